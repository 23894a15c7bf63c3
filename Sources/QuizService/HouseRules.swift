/// What an operator decides about the game.
public struct HouseRules: Hashable, Sendable {
  /// Whether one can play without a name.
  public var admitsGuests: Bool

  public init(admitsGuests: Bool = true) { self.admitsGuests = admitsGuests }
}
