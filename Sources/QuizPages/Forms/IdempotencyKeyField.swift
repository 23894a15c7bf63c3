import HTML

/// The hidden field that identifies a form which is sent twice.
public enum IdempotencyKeyField {
  /// The field's name in forms.
  public static let name = "idempotency-key"

  static func html(_ key: String) -> HTML { "<input type=\"hidden\" name=\"\(name)\" value=\"\(key)\">" }
}
