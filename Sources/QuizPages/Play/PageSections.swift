import HTML

/// What differs between the pages that one prepared page stands for: the markup of each section of a page.
struct PageSections<Section: CaseIterable & RawRepresentable> where Section.RawValue == Int {
  /// In the order of the names.
  let all: [HTML]

  init(_ section: (Section) -> HTML) { all = Section.allCases.map(section) }

  /// Markers in the place of the sections.
  init(_ markers: PageMarkers) { all = Self.holes(markers).map { "\($0)" } }

  subscript(section: Section) -> HTML { all[section.rawValue] }

  /// The markers in the order of ``all``.
  static func holes(_ markers: PageMarkers) -> [String] {
    Section.allCases.map { markers.section($0.rawValue) }
  }
}
