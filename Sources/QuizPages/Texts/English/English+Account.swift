import QuizEngine

extension Texts.Account {
  static let english = Texts.Account(
    fields: Fields(
      name: "Name",
      nameHint:
        "\(TextLimit.accountName.lowerBound) to \(TextLimit.accountName.upperBound) letters and digits. Other players see it.",
      password: "Password",
      passwordHint: "At least 8 characters, better 15. A few words in a row do well.",
      presentPassword: "Your password now",
      newPassword: "New password",
      show: "Show",
      hide: "Hide",
      code: "Recovery code",
      codeHint: "25 characters. Capitals, blanks and hyphens don’t matter.",
      zone: "Time zone",
      zoneHint: "Your new questions come at midnight there.",
      chooseZone: "Choose a place near you",
      regions: Regions(
        africa: "Africa", america: "Americas", antarctica: "Antarctica", arctic: "Arctic", asia: "Asia",
        atlantic: "Atlantic Ocean", australia: "Australia", europe: "Europe", indian: "Indian Ocean",
        pacific: "Pacific Ocean", other: "Elsewhere")),
    errors: Errors(
      title: "Please look at this again",
      name: """
        A name has \(TextLimit.accountName.lowerBound) to \(TextLimit.accountName.upperBound) letters and digits and begins with a letter. Dots, hyphens and blanks go between them. \
        A vowel sign counts as a letter.
        """,
      nameTaken: "That name is taken. Try another?",
      tooShort: { "Make it at least \(Plural.english($0, one: "character", other: "characters")) long." },
      tooLong: { "That is very long. No more than \(Plural.english($0, one: "byte", other: "bytes")) fit." },
      common: "That one is tried first by whoever wants to get in. A few words of your own are better.",
      wrong: "That name and that password don’t belong together.",
      wrongCode: "That name and that code don’t belong together. Perhaps a character slipped?",
      wrongPassword: "That isn’t your password.",
      zone: "Choose where you are, so that we know when your day begins.",
      language: "Choose one of the languages in the list.",
      waitSeconds: {
        "There were many attempts. Try again in \(Plural.english($0, one: "second", other: "seconds"))."
      },
      waitMinutes: {
        "There were many attempts. Try again in \(Plural.english($0, one: "minute", other: "minutes"))."
      },
      waitHours: {
        "There were many attempts. Try again in \(Plural.english($0, one: "hour", other: "hours")), or use your recovery code."
      },
      busy: "Many people are at the door just now. Try again in a moment."),
    signUp: SignUp(
      title: "Create an account",
      guestTitle: "Give yourself a name",
      guestText: "What you played as a guest stays yours.",
      create: "Create an account",
      haveOne: "I have an account"),
    signIn: SignIn(
      title: "Sign in",
      text: "Good to see you again.",
      submit: "Sign in",
      forgotten: "Forgot your password?",
      haveNone: "I have no account yet"),
    recover: Recover(
      title: "Set a new password",
      text: "The code that you wrote down lets you in. You get a new one afterwards.",
      submit: "Set the password",
      noCode: "No code either? Ask the people who run this house; they can make you one."),
    code: Code(
      title: "Write this code down",
      text: "Should you forget your password, this code lets you in. We show it only now, and can’t look it up later.",
      copy: "Copy the code",
      copied: "Copied.",
      goOn: "I have it, go on",
      renewTitle: "A new recovery code",
      renewText: "The old one stops working, and your other browsers are signed out.",
      renew: "Make a new code"),
    guest: Guest(
      title: "Where are you?",
      text: "Every day at midnight there are new questions. Tell us whose midnight.",
      play: "Play as a guest"),
    settings: Settings(
      title: "Settings",
      guest: "You play as a guest",
      guestText: "Only this browser knows you. With a name you can play on any device, and on the boards.",
      game: "The game",
      language: "Language of the questions",
      languageHint: "Holds for questions that you haven’t started yet.",
      hideWatch: "Hide the stopwatch",
      hideWatchHint: "It runs all the same, out of sight.",
      zoneHint: "A change holds from the next midnight there.",
      moving: { "From the next midnight there: \($0)." },
      save: "Save",
      saved: "Saved.",
      account: "The account",
      signUp: "Create an account",
      password: "Change the password",
      code: "Make a new recovery code",
      sessions: "See where you are signed in",
      data: "Download everything we keep about you",
      delete: "Delete the account",
      signOut: "Sign out",
      guestSignOut: "Signing out ends the guest’s game: nothing leads back to it."),
    password: Password(
      title: "Change your password",
      text: "All your other browsers are signed out.",
      submit: "Change it",
      changed: "Your password is changed."),
    sessions: Sessions(
      title: "Where you are signed in",
      text:
        "A browser is signed out by itself when it wasn’t used for 90 days, and 180 days after you signed in at the latest. We keep the names of the browser and the system, and nothing else about your device.",
      here: "This browser",
      browserOnSystem: { "\($0) on \($1)" },
      unknownOnSystem: { "A browser on \($0)" },
      unknown: "Unknown browser",
      since: { "signed in on \($0)" },
      used: { "last used on \($0)" },
      nowhereElse: "You aren’t signed in anywhere else.",
      choose: "Which browser should be signed out?",
      chooseFirst: "Choose what should be signed out.",
      endOthers: "All other browsers",
      endAll: "All browsers, this one too",
      whyPassword: "So that nobody who finds this browser open can sign you out elsewhere.",
      submit: "Sign out",
      ended: "Done: what you chose is signed out."),
    deletion: Deletion(
      title: "Delete your account",
      text:
        "Your name, rounds, groups and reports are forgotten at once, and so are the quizzes that you took in this browser. Nobody can bring them back.",
      dataFirst: "Download what we keep first",
      submit: "Delete for good",
      keep: "Keep it",
      doneTitle: "Your account is gone",
      doneText: "Thank you for playing. The door stays open."))
}
