import type { WorldSeed } from '@understudy/seed'
import { and, asc, count, eq, gt, gte, type SQL, sql } from 'drizzle-orm'
import type { WorldDatabase } from '../../world/database.ts'
import { completed, type GameRow, storedFacts } from './game-facts.ts'
import { folded } from './game-view.ts'
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
  /** Only games released after this moment. */
  newSince?: number
}

const { placeholder } = sql
const CONDITIONS: Record<keyof GameFilter, SQL> = {
  gameType: eq(game.gameType, placeholder('gameType')),
  vendor: eq(game.vendor, placeholder('vendor')),
  classify: eq(game.classify, placeholder('classify')),
  name: sql`instr(${game.search}, ${placeholder('name')}) > 0`,
  minBet: gte(game.minBet, placeholder('minBet')),
  minLine: gte(game.lines, placeholder('minLine')),
  hot: gt(game.hotRank, 0),
  newSince: gt(game.releasedAt, placeholder('newSince')),
}

export function gamesRepository(db: WorldDatabase) {
  const byNode = db
    .select()
    .from(game)
    .where(eq(game.nodeId, placeholder('nodeId')))
    .prepare()
  const hot = db
    .select()
    .from(game)
    .where(gt(game.hotRank, 0))
    .orderBy(asc(game.hotRank))
    .limit(placeholder('limit'))
    .prepare()

  const prepared = (used: (keyof GameFilter)[]) => {
    const where = and(...used.map((name) => CONDITIONS[name]))
    const order = used.includes('hot') ? asc(game.hotRank) : asc(game.place)
    return {
      page: db
        .select()
        .from(game)
        .where(where)
        .orderBy(order)
        .limit(placeholder('limit'))
        .offset(placeholder('offset'))
        .prepare(),
      total: db.select({ n: count() }).from(game).where(where).prepare(),
    }
  }
  // One pair of statements per combination of filters in use.
  const statements = new Map<string, ReturnType<typeof prepared>>()

  return {
    byNode(nodeId: string): GameRow | undefined {
      const stored = byNode.get({ nodeId: Number(nodeId) })
      return stored && completed(stored)
    },
    hot: (limit: number) => hot.all({ limit }).map(completed),
    page(filter: GameFilter, pageNo: number, pageSize: number) {
      const used = (Object.keys(CONDITIONS) as (keyof GameFilter)[]).filter(
        (name) => filter[name] !== undefined && filter[name] !== false,
      )
      const shape = used.join()
      const { page, total } = statements.get(shape) ?? prepared(used)
      statements.set(shape, { page, total })
      const values = { ...filter, name: folded(filter.name ?? '') }
      const totalCount = total.get(values)?.n ?? 0
      return {
        rows: page.all({ ...values, limit: pageSize, offset: (pageNo - 1) * pageSize }).map(completed),
        totalCount,
        totalPages: Math.ceil(totalCount / pageSize),
      }
    },
  }
}

export function vendorsRepository(db: WorldDatabase) {
  const all = db.select().from(vendor).orderBy(asc(vendor.place)).prepare()
  const one = db
    .select()
    .from(vendor)
    .where(eq(vendor.code, placeholder('code')))
    .prepare()
  const close = db
    .update(vendor)
    .set({ maintenance: sql`${placeholder('maintenance')}` })
    .where(eq(vendor.code, placeholder('code')))
    .prepare()
  const counts = db
    .select({ vendor: game.vendor, gameType: game.gameType, n: count() })
    .from(game)
    .groupBy(game.vendor, game.gameType)
    .prepare()
  return {
    all: () => all.all(),
    byCode: (code: string) => one.get({ code }),
    setMaintenance: (code: string, maintenance: boolean) => void close.run({ code, maintenance: Number(maintenance) }),
    gameCounts: () => counts.all(),
  }
}

export function loadGames(db: WorldDatabase, seed: WorldSeed): void {
  for (const { order, ...row } of seed.vendors)
    db.insert(vendor)
      .values({ ...row, place: order })
      .run()
  const insert = db.$client.prepare(
    `INSERT INTO game (node_id, game_type, vendor, classify, search, place, hot_rank, released_at, min_bet, lines,
       supported, free_play, launches, facts) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
  )
  for (const row of seed.games) {
    insert.run(
      Number(row.nodeId),
      row.gameType,
      row.vendor,
      row.classify,
      folded(Object.values(row.name).join('\n')),
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
