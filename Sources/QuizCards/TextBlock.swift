import CPango
import QuizEngine

/// A text in the largest of several sizes in which it fits.
final class TextBlock {
  let layout: OpaquePointer

  enum Typeface: String {
    case serif = "Noto Serif"
    case sans = "Noto Sans"
  }

  /// - Parameters:
  ///   - sizes: font sizes in pixels, the largest first. If the text doesn't fit even in the last one, it ends in an
  ///     ellipsis.
  ///   - maxLines: the largest number of lines.
  ///   - width: the width of a line, in pixels.
  ///   - height: the largest height of all lines together, in pixels.
  init(
    _ text: String, typeface: Typeface, sizes: [Double], maxLines: Int, width: Double, height: Double = .infinity,
    language: Language, on canvas: Canvas
  ) {
    layout = pango_cairo_create_layout(canvas.context)
    pango_context_set_language(pango_layout_get_context(layout), pango_language_from_string(language.tag))
    pango_layout_set_single_paragraph_mode(layout, 1)
    pango_layout_set_width(layout, Self.units(width))
    pango_layout_set_wrap(layout, PANGO_WRAP_WORD)
    pango_layout_set_line_spacing(layout, typeface == .serif ? 0.9 : 1)
    disableHyphens()
    func fits(_ text: String, in sizes: [Double]) -> Bool {
      pango_layout_set_text(layout, text, Int32(text.utf8.count))
      return sizes.contains { size in
        setFont(typeface, size: size, language: language)
        return lineCount <= maxLines && self.height <= height && naturalWidth <= width
      }
    }
    let isChinese = language.tag.hasPrefix("zh")
    if isChinese, fits(text.withUnbrokenClauses, in: sizes.filter { $0 >= Self.smallestForWholeClauses }) { return }
    if fits(text, in: sizes) {
      balance(from: width)
      return
    }
    pango_layout_set_wrap(layout, PANGO_WRAP_WORD_CHAR)
    pango_layout_set_ellipsize(layout, PANGO_ELLIPSIZE_END)
    for lines in (1...maxLines).reversed() {
      pango_layout_set_height(layout, Int32(-lines))
      if self.height <= height { return }
    }
  }

  /// Down to this size, a Chinese text is rather made smaller than broken within a clause.
  private static let smallestForWholeClauses = 62.0

  deinit { g_object_unref(UnsafeMutableRawPointer(layout)) }

  /// In pixels.
  var height: Double { extents.height }
  private var naturalWidth: Double { extents.width }
  private var lineCount: Int { Int(pango_layout_get_line_count(layout)) }

  private var extents: (width: Double, height: Double) {
    var (width, height): (Int32, Int32) = (0, 0)
    pango_layout_get_pixel_size(layout, &width, &height)
    return (Double(width), Double(height))
  }

  /// Makes all lines about equally long.
  private func balance(from width: Double) {
    let lines = lineCount
    guard lines > 1, pango_layout_get_direction(layout, 0) != PANGO_DIRECTION_RTL else { return }
    var narrowest = width
    for percent in stride(from: 97.0, through: 50, by: -3) {
      let narrower = width * percent / 100
      pango_layout_set_width(layout, Self.units(narrower))
      guard lineCount == lines, naturalWidth <= narrower else { break }
      narrowest = narrower
    }
    pango_layout_set_width(layout, Self.units(narrowest))
  }

  /// Turns hyphens off. A word that is too long for a line is broken without a hyphen, because only its author knows
  /// where a hyphen is allowed.
  private func disableHyphens() {
    let attributes = pango_attr_list_new()
    pango_attr_list_insert(attributes, pango_attr_insert_hyphens_new(0))
    pango_layout_set_attributes(layout, attributes)
    pango_attr_list_unref(attributes)
  }

  private func setFont(_ typeface: Typeface, size: Double, language: Language) {
    let families = "\(typeface.rawValue), \(typeface.rawValue) CJK \(Self.region(of: language)), Noto Color Emoji"
    let description = pango_font_description_new()
    pango_font_description_set_family(description, families)
    pango_font_description_set_weight(description, typeface == .serif ? PANGO_WEIGHT_BOLD : PANGO_WEIGHT_NORMAL)
    pango_font_description_set_absolute_size(description, size * Double(PANGO_SCALE))
    pango_layout_set_font_description(layout, description)
    pango_font_description_free(description)
  }

  /// The part of Noto's font names that selects the regional shapes of Chinese characters.
  private static func region(of language: Language) -> String {
    switch language.tag.lowercased() {
    case let tag where tag.hasPrefix("ja"): "JP"
    case let tag where tag.hasPrefix("ko"): "KR"
    case "zh-hant-hk", "zh-hk": "HK"
    case let tag where tag.hasPrefix("zh-hant") || tag == "zh-tw": "TC"
    case let tag where tag.hasPrefix("zh"): "SC"
    default: "TC"
    }
  }

  private static func units(_ pixels: Double) -> Int32 { Int32(pixels * Double(PANGO_SCALE)) }
}

extension String {
  /// A Chinese text that is broken after a mark only. Otherwise any two characters may be parted, also those of one
  /// word.
  fileprivate var withUnbrokenClauses: String {
    var text = ""
    for character in self {
      if let last = text.last, !"，。！？：；、 ".contains(last) { text += "\u{2060}" }
      text.append(character)
    }
    return text
  }
}

extension Canvas {
  func render(_ block: TextBlock, x: Double, y: Double, _ colour: RGBColor) {
    setColor(colour)
    cairo_move_to(context, x, y)
    pango_cairo_show_layout(context, block.layout)
  }

  /// Renders an emoji as large as the rectangle allows.
  func renderEmoji(_ emoji: String, within box: Rect) {
    let layout = pango_cairo_create_layout(context)
    defer { g_object_unref(UnsafeMutableRawPointer(layout)) }
    let font = pango_font_description_from_string("Noto Color Emoji, Noto Serif")
    pango_font_description_set_absolute_size(font, 128 * Double(PANGO_SCALE))
    pango_layout_set_font_description(layout, font)
    pango_font_description_free(font)
    pango_layout_set_single_paragraph_mode(layout, 1)
    pango_layout_set_text(layout, emoji, Int32(emoji.utf8.count))
    var bounds = PangoRectangle()
    pango_layout_get_pixel_extents(layout, &bounds, nil)
    guard bounds.width > 0, bounds.height > 0 else { return }
    let fit = box.aspectFit(width: Double(bounds.width), height: Double(bounds.height))
    let scale = fit.width / Double(bounds.width)
    cairo_save(context)
    setColor(Palette.text)
    cairo_translate(context, fit.x, fit.y)
    cairo_scale(context, scale, scale)
    cairo_move_to(context, -Double(bounds.x), -Double(bounds.y))
    pango_cairo_show_layout(context, layout)
    cairo_restore(context)
  }
}
