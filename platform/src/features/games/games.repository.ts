import { DEFAULT_LANGUAGE, type games, type LanguageCode, languageOf, packOf } from '@understudy/contracts'
import { DAY } from '@understudy/contracts/durations'
import { searchForm } from '@understudy/contracts/typed-text'
import type { WorldSeed } from '@understudy/seed'
import { and, asc, count, desc, eq, gt, gte, type SQL, sql } from 'drizzle-orm'
import { textIn } from '../../shared/text.ts'
import { catalogueOf } from '../../storage/catalogue.ts'
import type { WorldDatabase } from '../../storage/database.ts'
import { prepared } from '../../storage/prepared.ts'
import { completed, type GameRow, namesOf, storedFacts } from './game-facts.ts'
import { searchText } from './game-view.ts'
import { game, vendor } from './games.table.ts'

export const NEW_FOR_MS = 30 * DAY

interface GamePage {
  pageNo: number
  pageSize: number
  /** The merchant's own order without it. */
  sort?: games.GameOrder | undefined
  /** The language whose alphabet sorts names. */
  language?: LanguageCode
}

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
/** The order of a list; names are sorted in memory instead, because SQLite has no alphabet but that of ASCII. */
const orderOf = ({ hot }: GameFilter, sort: games.GameOrder | undefined): SQL[] => {
  const usual = asc(hot ? game.hotRank : game.sortOrder)
  if (sort === 'popular') return [desc(game.launches), usual]
  if (sort === 'new') return [desc(game.releasedAt), usual]
  // Games without a known return come last.
  if (sort === 'return') return [desc(game.returnPermille), usual]
  return [usual]
}

const byNode = prepared((db) =>
  db
    .select()
    .from(game)
    .where(eq(game.nodeId, sql.placeholder('nodeId'))),
)
const setReturn = prepared((db) =>
  db
    .update(game)
    .set({ returnPermille: sql`${sql.placeholder('returnPermille')}` })
    .where(eq(game.nodeId, sql.placeholder('nodeId'))),
)

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
  /** The place of each game, by node, in the alphabetical order of a language. */
  const alphabet = (language: LanguageCode) =>
    catalogueOf(db).keep([game], `games by name in ${packOf(language)}`, () => {
      const { compare } = new Intl.Collator(languageOf(packOf(language)).tag, { numeric: true })
      const names = db.select({ nodeId: game.nodeId, facts: game.facts }).from(game).all()
      const sorted = names
        .map(({ nodeId, facts }) => ({ nodeId, name: textIn(namesOf(facts), language) }))
        .sort((a, b) => compare(a.name, b.name) || a.nodeId - b.nodeId)
      return new Map(sorted.map(({ nodeId }, place) => [nodeId, place]))
    })
  return {
    byNode(nodeId: string): GameRow | undefined {
      return catalogueOf(db).keep([game], `game ${Number(nodeId)}`, () => {
        const stored = byNode(db).get({ nodeId: Number(nodeId) })
        return stored && completed(stored)
      })
    },
    hot: (limit: number) =>
      db.select().from(game).where(gt(game.hotRank, 0)).orderBy(asc(game.hotRank)).limit(limit).all().map(completed),
    page(filter: GameFilter, { pageNo, pageSize, sort, language = DEFAULT_LANGUAGE }: GamePage) {
      const matching = filter.name === undefined ? undefined : named(filter.name)
      const nodes = db
        .select({ nodeId: game.nodeId })
        .from(game)
        .where(matches(filter))
        .orderBy(...orderOf(filter, sort))
        .all()
        .flatMap(({ nodeId }) => (matching && !matching.has(nodeId) ? [] : nodeId))
      if (sort === 'name') {
        const places = alphabet(language)
        nodes.sort((a, b) => (places.get(a) ?? 0) - (places.get(b) ?? 0))
      }
      const rows = nodes
        .slice((pageNo - 1) * pageSize, pageNo * pageSize)
        .flatMap((nodeId) => this.byNode(String(nodeId)) ?? [])
      return { rows, totalCount: nodes.length, totalPages: Math.ceil(nodes.length / pageSize) }
    },
    setReturn: (nodeId: number, returnPermille: number) => void setReturn(db).run({ nodeId, returnPermille }),
    all: () => db.select().from(game).all().map(completed),
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
