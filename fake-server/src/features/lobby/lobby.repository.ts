import { type MerchantCode, toUnits } from '@understudy/contracts'
import type { WorldSeed } from '@understudy/seed'
import { and, count, desc, eq, lte, sql } from 'drizzle-orm'
import { catalogueOf } from '../../world/catalogue.ts'
import type { WorldDatabase } from '../../world/database.ts'
import { insertion, query } from '../../world/query.ts'
import { announcement } from '../announcements/index.ts'
import { game, gamesRepository } from '../games/index.ts'
import { launch } from '../launch/index.ts'
import { jackpot, news, winner } from './lobby.table.ts'

const { placeholder } = sql
const newsOf = query((db) =>
  db
    .select()
    .from(news)
    .where(eq(news.merchant, placeholder('merchant')))
    .orderBy(desc(news.publishedAt)),
)
const popular = query((db) =>
  db
    .select({ id: announcement.id, title: announcement.title, readers: announcement.readers })
    .from(announcement)
    .where(
      and(
        eq(announcement.merchant, placeholder('merchant')),
        eq(announcement.published, true),
        lte(announcement.startDate, placeholder('now')),
      ),
    )
    .orderBy(desc(announcement.readers))
    .limit(placeholder('limit')),
)
const launchesSeeded = query((db) =>
  db.select({ nodeId: game.nodeId, gameType: game.gameType, launches: game.launches }).from(game),
)
const launchesNow = query((db) => db.select({ nodeId: launch.nodeId, n: count() }).from(launch).groupBy(launch.nodeId))
const winners = query((db) =>
  db
    .select()
    .from(winner)
    .where(lte(winner.at, placeholder('now')))
    .orderBy(desc(winner.at), desc(winner.id))
    .limit(placeholder('limit')),
)
const addWinner = insertion(winner)
const jackpots = query((db) => db.select().from(jackpot))

type Launched = { nodeId: number; launches: number }

export function lobbyRepository(db: WorldDatabase) {
  const games = gamesRepository(db)
  return {
    news: (merchant: MerchantCode, now: number) =>
      catalogueOf(db)
        .keep([news], `news ${merchant}`, () => newsOf.all(db, { merchant }))
        .filter(({ publishedAt }) => publishedAt <= now),
    popular: (merchant: MerchantCode, now: number, limit: number) => popular.all(db, { merchant, now, limit }),
    /** Returns the most launched games: seeded counts plus the launches in this world. */
    ranking(gameType: string | undefined, limit: number) {
      const order = (a: Launched, b: Launched) => b.launches - a.launches || a.nodeId - b.nodeId
      const seeded = catalogueOf(db).keep([game], `ranking ${gameType ?? ''}`, () =>
        launchesSeeded
          .all(db)
          .filter((one) => gameType === undefined || one.gameType === gameType)
          .sort(order),
      )
      const played = new Map(launchesNow.all(db).map(({ nodeId, n }) => [nodeId, n]))
      // A game not launched here can rank only if it is near the top of the seeded order.
      return seeded
        .filter(({ nodeId }, index) => index < limit + played.size || played.has(nodeId))
        .map((one) => ({ ...one, launches: one.launches + (played.get(one.nodeId) ?? 0) }))
        .sort(order)
        .slice(0, limit)
        .flatMap(({ nodeId, launches }) => {
          const row = games.byNode(String(nodeId))
          return row ? [{ game: row, launches }] : []
        })
    },
    winners: (now: number, limit: number) =>
      winners.all(db, { now, limit }).flatMap((row) => {
        const won = games.byNode(String(row.nodeId))
        return won ? [{ winner: row, game: won }] : []
      }),
    addWinner: (row: { account: string; nodeId: number; amount: number; at: number }) => void addWinner(db, row),
    jackpots: () => catalogueOf(db).keep([jackpot], 'jackpots', () => jackpots.all(db)),
  }
}

export function loadLobby(db: WorldDatabase, seed: WorldSeed): void {
  for (const { account, nodeId, amount, at } of seed.winners)
    db.insert(winner)
      .values({ account, nodeId: Number(nodeId), amount: toUnits(amount), at })
      .run()
  for (const row of seed.news) db.insert(news).values(row).run()
  for (const { vendor, base, perSecond } of seed.jackpots)
    db.insert(jackpot)
      .values({ vendor, base: toUnits(base), perSecond: toUnits(perSecond) })
      .run()
}
