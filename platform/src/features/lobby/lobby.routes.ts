import { type GameType, lobby, toAmount } from '@understudy/contracts'
import { handle } from '../../binding/call.ts'
import { textIn } from '../../shared/text.ts'
import { type JackpotRow, jackpotAmount } from './jackpots.ts'
import { lobbyRepository } from './lobby.repository.ts'

export const lobbyRoutes = [
  handle(lobby.lobbyNews, ({ world, merchant, language }) =>
    world
      .use(lobbyRepository)
      .news(merchant, world.now())
      .map(({ id, title, publishedAt }) => ({ id, title: textIn(title, language), publishedAt })),
  ),

  handle(lobby.popular, ({ world, merchant, language, query }) =>
    world
      .use(lobbyRepository)
      .popular(merchant, world.now(), query.limitNum)
      .map(({ id, title, readers }) => ({ id, title: textIn(title, language), readers })),
  ),

  handle(lobby.rankList, ({ world, language, query }) =>
    world
      .use(lobbyRepository)
      .ranking(query.gameCategory, query.limitNum)
      .map(({ game, launches }, i) => ({
        rank: i + 1,
        nodeId: String(game.nodeId),
        gameName: textIn(game.facts.name, query.language ?? language),
        gameType: game.gameType as GameType,
        vassalage: game.vendor,
        showIcon: game.facts.icon,
        launches,
      })),
  ),

  handle(lobby.winners, ({ world, language, query }) =>
    world
      .use(lobbyRepository)
      .winners(world.now(), query.limitNum)
      .map(({ winner, game }) => ({
        vo: {
          userName: maskedAccount(winner.account),
          gameName: textIn(game.facts.name, language),
          winAmount: toAmount(winner.amount),
          wonAt: winner.at,
        },
      })),
  ),

  handle(lobby.jackpot, ({ world }) =>
    world
      .use(lobbyRepository)
      .jackpots()
      .map((jackpot) => ({
        vendor: jackpot.vendor,
        amount: toAmount(jackpotAmount(world, jackpot)),
        updatedAt: world.now(),
        ...lastWinOf(jackpot),
      })),
  ),
]

function lastWinOf({ winner, wonAmount, wonAt }: JackpotRow) {
  if (winner === null || wonAmount === null || wonAt === null) return {}
  return { lastWin: { userName: maskedAccount(winner), amount: toAmount(wonAmount), wonAt } }
}

const maskedAccount = (account: string) => account.replace(/^(.{2}).*(.)$/, '$1•••$2')
