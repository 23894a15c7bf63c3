/// How much an exact computation may still do, counted in state updates: the same on every machine.
struct Effort {
  private var left: Int64

  init(_ budget: Int) { left = Int64(budget) }

  mutating func spend(_ updates: Int) throws(BudgetSpent) {
    left -= Int64(updates)
    if left < 0 { throw BudgetSpent() }
  }
}

/// The exact computation would take more than it may.
struct BudgetSpent: Error {}
