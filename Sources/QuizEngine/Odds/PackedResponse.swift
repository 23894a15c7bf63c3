/// A random answer to a question in the form that moves packed lag vectors.
struct PackedResponse {
  /// By distribution of the ``RandomResponse``: its entries.
  let steps: [[PackedEntry]]
  /// By distribution, then by outcome: the most that it can catch up in the distributions after it.
  let catchUpAfter: [[Int32]]

  init(_ answer: RandomResponse, layout: LagLayout) {
    steps = answer.distributions.map { $0.entries.map { PackedEntry($0, layout: layout) } }
    var rest = answer.catchUp
    catchUpAfter = answer.distributions.map { distribution in
      rest = zip(rest, distribution.catchUp).map { $0 - $1 }
      return rest
    }
  }
}
