import HTML

/// The daily game's icon: a stopwatch with three marks, one for each question.
enum StopwatchIcon {
  static let html: HTML = """
    <svg class="stopwatch-icon" viewBox="0 0 120 132" width="120" height="132" aria-hidden="true">\
    <path class="stem" d="M52 4h16v8H52zM57 12h6v10h-6zM94 26l8 8-6 6-8-8z"/>\
    <circle class="case" cx="60" cy="76" r="50"/><circle class="face" cx="60" cy="76" r="42"/>\
    <path class="sector" d="M60 76V40a36 36 0 0 1 31.2 54z"/>\
    <circle class="mark-one" cx="60" cy="48" r="5"/>\
    <path class="mark-two" d="M84.2 84.2l6 10.4H78.2z"/><path class="mark-three" d="M30 85h10v10H30z"/>\
    <path class="hand" d="M60 76L88 60"/><circle class="pin" cx="60" cy="76" r="4"/></svg>
    """
}
