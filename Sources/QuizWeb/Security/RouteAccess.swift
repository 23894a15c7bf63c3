/// Who may use an address. Its handlers say it, and refuse everybody else.
///
/// What depends on more than the role stands elsewhere: a play belongs to a browser, a round to its player, a group to
/// its members, and a draft to its authors (``StudioPolicy``).
struct RouteAccess: Equatable {
  /// The least that a visitor must be.
  enum Visitors: CaseIterable {
    /// Everybody, without an account too.
    case everybody
    /// Players of the daily game, guests too. Others are asked to sign in.
    case players
    /// Players who have a name and a password. Visitors without a session are asked to sign in; for guests the page
    /// doesn't exist.
    case namedPlayers
    /// Operators. For everybody else the page doesn't exist.
    case operators
  }

  /// Who may open the page; nil if it doesn't exist for anybody.
  let get: Visitors?
  /// Who may send the form; nil if there is none.
  let post: Visitors?
}
