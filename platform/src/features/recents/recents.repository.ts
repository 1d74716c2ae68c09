import type { WorldSeed } from '@understudy/seed'
import { sql } from 'drizzle-orm'
import type { WorldDatabase } from '../../storage/database.ts'
import { ownGames } from '../games/index.ts'
import { recent } from './recents.table.ts'

export function recentsRepository(db: WorldDatabase) {
  return {
    page: ownGames(db, recent),
    note: (memberId: number, nodeId: number, at: number) =>
      void db
        .insert(recent)
        .values({ memberId, nodeId, at })
        .onConflictDoUpdate({ target: [recent.memberId, recent.nodeId], set: { at: sql`excluded.at` } })
        .run(),
  }
}

export function loadRecents(db: WorldDatabase, seed: WorldSeed): void {
  const insert = db.$client.prepare('INSERT INTO recent (member_id, node_id, at) VALUES (?, ?, ?)')
  for (const { memberId, nodeId, at } of seed.recents) insert.run(memberId, Number(nodeId), at)
}
