/// What an operator decides about the game.
public struct HouseRules: Hashable, Sendable {
  /// Whether one can play without a name.
  public var admitsGuests: Bool
  /// Who gets which question.
  public var draw: DrawMode

  public init(admitsGuests: Bool = true, draw: DrawMode = .shared) {
    self.admitsGuests = admitsGuests
    self.draw = draw
  }
}
