extension Texts {
  /// The texts of the account pages.
  public struct Account: Sendable {
    public let fields: Fields
    public let errors: Errors
    public let signUp: SignUp
    public let signIn: SignIn
    public let recover: Recover
    public let code: Code
    public let guest: Guest
    public let settings: Settings
    public let password: Password
    public let sessions: Sessions
    public let deletion: Deletion

    /// The labels and hints of fields.
    public struct Fields: Sendable {
      public let name: String
      public let nameHint: String
      public let password: String
      public let passwordHint: String
      public let presentPassword: String
      public let newPassword: String
      /// The label of the button that shows a password.
      public let show: String
      public let hide: String
      public let code: String
      public let codeHint: String
      public let zone: String
      public let zoneHint: String
      public let chooseZone: String
      /// The headings of the regions in the list of time zones.
      public let regions: Regions
    }

    public struct Regions: Sendable {
      public let africa: String
      public let america: String
      public let antarctica: String
      public let arctic: String
      public let asia: String
      public let atlantic: String
      public let australia: String
      public let europe: String
      public let indian: String
      public let pacific: String
      public let other: String
    }

    /// The error messages of the forms.
    public struct Errors: Sendable {
      /// The heading of the error summary.
      public let title: String
      public let name: String
      public let nameTaken: String
      public let tooShort: @Sendable (_ characters: Int) -> String
      public let tooLong: @Sendable (_ bytes: Int) -> String
      public let common: String
      /// Doesn't say whether the name or the password is wrong.
      public let wrong: String
      public let wrongCode: String
      public let wrongPassword: String
      public let zone: String
      public let language: String
      public let waitSeconds: @Sendable (_ seconds: Int) -> String
      public let waitMinutes: @Sendable (_ minutes: Int) -> String
      public let waitHours: @Sendable (_ hours: Int) -> String
      public let busy: String
    }

    public struct SignUp: Sendable {
      public let title: String
      /// For a guest.
      public let guestTitle: String
      public let guestText: String
      public let create: String
      public let haveOne: String
    }

    public struct SignIn: Sendable {
      public let title: String
      public let text: String
      public let submit: String
      public let forgotten: String
      public let haveNone: String
    }

    public struct Recover: Sendable {
      public let title: String
      public let text: String
      public let submit: String
      /// For a player who has no recovery code either.
      public let noCode: String
    }

    /// The page with the recovery code.
    public struct Code: Sendable {
      public let title: String
      public let text: String
      public let copy: String
      public let copied: String
      public let goOn: String
      public let renewTitle: String
      public let renewText: String
      public let renew: String
    }

    public struct Guest: Sendable {
      public let title: String
      public let text: String
      public let play: String
    }

    public struct Settings: Sendable {
      public let title: String
      public let guest: String
      public let guestText: String
      public let game: String
      public let language: String
      public let languageHint: String
      public let hideWatch: String
      public let hideWatchHint: String
      public let zoneHint: String
      /// About a move that hasn't taken effect yet.
      public let moving: @Sendable (_ zone: String) -> String
      public let save: String
      public let saved: String
      public let account: String
      public let signUp: String
      public let password: String
      public let code: String
      public let sessions: String
      public let data: String
      public let delete: String
      public let signOut: String
      /// A warning for a guest, who can't sign in again.
      public let guestSignOut: String
    }

    public struct Password: Sendable {
      public let title: String
      public let text: String
      public let submit: String
      public let changed: String
    }

    public struct Sessions: Sendable {
      public let title: String
      public let text: String
      public let here: String
      /// “Firefox on Android”; both are product names.
      public let browserOnSystem: @Sendable (_ browser: String, _ system: String) -> String
      public let unknownOnSystem: @Sendable (_ system: String) -> String
      /// An unknown browser.
      public let unknown: String
      public let since: @Sendable (_ date: String) -> String
      public let used: @Sendable (_ date: String) -> String
      /// If no other browser is signed in.
      public let nowhereElse: String
      /// The heading of the choice of sessions to end.
      public let choose: String
      /// The error if nothing is selected.
      public let chooseFirst: String
      public let endOthers: String
      public let endAll: String
      public let whyPassword: String
      public let submit: String
      public let ended: String
    }

    public struct Deletion: Sendable {
      public let title: String
      public let text: String
      public let dataFirst: String
      public let submit: String
      public let keep: String
      public let doneTitle: String
      public let doneText: String
    }
  }
}
