/// The statements of one subject, as cases of an enumeration. They are written for SQLite; see
/// ``SQLDialect/translate(_:)`` for MariaDB. Tests prepare each of them and check its plan.
///
/// `CROSS JOIN` fixes the order of a join: SQLite reads the table on its left first, whatever its statistics suggest.
/// So the plan is the same for few rows and for many. On MariaDB it becomes `STRAIGHT_JOIN`, which does the same.
public protocol SQLStatement: RawRepresentable<String>, CaseIterable, Sendable {}
