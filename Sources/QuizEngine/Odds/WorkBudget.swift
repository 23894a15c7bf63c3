/// How many state updates an exact computation may still make. The count is the same on every machine, unlike time.
struct WorkBudget {
  private var remaining: Int64

  init(_ budget: Int) { remaining = Int64(budget) }

  mutating func spend(_ updates: Int) throws(WorkBudgetExceeded) {
    remaining -= Int64(updates)
    if remaining < 0 { throw WorkBudgetExceeded() }
  }
}

/// The exact computation would exceed its budget.
struct WorkBudgetExceeded: Error {}
