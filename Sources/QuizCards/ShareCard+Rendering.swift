import QuizEngine

extension ShareCard {
  /// Renders the card as a PNG.
  ///
  /// This takes about 20 ms; the first time in a process it takes about 60 ms. A hostile picture can take any time. So
  /// don't call it on threads that serve requests, and call it in a process that can be ended.
  ///
  /// A picture in a format that the system can't decode is left out: AVIF, and WebP without Debian's
  /// `webp-pixbuf-loader`.
  /// - Returns: the PNG file; nil if there is not enough memory.
  public func png() -> [UInt8]? {
    guard let canvas = Canvas(width: ShareCard.width, height: ShareCard.height) else { return nil }
    canvas.fill(Palette.background)
    renderArch(on: canvas)
    renderTexts(on: canvas)
    renderSiteName(on: canvas)
    return canvas.png
  }

  /// Renders the arch at the lower edge, with the icons inside.
  private func renderArch(on canvas: Canvas) {
    let arch = ArchShape(bounds: Rect(x: 742, y: 66, width: 378, height: 564))
    canvas.fill(arch, Palette.lamp)
    canvas.clipped(to: arch) { renderIcons(on: canvas, in: arch.bounds) }
    canvas.stroke(arch, accent, thickness: 10)
  }

  private func renderIcons(on canvas: Canvas, in bounds: Rect) {
    let icons = icons.prefix(4).compactMap(DecodedIcon.init)
    if icons.count == 1, let image = icons[0].wideImage {
      canvas.render(image, covering: bounds)
    } else {
      for (icon, box) in zip(icons, bounds.iconSlots(for: icons.count)) { canvas.render(icon, within: box) }
    }
  }

  private func renderTexts(on canvas: Canvas) {
    let column = Rect(x: 80, y: 66, width: 590, height: 424)
    let heading = heading.map {
      TextBlock(
        $0, typeface: .sans, sizes: [36, 30], maxLines: 2, width: column.width, language: language, on: canvas)
    }
    let room = column.height - (heading.map { $0.height + 18 } ?? 0)
    let name = TextBlock(
      name, typeface: .serif, sizes: [112, 96, 84, 72, 62, 52, 44], maxLines: 5, width: column.width, height: room,
      language: language, on: canvas)
    var y = column.y + (room - name.height) / 2
    if let heading {
      canvas.render(heading, x: column.x, y: y, accent)
      y += heading.height + 18
    }
    canvas.render(name, x: column.x, y: y, Palette.text)
  }

  private func renderSiteName(on canvas: Canvas) {
    canvas.renderLogo(in: Rect(x: 80, y: 536, width: 44, height: 44), accent, light: Palette.background)
    let name = TextBlock(
      siteName, typeface: .serif, sizes: [30], maxLines: 1, width: 500, language: language, on: canvas)
    canvas.render(name, x: 136, y: 558 - name.height / 2, Palette.secondaryText)
  }
}

/// The site's colours in its light theme. They are the same as in `site.css`.
enum Palette {
  static let background = RGBColor(red: 0xfb, green: 0xf7, blue: 0xf0)
  static let text = RGBColor(red: 0x2b, green: 0x23, blue: 0x20)
  /// The light in a window.
  static let lamp = RGBColor(red: 0xff, green: 0xe3, blue: 0xa1)
  static let secondaryText = RGBColor(red: 0x6a, green: 0x5d, blue: 0x55)
}
