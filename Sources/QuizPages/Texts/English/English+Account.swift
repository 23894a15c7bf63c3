import QuizEngine

extension Texts.Account {
  static let english = Texts.Account(
    fields: Fields(
      name: "Name",
      nameHint:
        "\(TextLimit.accountName.lowerBound) to \(TextLimit.accountName.upperBound) characters, starting with a letter. Other players will see it.",
      password: "Password",
      passwordHint: "At least 8 characters; 15 or more is better. A few random words work well.",
      currentPassword: "Current password",
      newPassword: "New password",
      show: "Show",
      hide: "Hide",
      code: "Recovery code",
      codeHint: "25 characters. Capitals, spaces and hyphens don’t matter.",
      zone: "Time zone",
      zoneHint: "Your new questions arrive at midnight in this time zone.",
      chooseZone: "Choose a place near you",
      zoneFound: "New questions arrive at midnight. Your time zone: {place}.",
      changeZone: "Change",
      regions: Regions(
        africa: "Africa", america: "Americas", antarctica: "Antarctica", arctic: "Arctic", asia: "Asia",
        atlantic: "Atlantic Ocean", australia: "Australia", europe: "Europe", indian: "Indian Ocean",
        pacific: "Pacific Ocean", other: "Elsewhere")),
    errors: Errors(
      title: "Almost there. A few things to fix:",
      name: """
        Use \(TextLimit.accountName.lowerBound) to \(TextLimit.accountName.upperBound) letters and digits, starting with a letter. Dots, hyphens and spaces are fine in between. \
        If your script writes vowel signs separately, each one counts as a letter.
        """,
      nameTaken: "That name is taken. Try another?",
      tooShort: { "Make it at least \(Plural.english($0, one: "character", other: "characters")) long." },
      tooLong: {
        "That password is too long. Keep it to \(Plural.english($0, one: "character", other: "characters"))."
      },
      common: "That password is too easy to guess. Try a few random words instead.",
      wrongSignIn: "That name and password don’t match. Try again?",
      wrongCode: "That name and code don’t match. Could there be a typo?",
      wrongCurrentPassword: "That isn’t your current password. Try again?",
      zone: "Choose where you are, so that we know when your day begins.",
      formUsed: "This form was used already. Press the button once more, and you’re in.",
      language: "Choose a language from the list.",
      waitSeconds: { "Too many attempts. Try again in \(Plural.english($0, one: "second", other: "seconds"))." },
      waitMinutes: { "Too many attempts. Try again in \(Plural.english($0, one: "minute", other: "minutes"))." },
      waitHours: {
        "Too many attempts. Try again in \(Plural.english($0, one: "hour", other: "hours"))."
      },
      busy: "We’re very busy right now. Try again in a moment."),
    signUp: SignUp(
      title: "Create an account",
      guestTitle: "Create an account",
      guestText: "You’ll keep everything you’ve played as a guest.",
      create: "Create an account",
      haveOne: "I already have an account"),
    setup: Setup(
      title: "Set up this site",
      text:
        "You’ll be its operator: you make quizzes, you give others their roles, and you keep the daily game in order.",
      signedIn: { "You’re signed in as \($0)." },
      become: "Become the operator",
      invalid: Texts.Message(
        title: "This link has ended",
        text: """
          A set-up link works once, within 24 hours, and only while a site has no operator. Whoever runs the server can \
          make a new one.
          """)),
    signIn: SignIn(
      title: "Sign in",
      text: "Your streak and your groups are waiting.",
      submit: "Sign in",
      forgotten: "Forgot your password?",
      haveNone: "I don’t have an account yet",
      useCode: "Set a new password with your recovery code"),
    recover: Recover(
      title: "Set a new password",
      text: "Type in the recovery code you saved. You’ll get a new one afterwards.",
      submit: "Set password",
      noCode: "No code either? Ask the people who run this site; they can give you one."),
    code: Code(
      title: "Save your recovery code",
      text:
        "If you forget your password, this code lets you in. We show it only this once, so write it down or save it.",
      copy: "Copy",
      copied: "Copied.",
      download: "Download",
      goOn: "I’ve saved it",
      renewTitle: "New recovery code",
      renewText: "Your old code will stop working, and you’ll be signed out of your other browsers.",
      renew: "Get a new code"),
    guest: Guest(
      title: "Play as a guest",
      text: "No sign-up needed. Check that we have your time zone right.",
      play: "Play today’s questions"),
    settings: Settings(
      title: "Settings",
      guest: "You’re playing as a guest",
      guestText:
        "Your progress lives in this browser only. With an account you can play on any device.",
      game: "Game settings",
      language: "Question language",
      languageHint: "This applies to questions you haven’t started yet.",
      hideStopwatch: "Hide the stopwatch",
      hideStopwatchHint: "It keeps running, out of sight.",
      zoneHint: "A change takes effect at the next midnight in the new time zone.",
      moving: { "Your time zone changes to \($0) at the next midnight there." },
      save: "Save",
      saved: "Saved.",
      display: "Display",
      pageLanguage: "Language",
      scheme: "Light or dark",
      automatic: "Automatic",
      light: "Light",
      dark: "Dark",
      account: "Account",
      signUp: "Create an account",
      password: "Change password",
      code: "Get a new recovery code",
      sessions: "Where you’re signed in",
      data: "Download your data",
      signOut: "Sign out",
      guestSignOut: "If you sign out as a guest, your progress is lost."),
    password: Password(
      title: "Change password",
      text: "You’ll be signed out in all your other browsers.",
      submit: "Change password",
      changed: "Your password has been changed."),
    sessions: Sessions(
      title: "Where you’re signed in",
      text:
        "We sign you out of a browser after 90 days without use, and after 180 days in any case. All we know about your device is which browser and system it runs.",
      here: "This browser",
      browserOnSystem: { "\($0) on \($1)" },
      unknownOnSystem: { "A browser on \($0)" },
      unknown: "Unknown browser",
      since: { "Signed in on \($0)" },
      used: { "last used on \($0)" },
      nowhereElse: "You aren’t signed in anywhere else.",
      choose: "Where do you want to sign out?",
      chooseFirst: "Choose where to sign out.",
      endOthers: "All other browsers",
      endAll: "All browsers, including this one",
      whyPassword: "We ask for it so that nobody who finds this browser open can sign you out elsewhere.",
      submit: "Sign out",
      ended: "Done. You’re signed out there."),
    deletion: Deletion(
      account: Deletion.Words(
        link: "Delete your account",
        title: "Delete your account?",
        text: """
          This deletes your account, your daily results, any reports you sent us and the quiz answers you gave in this \
          browser. You’ll also leave all your groups. It happens right away and can’t be undone.
          """,
        keep: "Keep my account"),
      guest: Deletion.Words(
        link: "Delete your data",
        title: "Delete your data?",
        text: """
          This deletes your daily results, any reports you sent us and the quiz answers you gave in this browser. It \
          happens right away and can’t be undone.
          """,
        keep: "Keep my data"),
      quizzes:
        "The quizzes you made in the studio are deleted as well. Any you published leave the site, and results that players shared will say that the quiz is gone.",
      dataFirst: "Download your data first",
      submit: "Delete for good",
      doneTitle: "Your data has been deleted",
      doneText: "Thank you for playing. You’re always welcome back."))
}
