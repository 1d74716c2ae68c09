import { platformError } from '@understudy/contracts'
import { asc, inArray } from 'drizzle-orm'
import { catalogueOf } from '../../storage/catalogue.ts'
import type { WorldDatabase } from '../../storage/database.ts'
import type { World } from '../../world/world.ts'
import { completed, type GameRow, game, vendor } from '../games/index.ts'
import { type GameKind, gameKind } from './games.ts'

export interface LotteryGame extends GameKind {
  row: GameRow
  gameId: string
  code: string
  gameType: 'LOTT' | 'ELOTT'
  gameGroupId: string
  lottoMode: string
  /** False while the vendor is in maintenance. */
  isSale: boolean
}

interface Shelf {
  all: readonly LotteryGame[]
  byId: ReadonlyMap<string, LotteryGame>
  byCode: ReadonlyMap<string, LotteryGame>
  byNode: ReadonlyMap<number, LotteryGame>
}

export function lotteryGamesRepository(db: WorldDatabase) {
  const shelf = (): Shelf => catalogueOf(db).keep([game, vendor], 'lottery games', readShelf)
  const readShelf = (): Shelf => {
    const closed = new Set(
      db
        .select({ code: vendor.code, maintenance: vendor.maintenance })
        .from(vendor)
        .all()
        .filter(({ maintenance }) => maintenance)
        .map(({ code }) => code),
    )
    const all = db
      .select()
      .from(game)
      .where(inArray(game.gameType, ['LOTT', 'ELOTT']))
      .orderBy(asc(game.sortOrder))
      .all()
      .flatMap((stored) => {
        const row = completed(stored)
        const { gameId, gameCode: code, gameGroupId, lottoMode } = row.facts
        const kind = gameKind(code)
        // Lobbies have no draws.
        if (!kind) return []
        const gameType = row.gameType as LotteryGame['gameType']
        return [{ ...kind, row, gameId, code, gameType, gameGroupId, lottoMode, isSale: !closed.has(row.vendor) }]
      })
    return {
      all,
      byId: new Map(all.map((one) => [one.gameId, one])),
      byCode: new Map(all.map((one) => [one.code, one])),
      byNode: new Map(all.map((one) => [one.row.nodeId, one])),
    }
  }

  return {
    all: () => shelf().all,
    byId: (gameId: string) => shelf().byId.get(gameId),
    byCode: (code: string) => shelf().byCode.get(code),
    byNode: (nodeId: number) => shelf().byNode.get(nodeId),
  }
}

/** Finds the lottery game that a caller named by code or id. @throws PlatformError `game.not.found` */
export function gameOf(world: World, gameId: string): LotteryGame {
  const game = world.use(lotteryGamesRepository).byId(gameId)
  if (!game) throw platformError('game.not.found')
  return game
}
