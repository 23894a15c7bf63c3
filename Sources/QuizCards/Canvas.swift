import CPango
import QuizEngine

/// The bitmap of a card, with functions that render shapes on it.
final class Canvas {
  private let surface: OpaquePointer
  let context: OpaquePointer

  /// Returns nil if there is not enough memory.
  init?(width: Int, height: Int) {
    let surface = cairo_image_surface_create(CAIRO_FORMAT_RGB24, Int32(width), Int32(height))
    guard let surface, cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS else { return nil }
    guard let context = cairo_create(surface), cairo_status(context) == CAIRO_STATUS_SUCCESS else {
      cairo_surface_destroy(surface)
      return nil
    }
    self.surface = surface
    self.context = context
  }

  deinit {
    cairo_destroy(context)
    cairo_surface_destroy(surface)
  }

  /// The bitmap as a PNG file. It is nil if rendering failed or there is not enough memory.
  var png: [UInt8]? {
    guard cairo_status(context) == CAIRO_STATUS_SUCCESS else { return nil }
    var bytes: [UInt8] = []
    let status = withUnsafeMutablePointer(to: &bytes) { target in
      cairo_surface_write_to_png_stream(
        surface,
        { target, part, length in
          target?.assumingMemoryBound(to: [UInt8].self).pointee
            .append(contentsOf: UnsafeBufferPointer(start: part, count: Int(length)))
          return CAIRO_STATUS_SUCCESS
        }, target)
    }
    return status == CAIRO_STATUS_SUCCESS ? bytes : nil
  }
}

extension Canvas {
  func fill(_ colour: RGBColor) {
    setColor(colour)
    cairo_paint(context)
  }

  func fill(_ arch: ArchShape, _ colour: RGBColor) {
    outline(arch)
    setColor(colour)
    cairo_fill(context)
  }

  func stroke(_ arch: ArchShape, _ colour: RGBColor, thickness: Double) {
    outline(arch)
    setColor(colour)
    cairo_set_line_width(context, thickness)
    cairo_stroke(context)
  }

  func line(from start: (x: Double, y: Double), to end: (x: Double, y: Double), _ colour: RGBColor, thickness: Double) {
    cairo_new_path(context)
    cairo_move_to(context, start.x, start.y)
    cairo_line_to(context, end.x, end.y)
    setColor(colour)
    cairo_set_line_width(context, thickness)
    cairo_stroke(context)
  }

  /// Runs `render` with a clip: only the inside of the arch changes.
  func clipped(to arch: ArchShape, _ render: () -> Void) {
    cairo_save(context)
    outline(arch)
    cairo_clip(context)
    render()
    cairo_restore(context)
  }

  func setColor(_ colour: RGBColor) {
    cairo_set_source_rgb(context, Double(colour.red) / 255, Double(colour.green) / 255, Double(colour.blue) / 255)
  }

  private func outline(_ arch: ArchShape) {
    let box = arch.bounds
    let radius = arch.bounds.width / 2
    cairo_new_path(context)
    cairo_move_to(context, box.x, box.y + box.height)
    cairo_arc(context, box.x + radius, box.y + radius, radius, -Double.pi, 0)
    cairo_line_to(context, box.x + box.width, box.y + box.height)
  }

  /// Renders the site's logo, a lamp in an arch. The path is the same as in the header of the pages, on a grid of
  /// 24 × 24.
  func renderLogo(in box: Rect, _ colour: RGBColor, light: RGBColor) {
    cairo_save(context)
    cairo_translate(context, box.x, box.y)
    cairo_scale(context, box.width / 24, box.height / 24)
    fill(ArchShape(bounds: Rect(x: 4, y: 3, width: 16, height: 19)), colour)
    setColor(light)
    polygon([(9.2, 10), (14.8, 10), (16.7, 15), (7.3, 15)])
    polygon([(11.3, 15), (12.7, 15), (12.7, 19), (11.3, 19)])
    polygon([(9, 19), (15, 19), (15, 20.4), (9, 20.4)])
    cairo_restore(context)
  }

  private func polygon(_ points: [(Double, Double)]) {
    cairo_new_path(context)
    for (x, y) in points { cairo_line_to(context, x, y) }
    cairo_fill(context)
  }
}
