/// The hidden field by which a form proves that it comes from a page that this visitor was shown.
public enum CSRFTokenField {
  /// The field's name in forms.
  public static let name = "csrf-token"
}
