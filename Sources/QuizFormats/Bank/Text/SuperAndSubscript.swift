/// Writes superscripts and subscripts as plain text, such as x² and H₂O.
enum SuperAndSubscript {
  /// Uses Unicode superscripts; if one is missing, “^”: `x^(n+q)`.
  static func superscript(_ text: String) -> String { converted(text, by: superscriptCharacters, fallback: "^") }

  /// Uses Unicode subscripts; if one is missing, “_”: `v_(max)`.
  static func subscripted(_ text: String) -> String { converted(text, by: subscriptCharacters, fallback: "_") }

  private static func converted(
    _ text: String, by table: [Character: Character], fallback: String
  ) -> String {
    let inner = text.trimmed
    if inner.isEmpty { return text }
    let characters = inner.map { table[$0] }
    if !characters.contains(nil) { return String(characters.compactMap(\.self)) }
    // A footnote mark or a sign such as ™ needs no mark.
    if inner.allSatisfy({ !$0.isLetter && !$0.isNumber && !$0.isMathSymbol }) { return inner }
    return inner.count == 1 ? fallback + inner : "\(fallback)(\(inner))"
  }

  private static let superscriptCharacters = Dictionary(
    uniqueKeysWithValues: zip(
      "0123456789+-−=()abcdefghijklmnoprstuvwxyzABDEGHIJKLMNOPRTUVWβγδθφχ",
      "⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁻⁼⁽⁾ᵃᵇᶜᵈᵉᶠᵍʰⁱʲᵏˡᵐⁿᵒᵖʳˢᵗᵘᵛʷˣʸᶻᴬᴮᴰᴱᴳᴴᴵᴶᴷᴸᴹᴺᴼᴾᴿᵀᵁⱽᵂᵝᵞᵟᶿᵠᵡ"))
  private static let subscriptCharacters = Dictionary(
    uniqueKeysWithValues: zip("0123456789+-−=()aehijklmnoprstuvxβγρφχ", "₀₁₂₃₄₅₆₇₈₉₊₋₋₌₍₎ₐₑₕᵢⱼₖₗₘₙₒₚᵣₛₜᵤᵥₓᵦᵧᵨᵩᵪ"))
}
