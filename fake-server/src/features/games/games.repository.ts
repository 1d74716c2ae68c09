import { searchForm } from '@understudy/contracts/typed-text'
import type { WorldSeed } from '@understudy/seed'
import { and, asc, count, eq, gt, gte, type SQL, sql } from 'drizzle-orm'
import { catalogueOf } from '../../world/catalogue.ts'
import type { WorldDatabase } from '../../world/database.ts'
import { queriesBy, query } from '../../world/query.ts'
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

const { placeholder } = sql
/** Names are filtered in memory instead, because SQLite cannot fold them. */
const CONDITIONS: Record<Exclude<keyof GameFilter, 'name'>, SQL> = {
  gameType: eq(game.gameType, placeholder('gameType')),
  vendor: eq(game.vendor, placeholder('vendor')),
  classify: eq(game.classify, placeholder('classify')),
  minBet: gte(game.minBet, placeholder('minBet')),
  minLine: gte(game.lines, placeholder('minLine')),
  hot: gt(game.hotRank, 0),
  newSince: gt(game.releasedAt, placeholder('newSince')),
}

const byNode = query((db) =>
  db
    .select()
    .from(game)
    .where(eq(game.nodeId, placeholder('nodeId'))),
)
const hot = query((db) =>
  db.select().from(game).where(gt(game.hotRank, 0)).orderBy(asc(game.hotRank)).limit(placeholder('limit')),
)

// One pair of statements per combination of filters in use.
const where = (shape: string) =>
  and(
    ...shape
      .split(',')
      .filter(Boolean)
      .map((name) => CONDITIONS[name as keyof typeof CONDITIONS]),
  )
const pages = queriesBy(
  (shape: string) => (db) =>
    db
      .select()
      .from(game)
      .where(where(shape))
      .orderBy(orderOf(shape))
      .limit(placeholder('limit'))
      .offset(placeholder('offset')),
)
const orderOf = (shape: string) => (shape.split(',').includes('hot') ? asc(game.hotRank) : asc(game.sortOrder))
const ids = queriesBy(
  (shape: string) => (db) => db.select({ nodeId: game.nodeId }).from(game).where(where(shape)).orderBy(orderOf(shape)),
)
const facts = query((db) => db.select({ nodeId: game.nodeId, facts: game.facts }).from(game))
const totals = queriesBy((shape: string) => (db) => db.select({ n: count() }).from(game).where(where(shape)))

export function gamesRepository(db: WorldDatabase) {
  /** Returns the nodes of games that have the text in one of their names. */
  const named = (text: string): Set<number> => {
    const searched = catalogueOf(db).keep([game], 'names of games', () =>
      facts.all(db).map(({ nodeId, facts: { name } }) => ({ nodeId, text: searchText(name) })),
    )
    const part = searchForm(text)
    return new Set(searched.flatMap((one) => (one.text.includes(part) ? one.nodeId : [])))
  }
  return {
    byNode(nodeId: string): GameRow | undefined {
      return catalogueOf(db).keep([game], `game ${Number(nodeId)}`, () => {
        const stored = byNode.get(db, { nodeId: Number(nodeId) })
        return stored && completed(stored)
      })
    },
    hot: (limit: number) => hot.all(db, { limit }).map(completed),
    page(filter: GameFilter, pageNo: number, pageSize: number) {
      const used = (Object.keys(CONDITIONS) as (keyof typeof CONDITIONS)[]).filter(
        (name) => filter[name] !== undefined && filter[name] !== false,
      )
      const shape = used.join()
      const { name, ...values } = filter
      if (name !== undefined) {
        const wanted = named(name)
        const nodes = ids(shape)
          .all(db, values)
          .filter(({ nodeId }) => wanted.has(nodeId))
        return {
          rows: nodes
            .slice((pageNo - 1) * pageSize, pageNo * pageSize)
            .flatMap(({ nodeId }) => this.byNode(String(nodeId)) ?? []),
          totalCount: nodes.length,
          totalPages: Math.ceil(nodes.length / pageSize),
        }
      }
      const totalCount = totals(shape).get(db, values)?.n ?? 0
      return {
        rows: pages(shape)
          .all(db, { ...values, limit: pageSize, offset: (pageNo - 1) * pageSize })
          .map(completed),
        totalCount,
        totalPages: Math.ceil(totalCount / pageSize),
      }
    },
  }
}

const all = query((db) => db.select().from(vendor).orderBy(asc(vendor.sortOrder)))
const close = query((db) =>
  db
    .update(vendor)
    .set({ maintenance: sql`${placeholder('maintenance')}` })
    .where(eq(vendor.code, placeholder('code'))),
)
const counts = query((db) =>
  db
    .select({ vendor: game.vendor, gameType: game.gameType, n: count() })
    .from(game)
    .groupBy(game.vendor, game.gameType),
)

export function vendorsRepository(db: WorldDatabase) {
  const byCode = () =>
    catalogueOf(db).keep([vendor], 'vendors by code', () => new Map(all.all(db).map((row) => [row.code, row])))
  return {
    all: () => catalogueOf(db).keep([vendor], 'vendors', () => all.all(db)),
    byCode: (code: string) => byCode().get(code),
    setMaintenance: (code: string, maintenance: boolean) =>
      void close.run(db, { code, maintenance: Number(maintenance) }),
    gameCounts: () => catalogueOf(db).keep([game], 'game counts', () => counts.all(db)),
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
