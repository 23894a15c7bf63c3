import HTML

/// An address to copy by hand, where scripts don't share it. It is shown whole, in as many lines as it needs.
struct AddressField {
  let label: String
  let address: String
  var id: HTML?

  /// The field with a button that copies the address. The button appears where ``PageScript/account`` runs.
  ///
  /// - Parameter id: of the field. The page has no other one with it.
  static func copied(label: String, address: String, id: HTML, _ texts: Texts) -> HTML {
    let words = texts.account.code
    return """
      <div class="address">\(AddressField(label: label, address: address, id: id).html)\
      <p class="copy-actions"><button class="button small" type="button" data-copy="\(id)" data-copied="\(words.copied)" hidden>\
      \(words.copy)</button><span role="status"></span></p></div>
      """
  }

  var html: HTML {
    """
    <label>\(label) <textarea\(id.map { " id=\"\($0)\"" }) readonly rows="2" translate="no" dir="ltr" spellcheck="false">\
    \(address)</textarea></label>
    """
  }
}
