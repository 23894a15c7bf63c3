/// What stands in a row of a table under one of its columns, whatever kind of file the table is.
struct TableCell {
  let text: String
  let place: SourceLocation
  /// Whether somebody wrote it as a text, so that `nan` means itself.
  var isText = true
  /// Why nobody can tell what stands there.
  var problem: UnreadableCell?
}
