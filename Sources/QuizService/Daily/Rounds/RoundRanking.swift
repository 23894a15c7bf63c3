/// Whether a round enters boards if it is answered right.
package enum RoundRanking: Hashable, Sendable {
  case ranked
  /// A guest played it, so it never enters a board.
  case byGuest
  /// Its date was withheld in the player's browser when it began; see ``AccountDeletionResult/withheldDates``. A
  /// guest's round is ``byGuest`` then, too.
  case withheld

  init(isByGuest: Bool, isDateWithheld: Bool) {
    self = if isByGuest { .byGuest } else if isDateWithheld { .withheld } else { .ranked }
  }

  /// Reads the columns of `round`. A withheld round is unranked in them, too.
  init(storedAsUnranked isUnranked: Bool, withheld isWithheld: Bool) {
    self = if isWithheld { .withheld } else if isUnranked { .byGuest } else { .ranked }
  }
}
