import { memberBelowHimself } from '@understudy/platform/features/member/index.ts'
import { storageOf } from '@understudy/platform/storage/columns.ts'
import { sqliteCode } from '@understudy/platform/storage/sqlite.ts'
import type { World } from '@understudy/platform/world/world.ts'
import { findScenario } from '@understudy/seed'
import { cleanTexts, isEditorText } from '@understudy/stage/editor-texts.ts'
import { COLUMN_RULES } from '@understudy/stage/features.ts'
import * as z from 'zod/mini'
import { ControlProblem, invalidField } from '../api/control-problem.ts'
import { isBadMoment, isMomentColumn, isTooMuch, wrongIn } from '../capsules/capsule-columns.ts'
import { forget, type Row, remember, remembered } from './remembered-changes.ts'
import { namedBy, whyKept } from './row-rules.ts'
import { type Cell, type Column, columnsOf, knownTable, quoted, tableNames, whyUnwritable } from './tables.ts'

type Values = Readonly<Record<string, Cell>>

/** Writes values into a row, all or none. @throws ControlProblem 422; 409 when the current value is not the expected one */
export function changeRow(world: World, target: { table: string; row: number }, set: Values, was: Values) {
  const table = knownTable(world, target.table)
  const columns = columnsOf(world, table)
  const written = Object.entries(set).map(([name, value]) => [
    name,
    checked(world, table, columnNamed(columns, name, 'set'), value),
  ])
  if (written.length === 0) throw invalidField('set', 'no column is named')
  for (const name of Object.keys(was)) columnNamed(columns, name, 'was')
  return world.transaction(() => {
    const before = rowAt(world, table, target.row)
    for (const [name, value] of Object.entries(was))
      if (before[name] !== value) throw moved(`was.${name}: another value stands there by now`)
    const after = { ...before, ...(Object.fromEntries(written) as Row) }
    const setters = written.map(([name]) => `${quoted(String(name))} = @${name}`).join(', ')
    const update = `UPDATE ${quoted(table)} SET ${setters} WHERE rowid = @rowid`
    bySchema('set', () => world.db.$client.prepare(update).run({ ...Object.fromEntries(written), rowid: target.row }))
    for (const [name, value] of written)
      if (
        typeof value === 'number' &&
        !isMomentColumn(`${table}.${name}`) &&
        isTooMuch(world.db.$client, table, String(name))
      )
        throw invalidField(`set.${name}`, 'the column would add up to more than can be counted')
    if (table === 'member' && memberBelowHimself(world.db.$client, target.row) !== undefined)
      throw invalidField('set.upline', 'the member would stand below himself')
    return {
      change: remember(world.db, { table, row: target.row, before, after }),
      row: shownRow(world, table, target.row),
    }
  })
}

/** Deletes a row that no other row references. @throws ControlProblem 422 */
export function deleteRow(world: World, target: { table: string; row: number }) {
  const table = knownTable(world, target.table)
  const why = whyKept(table)
  if (why !== undefined) throw invalidField('table', `a row of ${table} stays: ${why}`)
  return world.transaction(() => {
    const before = rowAt(world, table, target.row)
    refuseNamed(world, table, before)
    world.db.$client.prepare(`DELETE FROM ${quoted(table)} WHERE rowid = ?`).run(target.row)
    return { change: remember(world.db, { table, row: target.row, before, after: undefined }) }
  })
}

/** Undoes a change. @throws ControlProblem 422; 409 when the row was changed since */
export function undoChange(world: World, id: number) {
  const change = remembered(world.db, id)
  if (!change) throw invalidField('change', 'the world remembers no such change')
  const { table, row, before, after } = change
  const sqlite = world.db.$client
  world.transaction(() => {
    const names = Object.keys(before)
    if (after) {
      const now = rowAt(world, table, row)
      const changed = names.filter((name) => !same(before[name], after[name]))
      if (changed.some((name) => !same(now[name], after[name]))) throw moved('the row was changed again since')
      const setters = changed.map((name) => `${quoted(name)} = @${name}`).join(', ')
      // A change that wrote the same values has nothing to undo.
      if (changed.length > 0)
        bySchema('change', () =>
          sqlite.prepare(`UPDATE ${quoted(table)} SET ${setters} WHERE rowid = @rowid`).run({ ...before, rowid: row }),
        )
    } else {
      if (find(world, table, row)) throw moved('another row has taken its place since')
      const list = ['rowid', ...names.map(quoted)].join(', ')
      const values = ['@rowid', ...names.map((name) => `@${name}`)].join(', ')
      const insert = `INSERT INTO ${quoted(table)} (${list}) VALUES (${values})`
      bySchema('change', () => sqlite.prepare(insert).run({ ...before, rowid: row }))
    }
  })
  forget(world.db, id)
  return { table, row }
}

/** Converts a value to the column's type. @throws ControlProblem 422 */
function checked(world: World, table: string, column: Column, value: Cell): Cell {
  const refuse = (message: string) => invalidField(`set.${column.name}`, message)
  const why = whyUnwritable(table, column)
  if (why !== undefined) throw refuse(why)
  if (value === null) {
    if (!column.isNullable) throw refuse('it is never null')
    return null
  }
  if (column.type === 'text') {
    if (typeof value !== 'string') throw refuse('it holds text')
    refuseOtherForm(world, table, column, value, refuse)
    const isRaw = findScenario(world.origin.scenario)?.contentAsWritten
    return isEditorText(`${table}.${column.name}`) && !isRaw ? cleanTexts(value) : value
  }
  if (typeof value !== 'number') throw refuse('it holds a number')
  if (storageOf(column.type) === 'integer' && !Number.isSafeInteger(value)) throw refuse('it holds a whole number')
  if (isBadMoment(`${table}.${column.name}`, value)) throw refuse('it holds a moment that a world can know of')
  refuseOtherForm(world, table, column, value, refuse)
  return value
}

/** Validates a value's format and reference: an invalid one would break every reply that contains it. */
function refuseOtherForm(world: World, table: string, { name }: Column, value: Cell, refuse: (why: string) => Error) {
  const rule = COLUMN_RULES[`${table}.${name}`]
  if (rule?.isJson) {
    const wrong = wrongIn(rule.schema, value)
    if (wrong !== undefined) throw refuse(`it holds JSON that is not valid at ${wrong}`)
  } else if (rule && !z.safeParse(rule.schema, value).success) throw refuse(`it holds ${rule.holds}`)
  const to = namedBy(table, name, tableNames(world))
  if (to === undefined || !columnsOf(world, to.table).some((column) => column.name === to.column)) return
  const named = world.db.$client.prepare(`SELECT 1 FROM ${quoted(to.table)} WHERE ${quoted(to.column)} = ?`).get(value)
  if (named === undefined) throw refuse(`it names a row of ${to.table} by its ${to.column}, and there is none`)
}

/** @throws ControlProblem 422 */
function refuseNamed(world: World, table: string, row: Row): void {
  const tables = tableNames(world)
  for (const other of tables)
    for (const { name } of columnsOf(world, other)) {
      const to = namedBy(other, name, tables)
      if (to?.table !== table || row[to.column] === undefined) continue
      const count = world.db.$client
        .prepare(`SELECT count(*) FROM ${quoted(other)} WHERE ${quoted(name)} = ?`)
        .pluck()
        .get(row[to.column]) as number
      if (count > 0) throw invalidField('row', `${count} rows of ${other} name it in ${name}`)
    }
}

function columnNamed(columns: readonly Column[], name: string, field: string): Column {
  const column = columns.find((known) => known.name === name)
  if (!column) throw invalidField(`${field}.${name}`, 'the table has no such column')
  if (column.isSecret) throw invalidField(`${field}.${name}`, 'it opens something, so nobody sees it')
  return column
}

const find = (world: World, table: string, row: number) =>
  world.db.$client.prepare<[number], Row>(`SELECT * FROM ${quoted(table)} WHERE rowid = ?`).get(row)

function rowAt(world: World, table: string, row: number): Row {
  const stored = find(world, table, row)
  if (!stored) throw invalidField('row', `${table} has no such row any more`)
  return stored
}

const shownRow = (world: World, table: string, row: number) =>
  world.db.$client
    .prepare(`SELECT ${columnsOf(world, table).map(({ shown }) => shown)} FROM ${quoted(table)} WHERE rowid = ?`)
    .raw()
    .get(row) as Cell[]

const same = (a: Row[string] | undefined, b: Row[string] | undefined) =>
  a === b || (Buffer.isBuffer(a) && Buffer.isBuffer(b) && a.equals(b))

const moved = (detail: string) => new ControlProblem(409, 'row.changed', 'The row is another one', detail)

/** Turns a constraint violation into a refusal of the field. */
function bySchema<T>(field: string, work: () => T): T {
  try {
    return work()
  } catch (error) {
    if (sqliteCode(error)?.startsWith('SQLITE_CONSTRAINT') && error instanceof Error)
      throw invalidField(field, `the schema refuses it (${error.message})`)
    throw error
  }
}
