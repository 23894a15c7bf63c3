/// Whether pages are light or dark.
public enum ColorScheme: String, CaseIterable, Sendable {
  /// As the visitor's system is set.
  case automatic = "auto"
  case light, dark

  /// The value of the meta tag and of the CSS property `color-scheme`.
  var cssValue: String { self == .automatic ? "light dark" : rawValue }

  /// A style sheet that follows the system, made to show this scheme alone. ``automatic`` changes nothing.
  ///
  /// - Parameter css: asks for the system's scheme with `@media (prefers-color-scheme: dark)` only, and has at most one
  ///   declaration `color-scheme: light dark`.
  public func stylesheet(of css: String) -> String {
    guard self != .automatic else { return css }
    return css.replacing("@media (prefers-color-scheme: dark)", by: self == .dark ? "@media all" : "@media not all")
      .replacing("color-scheme: light dark", by: "color-scheme: " + rawValue)
  }
}
