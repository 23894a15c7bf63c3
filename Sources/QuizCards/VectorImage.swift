import CPango
import CRsvg
import QuizEngine

/// An SVG image. It is parsed from memory without a base URL, so it can't load other files or sites.
final class VectorImage {
  private let handle: UnsafeMutablePointer<RsvgHandle>
  let width: Double
  let height: Double

  /// Returns nil if the file isn't SVG or exceeds librsvg's limits.
  init?(_ file: PictureFile) {
    guard let handle = rsvg_handle_new_from_data(file.bytes, gsize(file.bytes.count), nil) else { return nil }
    self.handle = handle
    width = Double(max(file.width, 1))
    height = Double(max(file.height, 1))
  }

  deinit { g_object_unref(handle) }

  func render(on canvas: Canvas, in box: Rect) {
    var viewport = RsvgRectangle(x: box.x, y: box.y, width: box.width, height: box.height)
    cairo_save(canvas.context)
    // If rendering fails half-way, the part that was rendered stays. The rest of the card isn't affected.
    rsvg_handle_render_document(handle, canvas.context, &viewport, nil)
    cairo_restore(canvas.context)
  }
}
