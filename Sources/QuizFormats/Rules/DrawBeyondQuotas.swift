/// The quotas leave more to draw than there are questions without a quota's tag.
///
/// What the quotas leave of a draw comes from the questions whose tag has no quota.
struct DrawBeyondQuotas: Rule {
  static let id = "draw-beyond-quotas"
  static let why = "What the quotas leave of the draw comes from the questions whose tag has no quota."

  let left: Int
  let rest: Int

  var message: String {
    "The quotas leave \(left.of("question")) to draw, and \(rest == 0 ? "none" : "only \(rest)") "
      + "\(rest == 1 ? "is" : "are") without a quota's tag."
  }
  var help: String { "Raise the quotas, draw fewer, or write more questions without such a tag." }
}
