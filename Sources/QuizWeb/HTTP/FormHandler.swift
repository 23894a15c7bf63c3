import Hummingbird

/// What answers a form that is sent to an address, and who may send it. The form is read after its sender was found, and
/// reaches the handler only if it comes from one of our pages. A button is a form without fields.
struct FormHandler: Sendable {
  let route: RouteHandler

  private init(_ route: RouteHandler) { self.route = route }
}

extension FormHandler {
  /// See ``RouteHandler/everybody(_:)``.
  static func everybody(
    form handler: @escaping @Sendable (FormData, Request, VisitorRequestContext) async throws -> Response
  ) -> FormHandler {
    FormHandler(.everybody { try await handler(FormData(of: $0, from: $1.visitor), $0, $1) })
  }

  /// See ``RouteHandler/players(_:)``.
  static func players(
    form handler: @escaping @Sendable (FormData, Request, PlayerRequestContext) async throws -> Response
  ) -> FormHandler {
    FormHandler(.players { try await handler(FormData(of: $0, from: $1.visitor), $0, $1) })
  }

  /// See ``RouteHandler/namedPlayers(_:)``.
  static func namedPlayers(
    form handler: @escaping @Sendable (FormData, Request, PlayerRequestContext) async throws -> Response
  ) -> FormHandler {
    FormHandler(.namedPlayers { try await handler(FormData(of: $0, from: $1.visitor), $0, $1) })
  }

  /// For a handler that decides more about the player before it reads the body, as an ``UploadForm``.
  static func namedPlayers(
    readingBodyItself handler: @escaping @Sendable (Request, PlayerRequestContext) async throws -> Response
  ) -> FormHandler {
    FormHandler(.namedPlayers(handler))
  }

  /// See ``RouteHandler/operators(_:)``.
  static func operators(
    form handler: @escaping @Sendable (FormData, Request, OperatorRequestContext) async throws -> Response
  ) -> FormHandler {
    FormHandler(.operators { try await handler(FormData(of: $0, from: $1.visitor), $0, $1) })
  }
}
