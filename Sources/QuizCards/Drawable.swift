import CPango
import QuizEngine

/// A face that the system can draw.
enum Drawable {
  case emoji(String)
  case vector(VectorPicture)
  case pixels(PixelPicture)

  /// Nil for a picture that can't be decoded here.
  init?(_ face: Card.Face) {
    switch face {
    case .emoji(let emoji): self = .emoji(emoji)
    case .picture(let file) where file.format == .svg:
      guard let picture = VectorPicture(file) else { return nil }
      self = .vector(picture)
    case .picture(let file):
      guard let picture = PixelPicture(file) else { return nil }
      self = .pixels(picture)
    }
  }

  /// The face again, where it is a picture that is broader than high: such a one shows a scene, and fills the window
  /// instead of standing in it.
  var scene: Drawable? {
    guard let size, size.width * 4 >= size.height * 5 else { return nil }
    return self
  }

  fileprivate var size: (width: Double, height: Double)? {
    switch self {
    case .emoji: nil
    case .vector(let picture): (picture.width, picture.height)
    case .pixels(let picture): (picture.width, picture.height)
    }
  }
}

extension Canvas {
  func draw(_ face: Drawable, within box: Box, _ language: Language) {
    if case .emoji(let emoji) = face { return drawEmoji(emoji, within: box) }
    guard let size = face.size else { return }
    draw(face, in: box.fitting(size.width, size.height))
  }

  func draw(_ face: Drawable, covering box: Box) {
    guard let size = face.size else { return }
    draw(face, in: box.covered(by: size.width, size.height))
  }

  private func draw(_ face: Drawable, in box: Box) {
    switch face {
    case .emoji: break
    case .vector(let picture): picture.draw(on: self, in: box)
    case .pixels(let picture): picture.draw(on: self, in: box)
    }
  }
}
