import CPango
import QuizEngine

/// A face that the system can draw.
enum DecodedIcon {
  case emoji(String)
  case vector(VectorImage)
  case raster(RasterImage)

  /// Nil for a picture that can't be decoded here.
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

  /// The face again, where it is a picture that is broader than high: such a one shows a scene, and fills the window
  /// instead of standing in it.
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
