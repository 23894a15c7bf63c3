/// A cell of a table of any file format.
struct TableCell {
  let text: String
  let location: SourceLocation
  /// Whether its author wrote it as a text, so that `nan` is a text too.
  var isText = true
  /// The reason why the cell's text is unclear.
  var problem: UnreadableCell?
}
