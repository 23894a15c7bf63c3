import HTML

/// The house's window as a drawing, for pages without another picture in it.
enum WindowPicture: Sendable {
  /// Dark, with the night sky in its panes: an error, or somebody who hasn't played yet.
  case unlit
  /// Lit, with closed curtains: a play without a result.
  case curtained
  /// The bars in the semicircle above a picture.
  case fanlight

  var html: HTML {
    switch self {
    case .unlit:
      """
      <svg class="window" viewBox="0 0 80 100" aria-hidden="true">\
      <path class="glass" d="M3 97V40a37 37 0 0 1 74 0v57z"/>\
      <path class="star" d="M57 20a10 10 0 1 0 9 14 8 8 0 0 1-9-14zM22 27l1.4 3.6L27 32l-3.6 1.4L22 37l-1.4-3.6L17 32l3.6-1.4zM29 56l1 2.6 2.6 1-2.6 1-1 2.6-1-2.6-2.6-1 2.6-1zM60 78l1.2 3 3 1.2-3 1.2-1.2 3-1.2-3-3-1.2 3-1.2z"/>\
      <path class="bars" d="M40 3v94M3 43h74M3 70h74M3 97V40a37 37 0 0 1 74 0v57z"/></svg>
      """
    case .curtained:
      """
      <svg class="window" viewBox="0 0 80 100" aria-hidden="true">\
      <path class="curtain" d="M0 100V40A40 40 0 0 1 39 0c-1 20 1 34-5 54s-5 34-1 46zM80 100V40A40 40 0 0 0 42 0c0 20-1 34 4 54s5 34 2 46z"/>\
      <path class="fold" d="M9 23c-2 26-1 52-3 77M19 12c-1 30-2 52-5 66s-2 16-2 22M30 4c0 32-3 50-8 66s-3 22-1 30M71 23c2 26 1 52 3 77M61 12c1 30 2 52 5 66s2 16 2 22M51 5c0 32 2 50 7 66s3 22 2 29"/></svg>
      """
    case .fanlight:
      """
      <svg class="fanlight" viewBox="0 0 80 40" aria-hidden="true">\
      <path d="M40 40V0M40 40L11.7 11.7M40 40L68.3 11.7M22 40a18 18 0 0 1 36 0M0 39h80"/></svg>
      """
    }
  }
}

/// Two windows side by side, each with a line below it: a player's and a friend's.
struct WindowPair {
  /// A window that ``QuizPageContext/arch(_:)`` makes, or one without light.
  let windows: [(window: HTML, caption: HTML)]

  var html: HTML {
    "<div class=\"pair\">\(windows.map { "<figure>\($0.window)<figcaption>\($0.caption)</figcaption></figure>" as HTML })</div>"
  }
}
