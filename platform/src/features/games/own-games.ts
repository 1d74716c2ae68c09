import { searchForm } from '@understudy/contracts/typed-text'
import { desc, eq } from 'drizzle-orm'
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core'
import type { WorldDatabase } from '../../storage/database.ts'

import type { GameRow } from './game-facts.ts'
import { searchText } from './game-view.ts'
import { gamesRepository } from './games.repository.ts'

type OwnTable = SQLiteTable & { memberId: SQLiteColumn; nodeId: SQLiteColumn; at: SQLiteColumn }

export interface OwnGamesFilter {
  memberId: number
  /** Empty means no filter. */
  vendor?: string
  name?: string
}

/** Returns pages of a member's own list of games (favourites, recents), the latest first. */
export function ownGames(db: WorldDatabase, own: OwnTable) {
  const games = gamesRepository(db)
  return (filter: OwnGamesFilter, pageNo: number, pageSize: number): { rows: GameRow[]; totalPages: number } => {
    const name = searchForm(filter.name ?? '')
    const rows = db
      .select({ nodeId: own.nodeId })
      .from(own)
      .where(eq(own.memberId, filter.memberId))
      .orderBy(desc(own.at), desc(own.nodeId))
      .all()
      .flatMap(({ nodeId }) => games.byNode(String(nodeId)) ?? [])
      .filter(({ vendor }) => !filter.vendor || vendor === filter.vendor)
      .filter(({ facts }) => name === '' || searchText(Object.values(facts.name)).includes(name))
    return {
      rows: rows.slice((pageNo - 1) * pageSize, pageNo * pageSize),
      totalPages: Math.ceil(rows.length / pageSize),
    }
  }
}
