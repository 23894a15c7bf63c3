import Hummingbird
import QuizService

/// What answers a form that is sent to an address, and who may send it. The form is read after its sender was found,
/// and reaches the handler only if it comes from one of our pages. A button is a form without fields. An upload is
/// checked by its handler: ``namedPlayers(readingBodyItself:)``.
struct FormHandler: Sendable {
  /// Checks the form, and gives it to the handler of the site.
  let handler: RouteHandler

  private init(_ handler: RouteHandler) { self.handler = handler }
}

extension FormHandler {
  /// See ``RouteHandler/everybody(_:)``.
  static func everybody(
    form handler: @escaping @Sendable (FormData, VisitorRequest) async throws -> Response
  ) -> FormHandler {
    FormHandler(.everybody { try await handler(FormData(of: $0), $0) })
  }

  /// See ``RouteHandler/everybody(withPlayer:)``.
  static func everybody(
    withPlayer handler: @escaping @Sendable (FormData, VisitorRequest, Player?) async throws -> Response
  ) -> FormHandler {
    FormHandler(
      .everybody(withPlayer: { request, player in
        try await handler(FormData(of: request), request, player)
      }))
  }

  /// See ``RouteHandler/players(_:)``.
  static func players(
    form handler: @escaping @Sendable (FormData, PlayerRequest) async throws -> Response
  ) -> FormHandler {
    FormHandler(.players { try await handler(FormData(of: $0), $0) })
  }

  /// See ``RouteHandler/namedPlayers(_:)``.
  static func namedPlayers(
    form handler: @escaping @Sendable (FormData, PlayerRequest) async throws -> Response
  ) -> FormHandler {
    FormHandler(.namedPlayers { try await handler(FormData(of: $0), $0) })
  }

  /// For a handler that decides more about the player before it reads the body. It must read it as an ``UploadForm``,
  /// which makes the same check.
  static func namedPlayers(
    readingBodyItself handler: @escaping @Sendable (PlayerRequest) async throws -> Response
  ) -> FormHandler {
    FormHandler(.namedPlayers(handler))
  }

  /// See ``RouteHandler/operators(_:)``.
  static func operators(
    form handler: @escaping @Sendable (FormData, OperatorRequest) async throws -> Response
  ) -> FormHandler {
    FormHandler(.operators { try await handler(FormData(of: $0), $0) })
  }
}
