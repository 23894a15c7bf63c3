/// Writes superscripts and subscripts as plain text, such as x² and H₂O.
enum SuperAndSubscript {
  /// Uses Unicode superscripts; if one is missing, “^”: `x^(n+q)`.
  static func superscript(_ text: String) -> String { written(text, superscriptCharacters, sign: "^") }

  /// Uses Unicode subscripts; if one is missing, “_”: `v_(max)`.
  static func subscripted(_ text: String) -> String { written(text, subscriptCharacters, sign: "_") }

  private static func written(_ text: String, _ table: [Character: Character], sign: String) -> String {
    let inner = text.trimmed
    if inner.isEmpty { return text }
    let characters = inner.map { table[$0] }
    if !characters.contains(nil) { return String(characters.compactMap(\.self)) }
    // A footnote mark or a sign such as ™ needs no mark.
    if inner.allSatisfy({ !$0.isLetter && !$0.isNumber && !$0.isMathSymbol }) { return inner }
    return inner.count == 1 ? sign + inner : "\(sign)(\(inner))"
  }

  private static let superscriptCharacters = Dictionary(
    uniqueKeysWithValues: zip(
      "0123456789+-−=()abcdefghijklmnoprstuvwxyzABDEGHIJKLMNOPRTUVWβγδθφχ",
      "⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁻⁼⁽⁾ᵃᵇᶜᵈᵉᶠᵍʰⁱʲᵏˡᵐⁿᵒᵖʳˢᵗᵘᵛʷˣʸᶻᴬᴮᴰᴱᴳᴴᴵᴶᴷᴸᴹᴺᴼᴾᴿᵀᵁⱽᵂᵝᵞᵟᶿᵠᵡ"))
  private static let subscriptCharacters = Dictionary(
    uniqueKeysWithValues: zip(
      "0123456789+-−=()aehijklmnoprstuvxβγρφχ", "₀₁₂₃₄₅₆₇₈₉₊₋₋₌₍₎ₐₑₕᵢⱼₖₗₘₙₒₚᵣₛₜᵤᵥₓᵦᵧᵨᵩᵪ"))
}
