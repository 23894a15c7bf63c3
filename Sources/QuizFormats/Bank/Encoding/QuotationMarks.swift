/// The partners of a quotation mark, in all languages: „…“ in German, “…” in English, ”…” in Swedish.
struct QuotationMarks: Sendable {
  /// The marks that it closes.
  let opening: Set<Unicode.Scalar>
  /// The marks that close it.
  let closing: Set<Unicode.Scalar>

  static let all: [Unicode.Scalar: QuotationMarks] = {
    let pairs: [(Unicode.Scalar, Unicode.Scalar)] = [
      ("“", "”"), ("„", "“"), ("„", "”"), ("”", "”"), ("‘", "’"), ("‚", "‘"), ("‚", "’"), ("’", "’"), ("«", "»"),
      ("»", "«"), ("»", "»"), ("‹", "›"), ("›", "‹"), ("›", "›"),
    ]
    return Dictionary(
      uniqueKeysWithValues: Set(pairs.flatMap { [$0.0, $0.1] }).map { mark in
        (
          mark,
          QuotationMarks(
            opening: Set(pairs.filter { $0.1 == mark }.map(\.0)), closing: Set(pairs.filter { $0.0 == mark }.map(\.1)))
        )
      })
  }()
}
