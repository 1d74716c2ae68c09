import { control, type MerchantCode } from '@understudy/contracts'
import { findMerchant } from '@understudy/merchants'
import { memberBelowHimself } from '@understudy/platform/features/member/index.ts'
import { hostRandom } from '@understudy/platform/shared/host-random.ts'
import { withoutJournal } from '@understudy/platform/storage/database.ts'
import {
  IS_TABLE,
  knownMigrations,
  type Migration,
  markMigrated,
  migrate,
  migrationsOf,
  type SchemaObject,
  schemaAfter,
  schemaObjects,
  WorldFileRefused,
} from '@understudy/platform/storage/schema.ts'
import { type Database, openSqlite, sqliteCode } from '@understudy/platform/storage/sqlite.ts'
import { SECRET_STATE_LIST } from '@understudy/platform/storage/state.ts'
import { Beginning, Moment, WorldSetting } from '@understudy/platform/world/settings.ts'
import { sanitiseEditorTexts } from '@understudy/stage/editor-texts.ts'
import * as z from 'zod/mini'
import { checkBets, checkKinds, checkMoments, checkOwners, checkRules, checkSums } from './capsule-columns.ts'
import { refused } from './capsule-file.ts'

/** What the facts of a capsule say of its database. */
export type ImageFacts = Pick<control.CapsuleFacts, 'scenario' | 'schemaVersion' | 'as'>

/** Placeholder for the world's id at the start of ids inside a capsule, which has no world yet. */
const NO_WORLD = '{world}'

const STATE = {
  // A world of a scenario that is not here is what it is; only its first moment cannot be made again.
  origin: z.object({ scenario: z.string().check(z.regex(/^[a-z][a-z0-9-]{1,39}$/)), seed: z.int(), startAt: Moment }),
  clock: z.union([
    z.object({ state: z.literal('running'), offset: z.int() }),
    z.object({ state: z.literal('frozen'), at: Moment }),
  ]),
  setting: WorldSetting,
} as const
const Luck = z.optional(control.LuckState)
const Results = z.optional(z.record(z.string(), z.enum(control.OUTCOMES)))
const Faults = z.array(z.object({ ...control.FaultRule.shape, calls: z.int(), hits: z.int() }))

/**
 * Prepares a copy of a world's database for export: its tokens and ids name no world and open nothing in the original,
 * as each gets a new UUID, the same one wherever it occurs; the signing keys are removed.
 */
export function imageForCapsule(image: Buffer, worldId: string): Buffer {
  const sqlite = openSqlite(withoutJournal(image))
  try {
    // Deleted content is overwritten with zeros, which reveal nothing and compress well.
    sqlite.pragma('secure_delete = ON')
    dropIndexes(sqlite)
    forgetSecrets(sqlite)
    sqlite.function('fresh', freshIds())
    const columns = columnsNaming(sqlite, worldId)
    renameWorld(sqlite, { from: worldId, to: NO_WORLD, columns, rest: (value) => `fresh(${value})` })
    return sqlite.serialize()
  } finally {
    sqlite.close()
  }
}

/** Renames the world in tokens, launches and whatever else starts with its id. */
export function settleIn(sqlite: Database, worldId: string, columns: readonly TextColumn[]): void {
  forgetSecrets(sqlite)
  renameWorld(sqlite, { from: NO_WORLD, to: worldId, columns })
}

const forgetSecrets = (sqlite: Database) =>
  void sqlite.prepare(`DELETE FROM world_state WHERE key IN (${SECRET_STATE_LIST})`).run()

const UUID = /^\.[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/

/** Replaces UUIDs, consistently: equal ones get the same new UUID. */
function freshIds(): (text: unknown) => string {
  const renamed = new Map<string, string>()
  return (text) =>
    String(text).replace(UUID, (id) => {
      const fresh = renamed.get(id) ?? `.${hostRandom.uuid()}`
      renamed.set(id, fresh)
      return fresh
    })
}

interface TextColumn {
  table: string
  column: string
}

/** The columns with texts that start with the world's id; finding them takes much longer than renaming. */
function columnsNaming(sqlite: Database, world: string): TextColumn[] {
  const columns = sqlite
    .prepare<[], TextColumn>(
      `SELECT m.name AS "table", c.name AS "column" FROM sqlite_master m, pragma_table_info(m.name) c
       WHERE ${IS_TABLE} AND c.type = 'TEXT'`,
    )
    .all()
  const start = `${world}.`
  return columns.filter(({ table, column }) =>
    sqlite.prepare(`SELECT 1 FROM "${table}" WHERE substr("${column}", 1, ?) = ? LIMIT 1`).get(start.length, start),
  )
}

interface Renaming {
  from: string
  to: string
  columns: readonly TextColumn[]
  /** Maps the SQL expression of what follows the world's id to another one. */
  rest?: (value: string) => string
}

function renameWorld(sqlite: Database, { from, to, columns, rest = (value) => value }: Renaming): void {
  sqlite.transaction(() => {
    for (const { table, column } of columns)
      sqlite
        .prepare(
          `UPDATE "${table}" SET "${column}" = ? || ${rest(`substr("${column}", ?)`)}
           WHERE substr("${column}", 1, ?) = ?`,
        )
        .run(to, from.length + 1, from.length + 1, `${from}.`)
  })()
}

/** A validated database of a world in the current schema, with its kernel state. */
export interface CheckedImage {
  image: Buffer
  merchant: MerchantCode
  clock: 'running' | 'frozen'
  /** Number of accounts. */
  members: number
  faults: number
  /** The columns with ids that carry the placeholder of a world. */
  namesWorld: TextColumn[]
}

/**
 * Validates the database of a capsule against the schema of its version, and migrates it to the current one, on a copy
 * in memory. A refusal says what is wrong.
 */
export function checkedImage(image: Buffer, facts: ImageFacts, known = knownMigrations()): CheckedImage {
  const sqlite = opened(image)
  try {
    // No view or trigger in the file may call functions while it is being validated.
    sqlite.pragma('trusted_schema = OFF')
    sqlite.pragma('cell_size_check = ON')
    checkSchema(sqlite, facts, known)
    const [fault] = sqlite.pragma('integrity_check(1)') as { integrity_check: string }[]
    if (fault?.integrity_check !== 'ok') throw refused(`its database is damaged: ${fault?.integrity_check}`)
    const state = checkedState(sqlite, facts)
    migrate(sqlite, known)
    checkMoments(sqlite)
    checkKinds(sqlite)
    checkRules(sqlite)
    checkSums(sqlite)
    checkOwners(sqlite)
    checkBets(sqlite)
    const circle = memberBelowHimself(sqlite)
    if (circle !== undefined) throw refused(`member ${circle} stands below himself`)
    sanitiseEditorTexts(sqlite, facts.scenario)
    return { ...state, namesWorld: columnsNaming(sqlite, NO_WORLD), image: sqlite.serialize() }
  } catch (error) {
    if (error instanceof WorldFileRefused) throw refused(error.message)
    if (sqliteCode(error) !== undefined && error instanceof Error)
      throw refused(`its database is damaged: ${error.message}`)
    throw error
  } finally {
    sqlite.close()
  }
}

function opened(image: Buffer): Database {
  if (image.toString('latin1', 0, 16) !== 'SQLite format 3\0') throw refused('it holds no database')
  return openSqlite(withoutJournal(image))
}

function checkSchema(sqlite: Database, facts: ImageFacts, known: readonly Migration[]): void {
  const version = migrationsOf(sqlite, known)
  if (version < 1 || version !== facts.schemaVersion)
    throw refused(`its facts name schema ${facts.schemaVersion}, its database is of schema ${version}`)
  markMigrated(sqlite, known)
  const expected = new Map(schemaAfter(known.slice(0, version)).map((object) => [nameOf(object), object]))
  addIndexes(sqlite, [...expected.values()])
  for (const object of schemaObjects(sqlite)) {
    const same = expected.get(nameOf(object))
    if (!same) throw refused(`its database has a ${nameOf(object)} that no world has`)
    if (same.sql !== object.sql || same.tbl_name !== object.tbl_name)
      throw refused(`its database has a changed ${nameOf(object)}`)
    expected.delete(nameOf(object))
  }
  const [missing] = expected.keys()
  if (missing !== undefined) throw refused(`its database lacks the ${missing}`)
}

/** Rebuilds the indexes, which a capsule does not contain. Rows that violate a unique index are refused. */
function dropIndexes(sqlite: Database): void {
  for (const { type, name, sql } of schemaObjects(sqlite))
    if (type === 'index' && sql !== null) sqlite.exec(`DROP INDEX "${name}"`)
}

function addIndexes(sqlite: Database, wanted: readonly SchemaObject[]): void {
  const there = new Set(schemaObjects(sqlite).map(nameOf))
  for (const object of wanted)
    if (
      object.type === 'index' &&
      object.sql !== null &&
      there.has(`table ${object.tbl_name}`) &&
      !there.has(nameOf(object))
    )
      sqlite.exec(object.sql)
}

const nameOf = ({ type, name }: SchemaObject) => `${type} ${name}`

/** Validates the kernel's own rows of an imported database, which the kernel itself trusts. */
function checkedState(sqlite: Database, facts: ImageFacts): Omit<CheckedImage, 'image' | 'namesWorld'> {
  const select = sqlite.prepare<[string], { value: string }>('SELECT value FROM world_state WHERE key = ?')
  const readKey = <S extends z.core.$ZodType>(key: string, schema: S): z.output<S> => {
    const parsed = z.safeParse(schema, parsedJson(select.get(key)?.value))
    if (!parsed.success) throw refused(`the world in it has no valid ${key}`)
    return parsed.data
  }
  const origin = readKey('origin', STATE.origin)
  if (origin.scenario !== facts.scenario) throw refused('its facts name another scenario than its database')
  const { state: clock } = readKey('clock', STATE.clock)
  const { merchant } = readKey('setting', STATE.setting)
  if (!findMerchant(merchant)) throw refused(`it shows the merchant ${merchant}, which this build does not have`)
  if (!sqlite.prepare('SELECT 1 FROM merchant WHERE code = ?').get(merchant))
    throw refused(`it shows the merchant ${merchant}, which its database does not have`)
  const faults = readKey('faults', z.optional(Faults)) ?? []
  readKey('beginning', z.optional(Beginning))
  readKey('luck', Luck)
  readKey('results', Results)
  const name = facts.as
  if (name !== null && !sqlite.prepare('SELECT 1 FROM member WHERE username = ? LIMIT 1').get(name))
    throw refused(`it opens as ${name}, and nobody in its database is called that`)
  const members = sqlite.prepare<[], number>('SELECT count(*) FROM member').pluck().get() ?? 0
  return { merchant, clock, members, faults: faults.length }
}

function parsedJson(text: unknown): unknown {
  try {
    return typeof text === 'string' ? JSON.parse(text) : undefined
  } catch {
    return null
  }
}
