import { and, count, desc, eq, sql } from 'drizzle-orm'
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core'
import type { WorldDatabase } from '../../world/database.ts'
import { completed, type GameRow } from './game-facts.ts'
import { folded } from './game-view.ts'
import { game } from './games.table.ts'

type OwnTable = SQLiteTable & { memberId: SQLiteColumn; nodeId: SQLiteColumn; at: SQLiteColumn }

export interface OwnGamesFilter {
  memberId: number
  /** Empty leaves it out. */
  vendor?: string
  name?: string
}

/** Pages of the games a member has in a list of their own (favourites, recents), latest first. */
export function ownGames(db: WorldDatabase, own: OwnTable) {
  const { placeholder } = sql
  const wanted = and(
    eq(own.memberId, placeholder('memberId')),
    sql`(${placeholder('vendor')} = '' OR ${game.vendor} = ${placeholder('vendor')})`,
    sql`instr(${game.search}, ${placeholder('name')}) > 0`,
  )
  const page = db
    .select({ game })
    .from(own)
    .innerJoin(game, eq(game.nodeId, own.nodeId))
    .where(wanted)
    .orderBy(desc(own.at), desc(own.nodeId))
    .limit(placeholder('limit'))
    .offset(placeholder('offset'))
    .prepare()
  const total = db.select({ n: count() }).from(own).innerJoin(game, eq(game.nodeId, own.nodeId)).where(wanted).prepare()

  return (filter: OwnGamesFilter, pageNo: number, pageSize: number): { rows: GameRow[]; totalPages: number } => {
    const values = { memberId: filter.memberId, vendor: filter.vendor ?? '', name: folded(filter.name ?? '') }
    const rows = page.all({ ...values, limit: pageSize, offset: (pageNo - 1) * pageSize })
    return {
      rows: rows.map((row) => completed(row.game)),
      totalPages: Math.ceil((total.get(values)?.n ?? 0) / pageSize),
    }
  }
}
