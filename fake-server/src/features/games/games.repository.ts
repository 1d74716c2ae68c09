import { searchForm } from '@understudy/contracts/typed-text'
import type { WorldSeed } from '@understudy/seed'
import { and, asc, count, eq, gt, gte } from 'drizzle-orm'
import { catalogueOf } from '../../storage/catalogue.ts'
import type { WorldDatabase } from '../../storage/database.ts'
import { completed, type GameRow, storedFacts } from './game-facts.ts'
import { searchText } from './game-view.ts'
import { game, vendor } from './games.table.ts'

export const NEW_FOR_MS = 30 * 86_400_000

export interface GameFilter {
  gameType?: string
  vendor?: string
  classify?: string
  name?: string
  minBet?: number
  minLine?: number
  hot: boolean
  /** Only games released after this time. */
  newSince?: number
}

/** Names are filtered in memory instead, because SQLite cannot fold them. */
const matches = ({ gameType, vendor: code, classify, minBet, minLine, hot, newSince }: GameFilter) =>
  and(
    gameType === undefined ? undefined : eq(game.gameType, gameType),
    code === undefined ? undefined : eq(game.vendor, code),
    classify === undefined ? undefined : eq(game.classify, classify),
    minBet === undefined ? undefined : gte(game.minBet, minBet),
    minLine === undefined ? undefined : gte(game.lines, minLine),
    hot ? gt(game.hotRank, 0) : undefined,
    newSince === undefined ? undefined : gt(game.releasedAt, newSince),
  )
const orderOf = ({ hot }: GameFilter) => asc(hot ? game.hotRank : game.sortOrder)

export function gamesRepository(db: WorldDatabase) {
  /** Returns the nodes of games that have the text in one of their names. */
  const named = (text: string): Set<number> => {
    const searched = catalogueOf(db).keep([game], 'names of games', () =>
      db
        .select({ nodeId: game.nodeId, facts: game.facts })
        .from(game)
        .all()
        .map(({ nodeId, facts: { name } }) => ({ nodeId, text: searchText(name) })),
    )
    const part = searchForm(text)
    return new Set(searched.flatMap((one) => (one.text.includes(part) ? one.nodeId : [])))
  }
  return {
    byNode(nodeId: string): GameRow | undefined {
      return catalogueOf(db).keep([game], `game ${Number(nodeId)}`, () => {
        const stored = db
          .select()
          .from(game)
          .where(eq(game.nodeId, Number(nodeId)))
          .get()
        return stored && completed(stored)
      })
    },
    hot: (limit: number) =>
      db.select().from(game).where(gt(game.hotRank, 0)).orderBy(asc(game.hotRank)).limit(limit).all().map(completed),
    page(filter: GameFilter, pageNo: number, pageSize: number) {
      if (filter.name !== undefined) {
        const wanted = named(filter.name)
        const nodes = db
          .select({ nodeId: game.nodeId })
          .from(game)
          .where(matches(filter))
          .orderBy(orderOf(filter))
          .all()
          .filter(({ nodeId }) => wanted.has(nodeId))
        return {
          rows: nodes
            .slice((pageNo - 1) * pageSize, pageNo * pageSize)
            .flatMap(({ nodeId }) => this.byNode(String(nodeId)) ?? []),
          totalCount: nodes.length,
          totalPages: Math.ceil(nodes.length / pageSize),
        }
      }
      const totalCount = db.select({ n: count() }).from(game).where(matches(filter)).get()?.n ?? 0
      const rows = db
        .select()
        .from(game)
        .where(matches(filter))
        .orderBy(orderOf(filter))
        .limit(pageSize)
        .offset((pageNo - 1) * pageSize)
        .all()
      return { rows: rows.map(completed), totalCount, totalPages: Math.ceil(totalCount / pageSize) }
    },
  }
}

export function vendorsRepository(db: WorldDatabase) {
  const all = () =>
    catalogueOf(db).keep([vendor], 'vendors', () => db.select().from(vendor).orderBy(asc(vendor.sortOrder)).all())
  const byCode = () =>
    catalogueOf(db).keep([vendor], 'vendors by code', () => new Map(all().map((row) => [row.code, row])))
  return {
    all,
    byCode: (code: string) => byCode().get(code),
    setMaintenance: (code: string, maintenance: boolean) =>
      void db.update(vendor).set({ maintenance }).where(eq(vendor.code, code)).run(),
    gameCounts: () =>
      catalogueOf(db).keep([game], 'game counts', () =>
        db
          .select({ vendor: game.vendor, gameType: game.gameType, n: count() })
          .from(game)
          .groupBy(game.vendor, game.gameType)
          .all(),
      ),
  }
}

export function loadGames(db: WorldDatabase, seed: WorldSeed): void {
  for (const { order, ...row } of seed.vendors)
    db.insert(vendor)
      .values({ ...row, sortOrder: order })
      .run()
  const insert = db.$client.prepare(
    `INSERT INTO game (node_id, game_type, vendor, classify, sort_order, hot_rank, released_at, min_bet, lines,
       supported, free_play, launches, facts) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
  )
  for (const row of seed.games) {
    insert.run(
      Number(row.nodeId),
      row.gameType,
      row.vendor,
      row.classify,
      row.order,
      row.hotRank,
      row.releasedAt,
      row.minBet,
      row.lines,
      Number(row.supported),
      Number(row.freePlay),
      row.launches,
      JSON.stringify(storedFacts(row)),
    )
  }
}
