import type { WorldSeed } from '@understudy/seed'
import { and, count, desc, eq, sql } from 'drizzle-orm'
import type { WorldDatabase } from '../../world/database.ts'
import { ownGames } from '../games/index.ts'
import { favourite } from './favourites.table.ts'

export function favouritesRepository(db: WorldDatabase) {
  const own = eq(favourite.memberId, sql.placeholder('memberId'))
  const ids = db.select({ nodeId: favourite.nodeId }).from(favourite).where(own).orderBy(desc(favourite.at)).prepare()
  const total = db.select({ n: count() }).from(favourite).where(own).prepare()
  return {
    page: ownGames(db, favourite),
    ids: (memberId: number) => ids.all({ memberId }).map(({ nodeId }) => String(nodeId)),
    count: (memberId: number) => total.get({ memberId })?.n ?? 0,
    add: (memberId: number, nodeId: string, at: number) =>
      void db
        .insert(favourite)
        .values({ memberId, nodeId: Number(nodeId), at })
        .onConflictDoNothing()
        .run(),
    remove: (memberId: number, nodeId: string) =>
      void db
        .delete(favourite)
        .where(and(eq(favourite.memberId, memberId), eq(favourite.nodeId, Number(nodeId))))
        .run(),
  }
}

export function loadFavourites(db: WorldDatabase, seed: WorldSeed): void {
  const insert = db.$client.prepare('INSERT INTO favourite (member_id, node_id, at) VALUES (?, ?, ?)')
  for (const { memberId, nodeId, at } of seed.favourites) insert.run(memberId, Number(nodeId), at)
}
