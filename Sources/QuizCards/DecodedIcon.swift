import CPango
import QuizEngine

/// An icon that is ready to be drawn.
enum DecodedIcon {
  case emoji(String)
  case vector(VectorImage)
  case raster(RasterImage)

  /// Returns nil if the system can't decode the picture.
  init?(_ face: ShareCard.Icon) {
    switch face {
    case .emoji(let emoji): self = .emoji(emoji)
    case .picture(let file) where file.format == .svg:
      guard let picture = VectorImage(file) else { return nil }
      self = .vector(picture)
    case .picture(let file):
      guard let picture = RasterImage(file) else { return nil }
      self = .raster(picture)
    }
  }

  /// This icon, if it is a picture with an aspect ratio of at least 5 : 4; otherwise nil. A wide picture usually shows
  /// a scene, so it fills the arch.
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
  func draw(_ face: DecodedIcon, within box: Rect, _ language: Language) {
    if case .emoji(let emoji) = face { return drawEmoji(emoji, within: box) }
    guard let size = face.size else { return }
    draw(face, in: box.aspectFit(size.width, size.height))
  }

  func draw(_ face: DecodedIcon, covering box: Rect) {
    guard let size = face.size else { return }
    draw(face, in: box.aspectFill(size.width, size.height))
  }

  private func draw(_ face: DecodedIcon, in box: Rect) {
    switch face {
    case .emoji: break
    case .vector(let picture): picture.draw(on: self, in: box)
    case .raster(let picture): picture.draw(on: self, in: box)
    }
  }
}
