import { control } from '@understudy/contracts'
import { MINUTE } from '@understudy/contracts/durations'
import type { World } from '@understudy/platform/world/world.ts'
import { refuseOvertaken } from '../api/control-call.ts'
import { createPause } from '../api/event-loop-pauses.ts'
import { settingsOf } from '../worlds/world-settings.ts'
import { type Cell, columnsOf, kindOf, quoted, tableNames } from './tables.ts'

/** Chunk size of reading, rows. */
const PIECE = 200
/** Kernel tables, which are compared as settings instead. */
const KERNEL = ['random_state', 'world_state']
const SETTINGS_TOLD = 300

type Row = [number, ...Cell[]]

/**
 * Compares two worlds row by row, with secrets and blobs masked. Other calls are answered in between, so a world in use
 * is compared as of the moment each table is read.
 */
export async function diffOf(here: World, there: World, name: string | null): Promise<control.WorldDiff> {
  const pause = createPause()
  const tables: control.Difference[] = []
  let remaining = control.ROWS_COMPARED
  for (const table of tableNames(here)) {
    if (KERNEL.includes(table) || remaining <= 0) continue
    const { looked, difference } = await compared(here, there, table, remaining, pause)
    remaining -= looked
    if (difference.added + difference.removed + difference.changed > 0) tables.push(difference)
  }
  return {
    with: name,
    scenario: { here: here.origin.scenario, there: there.origin.scenario },
    settings: settingsThatDiffer(here, there),
    tables,
    cut: remaining <= 0,
  }
}

async function compared(here: World, there: World, table: string, most: number, pause: () => Promise<void>) {
  const columns = columnsOf(here, table)
  const difference: control.Difference = {
    table,
    columns: columns.map(({ name }) => name),
    kinds: columns.map((column) => kindOf(table, column)),
    here: 0,
    there: 0,
    added: 0,
    removed: 0,
    changed: 0,
    rows: [],
  }
  const text = `SELECT rowid, ${columns.map(({ shown }) => shown).join(', ')} FROM ${quoted(table)}
    WHERE rowid > ? ORDER BY rowid LIMIT ${PIECE}`
  const [ours, theirs] = [rowsOf(here, text, pause), rowsOf(there, text, pause)]
  let [a, b] = [await ours(), await theirs()]
  let looked = 0
  const tell = (row: number, here: Row | undefined, there: Row | undefined) => {
    if (difference.rows.length < control.ROWS_TOLD)
      difference.rows.push({ row, here: here ? cellsOf(here) : null, there: there ? cellsOf(there) : null })
  }
  while ((a || b) && looked < most) {
    looked += 1
    const row = Math.min(a?.[0] ?? Number.POSITIVE_INFINITY, b?.[0] ?? Number.POSITIVE_INFINITY)
    const [mine, other] = [a?.[0] === row ? a : undefined, b?.[0] === row ? b : undefined]
    if (mine) difference.here += 1
    if (other) difference.there += 1
    if (!other) difference.added += 1
    else if (!mine) difference.removed += 1
    else if (mine.some((cell, at) => cell !== other[at])) difference.changed += 1
    if (!mine || !other || mine.some((cell, at) => cell !== other[at])) tell(row, mine, other)
    if (mine) a = await ours()
    if (other) b = await theirs()
  }
  return { looked, difference }
}

const cellsOf = ([, ...cells]: Row): Cell[] => cells

/** Iterates the rows of a query, reading in chunks. */
function rowsOf(world: World, text: string, pause: () => Promise<void>): () => Promise<Row | undefined> {
  let piece: Row[] = []
  let [at, last, isOver] = [0, Number.MIN_SAFE_INTEGER, false]
  const readRows = async () => {
    await pause()
    refuseOvertaken(world)
    piece = world.db.$client.prepare<[number], Row>(text).raw().all(last) as Row[]
    ;[at, last, isOver] = [0, piece.at(-1)?.[0] ?? last, piece.length < PIECE]
  }
  return async () => {
    if (at >= piece.length && !isOver) await readRows()
    at += 1
    return piece[at - 1]
  }
}

function settingsThatDiffer(here: World, there: World): control.WorldDiff['settings'] {
  const [ours, theirs] = [here, there].map((world) => {
    const { clock, origin, faults } = world
    const time = `${Math.round((world.now() - origin.startAt) / MINUTE)} min, ${clock.state}`
    return new Map(pathsOf({ ...settingsOf(world), 'time since the start': time, faults: faults.rules }, ''))
  })
  const paths = [...new Set([...(ours?.keys() ?? []), ...(theirs?.keys() ?? [])])]
  return paths
    .map((path) => ({ path, here: ours?.get(path) ?? '', there: theirs?.get(path) ?? '' }))
    .filter((one) => one.here !== one.there)
    .slice(0, SETTINGS_TOLD)
}

/** Flattens an object to JSON values by dotted path. */
function pathsOf(value: unknown, path: string): [string, string][] {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return [[path, JSON.stringify(value ?? null)]]
  return Object.entries(value).flatMap(([name, inner]) => pathsOf(inner, path === '' ? name : `${path}.${name}`))
}
