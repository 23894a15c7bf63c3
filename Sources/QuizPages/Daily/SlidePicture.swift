import HTML

/// The drawings on the introduction's slides.
enum SlidePicture {
  static let all: [HTML] = [questions, watch, streak, boards]

  /// Three cards in rising steps.
  private static let questions: HTML = """
    <svg class="slide" viewBox="0 0 240 160" aria-hidden="true">\
    <rect class="highlight" x="8" y="8" width="224" height="144" rx="20"/>\
    <g class="card"><rect x="30" y="72" width="52" height="64" rx="8"/><rect x="94" y="52" width="52" height="84" rx="8"/>\
    <rect x="158" y="28" width="52" height="108" rx="8"/></g>\
    <g class="outline"><path d="M46 112h20M110 112h20M110 102h20M174 112h20M174 102h20M174 92h20"/></g>\
    <g class="symbol"><circle cx="56" cy="92" r="7"/><path d="M120 66l9 15h-18z"/><path d="M176 48h16v16h-16z"/></g></svg>
    """

  /// A stopwatch beside a card that is face down.
  private static let watch: HTML = """
    <svg class="slide" viewBox="0 0 240 160" aria-hidden="true">\
    <rect class="highlight" x="8" y="8" width="224" height="144" rx="20"/>\
    <g class="card"><circle cx="88" cy="88" r="46"/><rect x="150" y="50" width="62" height="80" rx="8"/></g>\
    <g class="outline"><path d="M78 30h20M88 30v12M122 50l8-8M88 88V58M88 88l20 14"/>\
    <path d="M171 76v28M191 76v28"/></g><g class="symbol"><circle cx="88" cy="88" r="5"/></g></svg>
    """

  /// A week of dates; one is missed and forgiven.
  private static let streak: HTML = """
    <svg class="slide" viewBox="0 0 240 160" aria-hidden="true">\
    <rect class="highlight" x="8" y="8" width="224" height="144" rx="20"/>\
    <g class="outline"><path d="M34 92h92M148 92h58"/><path class="bridge" d="M126 92q11-34 22 0"/></g>\
    <g class="symbol"><circle cx="34" cy="92" r="11"/><circle cx="63" cy="92" r="11"/><circle cx="92" cy="92" r="11"/>\
    <circle cx="121" cy="92" r="11"/><circle cx="177" cy="92" r="11"/><circle cx="206" cy="92" r="11"/></g>\
    <g class="card"><circle cx="149" cy="92" r="9"/></g></svg>
    """

  /// A winners' podium.
  private static let boards: HTML = """
    <svg class="slide" viewBox="0 0 240 160" aria-hidden="true">\
    <rect class="highlight" x="8" y="8" width="224" height="144" rx="20"/>\
    <g class="card"><rect x="40" y="92" width="50" height="44" rx="6"/><rect x="95" y="68" width="50" height="68" rx="6"/>\
    <rect x="150" y="104" width="50" height="32" rx="6"/></g>\
    <g class="symbol"><circle cx="65" cy="66" r="12"/><circle cx="120" cy="42" r="12"/><circle cx="175" cy="78" r="12"/></g>\
    <g class="outline"><path d="M57 114h16M112 100h16M167 120h16"/></g></svg>
    """
}
