extension Texts {
  /// The texts of the account pages.
  public struct Account: Sendable {
    let fields: Fields
    public let errors: Errors
    let signUp: SignUp
    public let setup: Setup
    let signIn: SignIn
    let recover: Recover
    let code: Code
    public let guest: Guest
    let settings: Settings
    let password: Password
    public let sessions: Sessions
    public let deletion: Deletion

    /// The labels and hints of fields.
    struct Fields: Sendable {
      let name: String
      let nameHint: String
      let password: String
      let passwordHint: String
      let currentPassword: String
      let newPassword: String
      /// The label of the button that shows a password.
      let show: String
      let hide: String
      let code: String
      let codeHint: String
      let zone: String
      let zoneHint: String
      let chooseZone: String
      /// In place of the field if the browser tells the zone. `{place}` stands for the zone's place.
      let zoneFound: String
      /// The button that brings the field back.
      let changeZone: String
      /// The headings of the regions in the list of time zones.
      let regions: Regions
    }

    struct Regions: Sendable {
      let africa: String
      let america: String
      let antarctica: String
      let arctic: String
      let asia: String
      let atlantic: String
      let australia: String
      let europe: String
      let indian: String
      let pacific: String
      let other: String
    }

    /// The error messages of the forms.
    public struct Errors: Sendable {
      /// The heading above several errors.
      public let title: String
      public let name: String
      public let nameTaken: String
      public let tooShort: @Sendable (_ characters: Int) -> String
      public let tooLong: @Sendable (_ characters: Int) -> String
      public let common: String
      /// Doesn't say whether the name or the password is wrong.
      public let wrongSignIn: String
      public let wrongCode: String
      public let wrongCurrentPassword: String
      public let zone: String
      /// A form that makes a guest was sent once more, too late.
      public let formUsed: String
      public let language: String
      public let waitSeconds: @Sendable (_ seconds: Int) -> String
      public let waitMinutes: @Sendable (_ minutes: Int) -> String
      public let waitHours: @Sendable (_ hours: Int) -> String
      public let busy: String
    }

    struct SignUp: Sendable {
      let title: String
      /// For a guest.
      let guestTitle: String
      let guestText: String
      let create: String
      let haveOne: String
    }

    struct SignIn: Sendable {
      let title: String
      let text: String
      let submit: String
      let forgotten: String
      let haveNone: String
      /// A link below an error that tells to wait for minutes or hours. The code works at once, and it is used up.
      let useCode: String
    }

    struct Recover: Sendable {
      let title: String
      let text: String
      let submit: String
      /// For a player who has no recovery code either.
      let noCode: String
    }

    /// The page with the recovery code.
    struct Code: Sendable {
      let title: String
      let text: String
      let copy: String
      let copied: String
      /// The link that saves the code as a file.
      let download: String
      let goOn: String
      let renewTitle: String
      let renewText: String
      let renew: String
    }

    public struct Guest: Sendable {
      public let title: String
      let text: String
      public let play: String
    }

    struct Settings: Sendable {
      let title: String
      let guest: String
      let guestText: String
      let game: String
      let language: String
      let languageHint: String
      let hideStopwatch: String
      let hideStopwatchHint: String
      let zoneHint: String
      /// About a move that hasn't taken effect yet.
      let moving: @Sendable (_ zone: String) -> String
      let save: String
      let saved: String
      /// The heading of the choices of language and scheme.
      let display: String
      let pageLanguage: String
      let scheme: String
      /// As the system is set.
      let automatic: String
      let light: String
      let dark: String
      let account: String
      let signUp: String
      let password: String
      let code: String
      let sessions: String
      let data: String
      let signOut: String
      /// A warning for a guest, who can't sign in again.
      let guestSignOut: String
    }

    struct Password: Sendable {
      let title: String
      let text: String
      let submit: String
      let changed: String
    }

    public struct Sessions: Sendable {
      public let title: String
      let text: String
      let here: String
      /// “Firefox on Android”; both are product names.
      let browserOnSystem: @Sendable (_ browser: String, _ system: String) -> String
      let unknownOnSystem: @Sendable (_ system: String) -> String
      /// An unknown browser.
      let unknown: String
      let since: @Sendable (_ date: String) -> String
      let used: @Sendable (_ date: String) -> String
      /// If no other browser is signed in.
      let nowhereElse: String
      /// The heading of the choice of sessions to end.
      let choose: String
      /// The error if nothing is selected.
      public let chooseFirst: String
      let endOthers: String
      let endAll: String
      let whyPassword: String
      let submit: String
      let ended: String
    }

    /// The page of a set-up link, with which a house gets its first operator.
    public struct Setup: Sendable {
      let title: String
      let text: String
      /// Before the button for somebody who has an account.
      let signedIn: @Sendable (_ name: String) -> String
      let become: String
      public let invalid: Message
    }

    public struct Deletion: Sendable {
      let account: Words
      let guest: Words
      /// What becomes of quizzes that the player has made.
      public let quizzes: String
      let dataFirst: String
      let submit: String
      public let doneTitle: String
      public let doneText: String

      /// What differs between an account and a guest's data.
      struct Words: Sendable {
        /// The link in the settings.
        let link: String
        let title: String
        let text: String
        /// Goes back to the settings.
        let keep: String
      }
    }
  }
}
