import CPango
import QuizCards
import QuizEngine

/// A rendered card whose pixels can be read.
final class RenderedImage {
  private let surface: OpaquePointer
  private let pixels: UnsafeMutablePointer<UInt8>
  private let stride: Int
  let width: Int
  let height: Int

  convenience init?(_ card: ShareCard) {
    guard let png = card.png() else { return nil }
    self.init(png: png)
  }

  init?(png: [UInt8]) {
    var rest = png[...]
    let surface = withUnsafeMutablePointer(to: &rest) { source in
      cairo_image_surface_create_from_png_stream(
        { source, target, length in
          guard let source = source?.assumingMemoryBound(to: ArraySlice<UInt8>.self), let target,
            source.pointee.count >= Int(length)
          else { return CAIRO_STATUS_READ_ERROR }
          for (index, byte) in source.pointee.prefix(Int(length)).enumerated() { target[index] = byte }
          source.pointee = source.pointee.dropFirst(Int(length))
          return CAIRO_STATUS_SUCCESS
        }, source)
    }
    guard let surface, cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS,
      let pixels = cairo_image_surface_get_data(surface)
    else { return nil }
    self.surface = surface
    self.pixels = pixels
    stride = Int(cairo_image_surface_get_stride(surface))
    width = Int(cairo_image_surface_get_width(surface))
    height = Int(cairo_image_surface_get_height(surface))
  }

  deinit { cairo_surface_destroy(surface) }

  func colour(_ x: Int, _ y: Int) -> RGBColor {
    let row = pixels + y * stride
    return RGBColor(red: row[4 * x + 2], green: row[4 * x + 1], blue: row[4 * x])
  }

  /// By pixel of a region, row by row: whether it differs from the background.
  func darkPixels(_ columns: Range<Int>, _ rows: Range<Int>) -> [Bool] {
    let background = colour(5, 5)
    return rows.flatMap { y in columns.map { x in colour(x, y) != background } }
  }

  /// The number of different colours in a region.
  func colours(_ columns: Range<Int>, _ rows: Range<Int>) -> Int {
    Set(rows.flatMap { y in columns.map { x in colour(x, y) } }).count
  }
}

extension RenderedImage {
  /// The region of the texts.
  static let textRegion = (60..<700, 40..<510)
  /// The inside of the arch, without its border.
  static let archRegion = (760..<1100, 150..<620)
}
