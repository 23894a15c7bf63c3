/// What came of a question that was brought to the bank, or would come of it.
public enum BankEntryResult: Hashable, Sendable {
  /// The bank never had it.
  case added
  /// The bank has it, or had it before it was taken out, with everything that it says.
  case unchanged
  /// The bank had it with another explanation, source, licence, name, category, difficulty or other wrong answers, and has
  /// it now as it came.
  case changed
  /// The bank has it otherwise, and that stays so.
  case skipped(Reason)

  /// Why a question stays as the bank has it.
  public enum Reason: String, Hashable, Sendable {
    /// It was asked, or stands on the schedule.
    case frozen
    /// It was taken out.
    case retired
  }
}
