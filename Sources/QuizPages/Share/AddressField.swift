import HTML

/// An address to copy by hand, where scripts don't share it. It is shown whole, in as many lines as it needs.
struct AddressField {
  let label: String
  let address: String
  var id: HTML?

  var html: HTML {
    """
    <label>\(label) <textarea\(id.map { " id=\"\($0)\"" }) readonly rows="2" translate="no" dir="ltr" spellcheck="false">\
    \(address)</textarea></label>
    """
  }
}
