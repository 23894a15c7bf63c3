import HTML

/// The icon of a streak.
enum FlameIcon {
  static let html: HTML = """
    <svg class="flame" viewBox="0 0 18 20" aria-hidden="true">\
    <path d="M9.5 0c.5 4 6 5.5 6 11.5a6.5 6.5 0 0 1-13 0C2.5 8.5 4 7 5 5.5c.4 1.7 1 2.5 2 3C6.8 5.5 7.5 2 9.5 0z"/>\
    <path class="core" d="M9.3 10c.3 2 2.5 2.5 2.5 4.8a2.8 2.8 0 0 1-5.6 0c0-2 1.9-2.5 3.1-4.8z"/></svg>
    """
}
