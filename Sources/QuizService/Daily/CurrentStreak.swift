/// A player's streak, and whether a new checkpoint is worth storing.
struct CurrentStreak: Sendable {
  let length: Int
  let needsCheckpoint: Bool
}
