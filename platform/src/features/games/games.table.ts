import type { GameSeed, Texts, VendorSeed } from '@understudy/seed'
import { sql } from 'drizzle-orm'
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { moment } from '../../storage/columns.ts'

export const vendor = sqliteTable('vendor', {
  code: text().primaryKey(),
  name: text({ mode: 'json' }).$type<Texts>().notNull(),
  category: text().notNull(),
  sortOrder: integer('sort_order').notNull(),
  maintenance: integer({ mode: 'boolean' }).notNull(),
  icon: text().notNull(),
  lobby: text({ mode: 'json' }).$type<VendorSeed['lobby']>().notNull(),
  /** Further categories that list the vendor, with their lobbies. */
  alsoIn: text('also_in', { mode: 'json' }).$type<VendorSeed['alsoIn']>().notNull(),
})

/** Facts that no query filters by. */
export type GameFacts = Pick<
  GameSeed,
  'motif' | 'gameId' | 'gameCode' | 'name' | 'icon' | 'largeIcon' | 'roomId' | 'isGameH5' | 'lottoMode' | 'gameGroupId'
>
/** The names in UR, UR-LA and EN, and facts that differ from the defaults (game-facts.ts). */
export type StoredFacts = Partial<Omit<GameFacts, 'name'>> & { name: [ur: string, latin: string, en: string] }

export const game = sqliteTable(
  'game',
  {
    nodeId: integer('node_id').primaryKey(),
    gameType: text('game_type').notNull(),
    vendor: text().notNull(),
    classify: text().notNull(),
    sortOrder: integer('sort_order').notNull(),
    hotRank: integer('hot_rank').notNull(),
    releasedAt: moment('released_at').notNull(),
    minBet: integer('min_bet').notNull(),
    lines: integer().notNull(),
    supported: integer({ mode: 'boolean' }).notNull(),
    freePlay: integer('free_play', { mode: 'boolean' }).notNull(),
    launches: integer().notNull(),
    /** What the game gives back of 1,000 staked, as its vendor says; null where it says nothing. */
    returnPermille: integer('return_permille'),
    facts: text({ mode: 'json' }).$type<StoredFacts>().notNull(),
  },
  (table) => [
    index('game_by_type').on(table.gameType, table.vendor, table.sortOrder),
    index('game_by_heat').on(table.hotRank).where(sql`hot_rank > 0`),
  ],
)
