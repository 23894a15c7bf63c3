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
    let icons = icons.prefix(4).compactMap(DecodedIcon.init)
    let window = ArchShape(bounds: Self.windowBounds(for: icons))
    render(icons, in: window, on: canvas)
    renderTexts(on: canvas, width: window.bounds.x - 152)
    renderSiteName(on: canvas)
    return canvas.png
  }

  /// The window stands on the lower edge. It is wider for a picture that is shown whole in its lower part.
  private static func windowBounds(for icons: [DecodedIcon]) -> Rect {
    let width = icons.count == 1 && icons[0].shape == .landscape ? 452.0 : 378
    return Rect(x: 1120 - width, y: 66, width: width, height: 564)
  }

  /// Renders the window with the icons inside.
  private func render(_ icons: [DecodedIcon], in window: ArchShape, on canvas: Canvas) {
    let bounds = window.bounds
    canvas.fill(window, Palette.lamp)
    canvas.clipped(to: window) {
      switch (icons.count, icons.first?.shape) {
      case (1, .scene): canvas.render(icons[0], covering: bounds)
      case (1, .landscape): renderLandscape(icons[0], in: bounds, on: canvas)
      case (1, .portrait):
        canvas.render(
          icons[0], within: Rect(x: bounds.x + 38, y: bounds.y + 104, width: bounds.width - 76, height: 420))
      default: for (icon, box) in zip(icons, bounds.iconSlots(for: icons.count)) { canvas.render(icon, within: box) }
      }
    }
    canvas.stroke(window, accent, thickness: 10)
  }

  /// Renders a picture in the lower part of the window, and the bars of the semicircle above it.
  private func renderLandscape(_ icon: DecodedIcon, in bounds: Rect, on canvas: Canvas) {
    let top = canvas.render(icon, atBottomOf: bounds)
    let middle = (x: bounds.x + bounds.width / 2, y: top)
    for (x, y) in [(-1.0, 0.0), (-1, -1), (0, -1), (1, -1), (1, 0)] {
      canvas.line(from: middle, to: (middle.x + x * bounds.width, middle.y + y * bounds.width), accent, thickness: 6)
    }
  }

  private func renderTexts(on canvas: Canvas, width: Double) {
    let column = Rect(x: 80, y: 66, width: width, height: 410)
    let heading = heading.map {
      TextBlock($0, typeface: .sans, sizes: [36, 30], maxLines: 2, width: column.width, language: language, on: canvas)
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
    canvas.renderLogo(in: Rect(x: 73, y: 518, width: 80, height: 80), accent, light: Palette.background)
    let name = TextBlock(
      siteName, typeface: .serif, sizes: [56], maxLines: 1, width: 480, language: language, on: canvas)
    canvas.render(name, x: 166, y: 559 - name.height / 2, Palette.secondaryText)
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
