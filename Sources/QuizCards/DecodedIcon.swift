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

  /// This icon, if it is a picture with an aspect ratio of at least 5 : 4; otherwise nil. A wide picture usually
  /// has a background of its own, so it fills the arch.
  var wideImage: DecodedIcon? {
    guard let size, size.width * 4 >= size.height * 5 else { return nil }
    return self
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

  private func render(_ icon: DecodedIcon, in box: Rect) {
    switch icon {
    case .emoji: break
    case .vector(let picture): picture.render(on: self, in: box)
    case .raster(let picture): picture.render(on: self, in: box)
    }
  }
}
