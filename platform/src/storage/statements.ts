// Prepared statements: SQLite compiles a text once per connection; connections that are long unused give theirs back.

import { LRUCache } from 'lru-cache'
import type { Database, Statement } from './sqlite.ts'

/** How many connections keep statements and cached pages, and how many statements each of them keeps. */
const CONNECTIONS = 100
const STATEMENTS = 300

const byConnection = new LRUCache<Database, LRUCache<string, Statement>>({
  max: CONNECTIONS,
  dispose: (_, sqlite) => {
    if (sqlite.open) sqlite.pragma('shrink_memory')
  },
})

/** Returns the connection's statement of a text, which is compiled when it is first asked for. */
export function preparedOn(sqlite: Database, text: string): Statement {
  let statements = byConnection.get(sqlite)
  if (!statements) {
    statements = new LRUCache({ max: STATEMENTS })
    byConnection.set(sqlite, statements)
  }
  let statement = statements.get(text)
  if (!statement) {
    statement = sqlite.prepare(text)
    statements.set(text, statement)
  }
  // Drizzle switches a statement to rows without names, and expects a fresh one to have them.
  return statement.reader ? statement.raw(false) : statement
}
