/// Why a command ends without having done its work, in words for whoever called it.
struct CommandError: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}
