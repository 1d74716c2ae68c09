import { type GameType, lobby, toAmount } from '@understudy/contracts'
import { handle } from '../../binding/call.ts'
import { textIn } from '../../shared/text.ts'
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

  handle(lobby.jackpot, ({ world }) => {
    const now = world.now()
    const seconds = Math.max(0, Math.floor((now - world.origin.startAt) / 1000))
    return world
      .use(lobbyRepository)
      .jackpots()
      .map(({ vendor, base, perSecond }) => ({
        vendor,
        // Rounded to the hundredth, as prizes are.
        amount: toAmount(Math.round((base + perSecond * seconds) / 100) * 100),
        updatedAt: now,
      }))
  }),
]

const maskedAccount = (account: string) => account.replace(/^(.{2}).*(.)$/, '$1•••$2')
