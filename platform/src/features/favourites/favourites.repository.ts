import type { WorldSeed } from '@understudy/seed'
import { and, count, desc, eq } from 'drizzle-orm'
import type { WorldDatabase } from '../../storage/database.ts'
import { ownGames } from '../games/index.ts'
import { favourite } from './favourites.table.ts'

const byMember = (memberId: number) => eq(favourite.memberId, memberId)

export function favouritesRepository(db: WorldDatabase) {
  return {
    page: ownGames(db, favourite),
    ids: (memberId: number) =>
      db
        .select({ nodeId: favourite.nodeId })
        .from(favourite)
        .where(byMember(memberId))
        .orderBy(desc(favourite.at))
        .all()
        .map(({ nodeId }) => String(nodeId)),
    has: (memberId: number, nodeId: string) =>
      db
        .select({ nodeId: favourite.nodeId })
        .from(favourite)
        .where(and(byMember(memberId), eq(favourite.nodeId, Number(nodeId))))
        .get() !== undefined,
    count: (memberId: number) => db.select({ n: count() }).from(favourite).where(byMember(memberId)).get()?.n ?? 0,
    add: (memberId: number, nodeId: string, at: number) =>
      void db
        .insert(favourite)
        .values({ memberId, nodeId: Number(nodeId), at })
        .onConflictDoNothing()
        .run(),
    remove: (memberId: number, nodeId: string) =>
      void db
        .delete(favourite)
        .where(and(byMember(memberId), eq(favourite.nodeId, Number(nodeId))))
        .run(),
  }
}

export function loadFavourites(db: WorldDatabase, seed: WorldSeed): void {
  const insert = db.$client.prepare('INSERT INTO favourite (member_id, node_id, at) VALUES (?, ?, ?)')
  for (const { memberId, nodeId, at } of seed.favourites) insert.run(memberId, Number(nodeId), at)
}
