/// Words that don't show what a question is about.
enum StopWords {
  static let all = Set(english + russian)

  private static let english = words(
    """
    a an and are as at be been by did do does for from had has have he her his how in into is it its known many of on or
    s she that the their them these they this to was were what when where which who whom whose why will with would you
    your name named called following does during after before about than also most much many
    """)

  private static let russian = words(
    """
    а в во где для до его ее её если за и из или их к как какая какие какого какое какой каком какую когда кого кто кому
    которая которого которое которой которую который которых кто ли между на над не ней него о об он она они оно от по под
    при с со сколько так также то у что чего чем чему это этого этой этом является называется
    """)

  private static func words(_ text: String) -> [String] { text.split(whereSeparator: \.isWhitespace).map(String.init) }
}
