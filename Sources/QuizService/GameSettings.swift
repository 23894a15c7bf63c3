/// What an operator decides about the game and about those who come.
public struct GameSettings: Hashable, Sendable {
  /// Whether one can play without a name.
  public var allowsGuests: Bool
  /// Who gets which question.
  public var drawMode: DrawMode
  /// Of which no password may be made; see ``SiteWords``.
  public var siteWords: [String]
  /// How many wrong passwords may come from one network, all at once and then again in each hour; 0 is without limit.
  public var failedSignInsPerHour: Int
  /// How many accounts and guests may come from one network, all at once and then again in each hour; 0 is without limit.
  public var signUpsPerHour: Int

  public init(
    allowsGuests: Bool = true, drawMode: DrawMode = .shared, failedSignInsPerHour: Int = 200,
    signUpsPerHour: Int = 1000,
    siteWords: [String] = SiteWords.standard
  ) {
    self.allowsGuests = allowsGuests
    self.drawMode = drawMode
    self.failedSignInsPerHour = failedSignInsPerHour
    self.signUpsPerHour = signUpsPerHour
    self.siteWords = siteWords
  }
}
