// A world's SQLite connection, which reports every write to the change tracker, however the statement was made.
import { type Database, openSqlite, type Statement } from './sqlite.ts'
import { type Writes, writesOf, writtenTable } from './writes.ts'

const RUNS = ['run', 'get', 'all', 'iterate'] as const

/** Opens a file or an image whose writes are reported. */
export function connect(source: string | Buffer): Database {
  const sqlite = openSqlite(source)
  const { prepare, exec, transaction } = sqlite
  const writes = writesOf(sqlite)
  return Object.assign(sqlite, {
    prepare(text: string) {
      const statement: Statement = prepare.call(sqlite, text)
      if (!statement.readonly) reportRuns(statement, writes, writtenTable(text))
      return statement
    },
    exec(text: string) {
      writes.noteUnnamed()
      return exec.call(sqlite, text)
    },
    transaction(work: (...values: unknown[]) => unknown) {
      return transaction.call(sqlite, (...values) => {
        try {
          return work(...values)
        } catch (error) {
          writes.noteUnnamed()
          throw error
        }
      })
    },
  } as Partial<Database>)
}

/** Reports each run of a statement that writes, to the table if its text names one. */
function reportRuns(statement: Statement, writes: Writes, table: string | undefined): void {
  const note = table === undefined ? () => writes.noteUnnamed() : () => writes.note(table)
  for (const name of RUNS) {
    const run = statement[name] as (...values: unknown[]) => unknown
    Object.assign(statement, {
      [name]: (...values: unknown[]) => {
        note()
        return run.apply(statement, values)
      },
    })
  }
}
