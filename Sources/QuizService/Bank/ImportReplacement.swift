/// What replaces an import that is undone.
///
/// The new import is added first, so that the bank has the old questions or the new ones at every moment. Questions that
/// both have then belong to the new one, and the undo removes the others.
public struct ImportReplacement: Hashable, Sendable {
  /// The new imports, one for each file. Questions that they changed aren't counted as changed by a later import.
  public var imports: Set<ImportID>
  /// The questions of the old import that the new ones would take over. Only for a dry run, which adds nothing.
  public var transferable: Set<BankQuestionID>

  public init(imports: Set<ImportID> = [], transferable: Set<BankQuestionID> = []) {
    self.imports = imports
    self.transferable = transferable
  }
}
