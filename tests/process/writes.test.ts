import type { Database } from 'better-sqlite3'
import { expect, test } from 'vitest'
import { walk } from '../contract/walk.ts'
import { lasting } from '../support/lasting.ts'
import { platform } from '../support/platform.ts'

type Row = Record<string, unknown>

/** Lets a world write down what is done to its rows, beside its tables: a row that was there with what was in it. */
function follow(client: Database): void {
  const tables = client
    .prepare(`SELECT name FROM main.sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'`)
    .pluck()
    .all() as string[]
  client.exec('CREATE TEMP TABLE IF NOT EXISTS done (at INTEGER PRIMARY KEY, "table" TEXT, row INTEGER, was TEXT)')
  for (const table of tables) {
    const columns = client.prepare('SELECT name FROM pragma_table_info(?)').pluck().all(table) as string[]
    const was = `json_object(${columns.map((name) => `'${name}', quote(OLD."${name}")`).join(', ')})`
    const note = (row: string, before: string) =>
      `BEGIN INSERT INTO done ("table", row, was) VALUES ('${table}', ${row}, ${before}); END`
    client.exec(`
      CREATE TEMP TRIGGER "${table} +" AFTER INSERT ON main."${table}" ${note('NEW.rowid', 'NULL')};
      CREATE TEMP TRIGGER "${table} ~" AFTER UPDATE ON main."${table}" ${note('OLD.rowid', was)};
      CREATE TEMP TRIGGER "${table} -" AFTER DELETE ON main."${table}" ${note('OLD.rowid', was)};`)
  }
}

const shown = (row: Record<string, string>, names = Object.keys(row)) =>
  names.map((name) => `${name} ${/^X'/.test(row[name] ?? '') ? 'bytes' : row[name]}`).join(', ')

/** What was done to each row since it was last asked, in the order of tables and rows. */
function* changes(client: Database): Generator<string> {
  const done = client
    .prepare('SELECT "table", row, was FROM done GROUP BY "table", row HAVING at = min(at) ORDER BY "table", row')
    .all() as { table: string; row: number; was: string | null }[]
  for (const { table, row, was } of done) {
    const columns = client.prepare('SELECT name FROM pragma_table_info(?)').pluck().all(table) as string[]
    const quoted = columns.map((name) => `quote("${name}") AS "${name}"`).join(', ')
    const now = client.prepare(`SELECT ${quoted} FROM main."${table}" WHERE rowid = ?`).get(row) as
      | Record<string, string>
      | undefined
    const before = was === null ? undefined : (JSON.parse(was) as Row)
    if (!now) {
      if (before) yield `${table} ${row} -`
    } else if (!before) yield `${table} + ${shown(now)}`
    else {
      const changed = columns.filter((name) => now[name] !== before[name])
      if (changed.length > 0) yield `${table} ${row} ${shown(now, changed)}`
    }
  }
  client.exec('DELETE FROM done')
}

test('what each call of the platform writes is as it was agreed', async () => {
  const { worlds } = await platform()
  const followed = new Map<string, Database>()
  const clientOf = (id: string): Database => {
    const known = followed.get(id)
    if (known) return known
    const client = worlds.find(id)?.db.$client
    if (!client) throw new Error(`The world ${id} is not in this process`)
    follow(client)
    followed.set(id, client)
    return client
  }
  const lines: string[] = []
  const walked = await walk(
    ({ endpoint, sentHeaders }) => {
      if (endpoint.surface === 'control') return
      lines.push(`# ${endpoint.name}`, ...changes(clientOf(sentHeaders['x-world'] ?? '')))
    },
    { before: ({ world }) => void clientOf(world.id) },
  )
  const text = walked.reduce((told, id) => told.replaceAll(id, 'everyday'), lines.join('\n'))
  await expect(`${lasting(text)}\n`).toMatchFileSnapshot('writes.txt')
})
