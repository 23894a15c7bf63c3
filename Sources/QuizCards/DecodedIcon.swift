import CPango
import QuizEngine

/// An icon that is ready to be rendered.
enum DecodedIcon {
  case emoji(String)
  case vector(VectorImage)
  case raster(RasterImage)

  /// Returns nil if the system can't decode the picture.
  init?(_ icon: ShareCard.Icon) {
    switch icon {
    case .emoji(let emoji): self = .emoji(emoji)
    case .picture(let file) where file.format == .svg:
      guard let picture = VectorImage(file) else { return nil }
      self = .vector(picture)
    case .picture(let file):
      guard let picture = RasterImage(file) else { return nil }
      self = .raster(picture)
    }
  }

  /// How a single icon stands in the window.
  enum Shape {
    /// An emoji or a square.
    case symbol
    /// A picture that is higher than wide, like a coat of arms.
    case portrait
    /// A picture with an aspect ratio from 5 : 4. It usually has a background of its own, so it fills the window.
    case scene
    /// A picture with an aspect ratio from 3 : 2. It would lose its sides if it filled the window.
    case landscape
  }

  var shape: Shape {
    guard let size else { return .symbol }
    if size.width * 2 >= size.height * 3 { return .landscape }
    if size.width * 4 >= size.height * 5 { return .scene }
    return size.height > size.width ? .portrait : .symbol
  }

  fileprivate var size: (width: Double, height: Double)? {
    switch self {
    case .emoji: nil
    case .vector(let picture): (picture.width, picture.height)
    case .raster(let picture): (picture.width, picture.height)
    }
  }
}

extension Canvas {
  func render(_ icon: DecodedIcon, within box: Rect) {
    if case .emoji(let emoji) = icon { return renderEmoji(emoji, within: box) }
    guard let size = icon.size else { return }
    render(icon, in: box.aspectFit(width: size.width, height: size.height))
  }

  func render(_ icon: DecodedIcon, covering box: Rect) {
    guard let size = icon.size else { return }
    render(icon, in: box.aspectFill(width: size.width, height: size.height))
  }

  /// Renders a picture as wide as the rectangle, on its lower side.
  ///
  /// - Returns: the picture's upper side.
  func render(_ icon: DecodedIcon, atBottomOf box: Rect) -> Double {
    guard let size = icon.size else { return box.y }
    let height = box.width * size.height / size.width
    let target = Rect(x: box.x, y: box.y + box.height - height, width: box.width, height: height)
    render(icon, in: target)
    return target.y
  }

  private func render(_ icon: DecodedIcon, in box: Rect) {
    switch icon {
    case .emoji: break
    case .vector(let picture): picture.render(on: self, in: box)
    case .raster(let picture): picture.render(on: self, in: box)
    }
  }
}
