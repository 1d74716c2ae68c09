import { games, platformError } from '@understudy/contracts'
import { handle } from '@understudy/platform/binding/call.ts'
import { feature } from '@understudy/platform/binding/feature.ts'
import { gamesRepository, vendorsRepository } from '@understudy/platform/features/games/index.ts'
import { outsideVendorsRepository } from '@understudy/platform/features/vendor-wallet/index.ts'
import { textIn } from '@understudy/platform/shared/text.ts'
import { stagedFor } from '../games.ts'

/** What a player should know of a game, from the definition that the staged game plays by. */
export const gameFacts = feature({
  name: 'game-facts',
  load(db) {
    const { all, setReturn } = gamesRepository(db)
    const { byCode } = vendorsRepository(db)
    for (const game of all()) {
      const vendor = byCode(game.vendor)
      const staged = vendor && stagedFor(game)
      if (staged) setReturn(game.nodeId, permille(staged.facts(game, vendor).returns))
    }
  },
  routes: [
    handle(games.gameFacts, ({ world, query, ...call }) => {
      const game = world.use(gamesRepository).byNode(query.nodeId)
      const vendor = game && world.use(vendorsRepository).byCode(game.vendor)
      const staged = game && stagedFor(game)
      if (!vendor || !staged || world.use(outsideVendorsRepository).byCode(vendor.code))
        throw platformError('game.not.found')
      const language = query.language ?? call.language
      const { returns, volatility, stakes, rules } = staged.facts(game, vendor)
      return {
        nodeId: String(game.nodeId),
        displayName: textIn(game.facts.name, language),
        vendorName: textIn(vendor.name, language),
        rules: rules.map(({ texts, values = {} }) => filled(textIn(texts, language), values)),
        returnPercent: permille(returns) / 10,
        volatility,
        stakes: { min: Math.min(...stakes), max: Math.max(...stakes) },
      }
    }),
  ],
})

const permille = (share: number): number => Math.round(share * 1000)

const filled = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(/\{(\w+)\}/g, (name, key: string) => values[key] ?? name)
