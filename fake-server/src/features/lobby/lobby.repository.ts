import { type MerchantCode, toUnits } from '@understudy/contracts'
import type { WorldSeed } from '@understudy/seed'
import { and, count, desc, eq, lte, sql } from 'drizzle-orm'
import type { WorldDatabase } from '../../world/database.ts'
import { announcement } from '../announcements/index.ts'
import { completed, game } from '../games/index.ts'
import { launch } from '../launch/index.ts'
import { jackpot, news, winner } from './lobby.table.ts'

export function lobbyRepository(db: WorldDatabase) {
  const played = db
    .select({ nodeId: launch.nodeId, n: count().as('n') })
    .from(launch)
    .groupBy(launch.nodeId)
    .as('played')
  const launches = sql<number>`${game.launches} + coalesce(${played.n}, 0)`
  return {
    news: (merchant: MerchantCode, now: number) =>
      db
        .select()
        .from(news)
        .where(and(eq(news.merchant, merchant), lte(news.publishedAt, now)))
        .orderBy(desc(news.publishedAt))
        .all(),
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
    ranking: (gameType: string | undefined, limit: number) =>
      db
        .select({ game, launches })
        .from(game)
        .leftJoin(played, eq(played.nodeId, game.nodeId))
        .where(gameType === undefined ? undefined : eq(game.gameType, gameType))
        .orderBy(desc(launches), game.nodeId)
        .limit(limit)
        .all()
        .map((row) => ({ ...row, game: completed(row.game) })),
    winners: (now: number, limit: number) =>
      db
        .select({ winner, game })
        .from(winner)
        .innerJoin(game, eq(game.nodeId, winner.nodeId))
        .where(lte(winner.at, now))
        .orderBy(desc(winner.at), desc(winner.id))
        .limit(limit)
        .all()
        .map((row) => ({ ...row, game: completed(row.game) })),
    addWinner: (row: { account: string; nodeId: number; amount: number; at: number }) =>
      void db.insert(winner).values(row).run(),
    jackpots: () => db.select().from(jackpot).all(),
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
