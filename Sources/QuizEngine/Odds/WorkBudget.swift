/// How much an exact computation may still do, counted in state updates: the same on every machine.
struct WorkBudget {
  private var remaining: Int64

  init(_ budget: Int) { remaining = Int64(budget) }

  mutating func spend(_ updates: Int) throws(WorkBudgetExceeded) {
    remaining -= Int64(updates)
    if remaining < 0 { throw WorkBudgetExceeded() }
  }
}

/// The exact computation would take more than it may.
struct WorkBudgetExceeded: Error {}
