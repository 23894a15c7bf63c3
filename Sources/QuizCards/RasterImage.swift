import CPango
import CRsvg
import QuizEngine

/// A decoded raster image, scaled down to the size that a card needs.
final class RasterImage {
  /// More pixels than the longest side that a card shows.
  private static let maxSide = 1200.0

  private let surface: OpaquePointer
  let width: Double
  let height: Double

  /// Returns nil if the system can't decode the file.
  init?(_ file: PictureFile) {
    guard let decoded = Self.decode(file) else { return nil }
    defer { g_object_unref(UnsafeMutableRawPointer(decoded)) }
    guard let surface = Self.surface(of: decoded) else { return nil }
    self.surface = surface
    width = Double(cairo_image_surface_get_width(surface))
    height = Double(cairo_image_surface_get_height(surface))
  }

  deinit { cairo_surface_destroy(surface) }

  func render(on canvas: Canvas, in box: Rect) {
    cairo_save(canvas.context)
    cairo_translate(canvas.context, box.x, box.y)
    cairo_scale(canvas.context, box.width / width, box.height / height)
    cairo_set_source_surface(canvas.context, surface, 0, 0)
    cairo_pattern_set_filter(cairo_get_source(canvas.context), CAIRO_FILTER_BEST)
    cairo_rectangle(canvas.context, 0, 0, width, height)
    cairo_fill(canvas.context)
    cairo_restore(canvas.context)
  }

  /// Decodes the first frame, turns it upright and adds an alpha channel.
  private static func decode(_ file: PictureFile) -> OpaquePointer? {
    guard let loader = gdk_pixbuf_loader_new_with_mime_type(file.format.mediaType, nil) else { return nil }
    defer { g_object_unref(loader) }
    let written = gdk_pixbuf_loader_write(loader, file.bytes, gsize(file.bytes.count), nil)
    guard gdk_pixbuf_loader_close(loader, nil) != 0, written != 0, let first = gdk_pixbuf_loader_get_pixbuf(loader),
      let upright = gdk_pixbuf_apply_embedded_orientation(first)
    else { return nil }
    defer { g_object_unref(UnsafeMutableRawPointer(upright)) }
    guard let small = downscaled(upright) else { return nil }
    defer { g_object_unref(UnsafeMutableRawPointer(small)) }
    return gdk_pixbuf_add_alpha(small, 0, 0, 0, 0)
  }

  private static func downscaled(_ picture: OpaquePointer) -> OpaquePointer? {
    let width = Double(gdk_pixbuf_get_width(picture))
    let height = Double(gdk_pixbuf_get_height(picture))
    let scale = min(1, maxSide / max(width, height))
    return gdk_pixbuf_scale_simple(
      picture, Int32(max(1, width * scale)), Int32(max(1, height * scale)), GDK_INTERP_BILINEAR)
  }

  /// Converts to Cairo's pixel format: colours are multiplied by alpha, and each pixel is a 32-bit word with alpha in
  /// the high byte, then red, green and blue.
  private static func surface(of picture: OpaquePointer) -> OpaquePointer? {
    let width = gdk_pixbuf_get_width(picture)
    let height = gdk_pixbuf_get_height(picture)
    guard let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, width, height) else { return nil }
    guard let target = cairo_image_surface_get_data(surface), let source = gdk_pixbuf_read_pixels(picture) else {
      cairo_surface_destroy(surface)
      return nil
    }
    let row = Int(gdk_pixbuf_get_rowstride(picture))
    let targetRow = Int(cairo_image_surface_get_stride(surface))
    cairo_surface_flush(surface)
    for y in 0..<Int(height) {
      let pixels = UnsafeMutableRawPointer(target + y * targetRow).assumingMemoryBound(to: UInt32.self)
      for x in 0..<Int(width) { pixels[x] = premultipliedPixel(source + y * row + 4 * x) }
    }
    cairo_surface_mark_dirty(surface)
    return surface
  }

  /// - Parameter pixel: one byte each for red, green, blue and alpha.
  private static func premultipliedPixel(_ pixel: UnsafePointer<UInt8>) -> UInt32 {
    let alpha = UInt32(pixel[3])
    let colours = (0..<3).map { (UInt32(pixel[$0]) * alpha + 127) / 255 }
    return alpha << 24 | colours[0] << 16 | colours[1] << 8 | colours[2]
  }
}
