extension Int {
  /// At least two digits, as on a clock: `07`.
  var twoDigits: String { self < 10 ? "0" + String(self) : String(self) }
}
