/// The time in which the load is measured. It opens after the warm-up and closes when the load ends.
struct Window {
  let opens: Instant
  let closes: Instant

  init(warmUp: Double, seconds: Double) {
    opens = Instant.now.advanced(seconds: warmUp)
    closes = opens.advanced(seconds: seconds)
  }

  var isOver: Bool { closes < .now }

  func contains(_ instant: Instant) -> Bool { opens < instant && instant <= closes }
}
