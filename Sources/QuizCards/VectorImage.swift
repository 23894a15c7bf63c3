import CPango
import CRsvg
import QuizEngine

/// An SVG. It is read from memory and knows no address of its own, so it can't refer to any file or site.
final class VectorImage {
  private let handle: UnsafeMutablePointer<RsvgHandle>
  let width: Double
  let height: Double

  /// Nil where it isn't one, or draws on too much.
  init?(_ file: PictureFile) {
    guard let handle = rsvg_handle_new_from_data(file.bytes, gsize(file.bytes.count), nil) else { return nil }
    self.handle = handle
    width = Double(max(file.width, 1))
    height = Double(max(file.height, 1))
  }

  deinit { g_object_unref(handle) }

  func draw(on canvas: Canvas, in box: Rect) {
    var viewport = RsvgRectangle(x: box.x, y: box.y, width: box.width, height: box.height)
    cairo_save(canvas.context)
    // A picture that refuses half way leaves what it drew; the rest of the card is as it should be.
    rsvg_handle_render_document(handle, canvas.context, &viewport, nil)
    cairo_restore(canvas.context)
  }
}
