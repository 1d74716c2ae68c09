import type { WorldSeed } from '@understudy/seed'
import { and, count, desc, eq, sql } from 'drizzle-orm'
import type { WorldDatabase } from '../../world/database.ts'
import { query } from '../../world/query.ts'
import { ownGames } from '../games/index.ts'
import { favourite } from './favourites.table.ts'

const { placeholder } = sql
const own = eq(favourite.memberId, placeholder('memberId'))
const ids = query((db) =>
  db.select({ nodeId: favourite.nodeId }).from(favourite).where(own).orderBy(desc(favourite.at)),
)
const one = query((db) =>
  db
    .select({ nodeId: favourite.nodeId })
    .from(favourite)
    .where(and(own, eq(favourite.nodeId, placeholder('nodeId')))),
)
const total = query((db) => db.select({ n: count() }).from(favourite).where(own))
const add = query((db) =>
  db
    .insert(favourite)
    .values({ memberId: placeholder('memberId'), nodeId: placeholder('nodeId'), at: placeholder('at') })
    .onConflictDoNothing(),
)
const remove = query((db) => db.delete(favourite).where(and(own, eq(favourite.nodeId, placeholder('nodeId')))))
const page = ownGames(favourite)

export function favouritesRepository(db: WorldDatabase) {
  return {
    page: page(db),
    ids: (memberId: number) => ids.all(db, { memberId }).map(({ nodeId }) => String(nodeId)),
    has: (memberId: number, nodeId: string) => one.get(db, { memberId, nodeId: Number(nodeId) }) !== undefined,
    count: (memberId: number) => total.get(db, { memberId })?.n ?? 0,
    add: (memberId: number, nodeId: string, at: number) => void add.run(db, { memberId, nodeId: Number(nodeId), at }),
    remove: (memberId: number, nodeId: string) => void remove.run(db, { memberId, nodeId: Number(nodeId) }),
  }
}

export function loadFavourites(db: WorldDatabase, seed: WorldSeed): void {
  const insert = db.$client.prepare('INSERT INTO favourite (member_id, node_id, at) VALUES (?, ?, ?)')
  for (const { memberId, nodeId, at } of seed.favourites) insert.run(memberId, Number(nodeId), at)
}
