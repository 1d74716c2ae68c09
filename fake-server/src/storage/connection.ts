// A world's SQLite connection, which reports every write to the change tracker, however the statement was made.
import Sqlite, { type Statement } from 'better-sqlite3'
import { type Writes, writesOf, writtenTable } from './writes.ts'

const RUNS = ['run', 'get', 'all', 'iterate'] as const

export class Connection extends Sqlite {
  override prepare<Values extends unknown[] | object = unknown[], Row = unknown>(text: string) {
    const statement = super.prepare<Values, Row>(text)
    if (!statement.readonly) reportRuns(statement as unknown as Statement, writesOf(this), writtenTable(text))
    return statement
  }

  override exec(text: string): this {
    writesOf(this).noteUnnamed()
    return super.exec(text)
  }

  override transaction<F extends (...values: never[]) => unknown>(work: F) {
    const reported = (...values: Parameters<F>) => {
      try {
        return work(...values)
      } catch (error) {
        writesOf(this).noteUnnamed()
        throw error
      }
    }
    return super.transaction(reported as F)
  }
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
