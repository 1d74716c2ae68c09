import { control } from '@understudy/contracts'
import { cacheStore } from '@understudy/platform/shared/stores.ts'
import type { WorldDatabase } from '@understudy/platform/storage/database.ts'
import { LRUCache } from 'lru-cache'
import type { Cell } from './tables.ts'

export type Row = Record<string, Cell | Buffer>

/** A row before and after a manual change; `after` is undefined for a deletion. */
export interface Change {
  id: number
  table: string
  row: number
  before: Row
  after: Row | undefined
}

/** Upper bounds in bytes of the remembered rows, of all worlds and of one; the newest change of a world is always kept. */
const LIMIT = 8 * 1024 * 1024
const LIMIT_OF_ONE = 512 * 1024

const sizeOfCell = (cell: Cell | Buffer) =>
  Buffer.isBuffer(cell) ? cell.length : typeof cell === 'string' ? 2 * cell.length : 8
const sizeOfRow = (row: Row = {}) => Object.values(row).reduce<number>((sum, cell) => sum + sizeOfCell(cell), 0)
const sizeOf = (changes: readonly Change[]) =>
  changes.reduce((sum, { before, after }) => sum + sizeOfRow(before) + sizeOfRow(after), 1)

const changesByWorld = new LRUCache<string, readonly Change[]>({ maxSize: LIMIT, sizeCalculation: sizeOf })

/** Store of the remembered changes, as the server's health shows it. */
export const rememberedChanges = cacheStore('row changes', changesByWorld)

/** Keyed by database and not by world, as a reset or restore leaves nothing to undo. */
const counters = new WeakMap<WorldDatabase, { key: string; last: number }>()
let databases = 0

function counterOf(db: WorldDatabase) {
  const counter = counters.get(db) ?? { key: String(++databases), last: 0 }
  counters.set(db, counter)
  return counter
}

/** Remembers a change, evicting the oldest ones, and returns its number. */
export function remember(db: WorldDatabase, change: Omit<Change, 'id'>): number {
  const counter = counterOf(db)
  counter.last += 1
  let changes = [...(changesByWorld.get(counter.key) ?? []), { ...change, id: counter.last }].slice(
    -control.CHANGES_KEPT,
  )
  while (changes.length > 1 && sizeOf(changes) > LIMIT_OF_ONE) changes = changes.slice(1)
  changesByWorld.set(counter.key, changes)
  return counter.last
}

/** Undefined when the change is unknown, undone or evicted. */
export function remembered(db: WorldDatabase, id: number): Change | undefined {
  return changesByWorld.get(counterOf(db).key)?.find((change) => change.id === id)
}

export function forget(db: WorldDatabase, id: number): void {
  const { key } = counterOf(db)
  changesByWorld.set(
    key,
    (changesByWorld.get(key) ?? []).filter((change) => change.id !== id),
  )
}
