import { type MerchantCode, toUnits } from '@understudy/contracts'
import type { WorldSeed } from '@understudy/seed'
import { and, count, desc, eq, lte } from 'drizzle-orm'
import { catalogueOf } from '../../storage/catalogue.ts'
import type { WorldDatabase } from '../../storage/database.ts'
import { announcement } from '../announcements/index.ts'
import { game, gamesRepository } from '../games/index.ts'
import { launch } from '../launch/index.ts'
import { jackpot, news, winner } from './lobby.table.ts'

type Launched = { nodeId: number; launches: number }

export function lobbyRepository(db: WorldDatabase) {
  const games = gamesRepository(db)
  return {
    news: (merchant: MerchantCode, now: number) =>
      catalogueOf(db)
        .keep([news], `news ${merchant}`, () =>
          db.select().from(news).where(eq(news.merchant, merchant)).orderBy(desc(news.publishedAt)).all(),
        )
        .filter(({ publishedAt }) => publishedAt <= now),
    popular: (merchant: MerchantCode, now: number, limit: number) =>
      db
        .select({ id: announcement.id, title: announcement.title, readers: announcement.readers })
        .from(announcement)
        .where(
          and(eq(announcement.merchant, merchant), eq(announcement.published, true), lte(announcement.startDate, now)),
        )
        .orderBy(desc(announcement.readers))
        .limit(limit)
        .all(),
    /** Returns the most launched games: seeded counts plus the launches in this world. */
    ranking(gameType: string | undefined, limit: number) {
      const order = (a: Launched, b: Launched) => b.launches - a.launches || a.nodeId - b.nodeId
      const seeded = catalogueOf(db).keep([game], `ranking ${gameType ?? ''}`, () =>
        db
          .select({ nodeId: game.nodeId, gameType: game.gameType, launches: game.launches })
          .from(game)
          .all()
          .filter((one) => gameType === undefined || one.gameType === gameType)
          .sort(order),
      )
      const played = new Map(
        db
          .select({ nodeId: launch.nodeId, n: count() })
          .from(launch)
          .groupBy(launch.nodeId)
          .all()
          .map(({ nodeId, n }) => [nodeId, n]),
      )
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
      db
        .select()
        .from(winner)
        .where(lte(winner.at, now))
        .orderBy(desc(winner.at), desc(winner.id))
        .limit(limit)
        .all()
        .flatMap((row) => {
          const won = games.byNode(String(row.nodeId))
          return won ? [{ winner: row, game: won }] : []
        }),
    addWinner: (row: { account: string; nodeId: number; amount: number; at: number }) =>
      void db.insert(winner).values(row).run(),
    setJackpotWon: (vendor: string, won: { wonAt: number; wonAmount: number; winner: string }) =>
      void db.update(jackpot).set(won).where(eq(jackpot.vendor, vendor)).run(),
    jackpots: () => catalogueOf(db).keep([jackpot], 'jackpots', () => db.select().from(jackpot).all()),
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
