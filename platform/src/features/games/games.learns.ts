import { games } from '@understudy/contracts'
import { type Learns, learns, type Notes } from '../../binding/learns.ts'

/** A game of a list, as a file has it. */
export const learntGame = (game: games.Game, into: Notes) => {
  const icon = into.picture(game.showIcon)
  const largeIcon = into.picture(game.mobileLargeIcon)
  if (icon === undefined) into.invented('games', 'pictures')
  return {
    nodeId: game.nodeId,
    gameType: game.gameType,
    vendor: game.vassalage,
    name: into.words(game.displayName),
    gameId: game.gameId,
    roomId: game.roomId,
    gameCode: game.gameCode,
    ...(icon !== undefined && { icon }),
    ...(largeIcon !== undefined && { largeIcon }),
    supported: game.supportPlay === 0,
    freePlay: game.freeplay === 1,
    classify: game.gameClassify,
    isGameH5: game.isGameH5,
    lottoMode: game.lottoMode,
    gameGroupId: game.gameGroupId,
  }
}

export const gameLearns: readonly Learns[] = [
  learns(games.gameList, ({ games: list, totalCount }, into, { query }) => {
    const named = into.speaking(query.language)
    const entries = list.map((game) => ({
      ...learntGame(game, named),
      ...(query.isNew === '1' && { released: '-5d' }),
    }))
    // Hot lists and sorted ones have an order of their own.
    if (query.sort || query.isHot === '1') for (const entry of entries) into.keep('games', entry)
    else into.listed('games', entries)
    into.finally((file) => {
      const isAll = !(
        query.gameType ||
        query.vassalage ||
        query.gameName ||
        query.gameClassify ||
        query.isHot ||
        query.isNew ||
        query.minBet ||
        query.minLine
      )
      const known = file.games?.length ?? 0
      if (isAll && known < totalCount)
        into.leftOut('games', `${totalCount - known} of ${totalCount} are on pages that were not recorded`)
    })
  }),
  learns(games.hotGames, ({ list }, into) => {
    for (const [index, game] of list.entries()) into.keep('games', { ...learntGame(game, into), hotRank: index + 1 })
  }),
  learns(games.vendorGameTypes, ({ sorting, mapping }, into) => {
    for (const { gameCategory, vendorNames } of sorting) {
      const category = games.Game.shape.gameType.safeParse(gameCategory).data
      if (category === undefined) {
        into.leftOut('vendors', `the category ${gameCategory.slice(0, 20)} is outside of the contract`)
        continue
      }
      into.listed(
        'vendors',
        vendorNames.map(({ vassalage, displayName, icon: address }) => {
          const icon = into.picture(address)
          const lobby = mapping[gameCategory]?.[vassalage]?.nodeId
          return {
            code: vassalage,
            name: into.words(displayName),
            category,
            ...(icon !== undefined && { icon }),
            ...(lobby !== undefined && { lobby }),
            alsoIn: lobby === undefined ? [] : [{ category, lobby }],
          }
        }),
      )
    }
  }),
  learns(games.vendorMenu, (list, into) => {
    const seen = list.map(({ vassalage, displayName, icon: address }) => {
      const icon = into.picture(address)
      return { code: vassalage, name: into.words(displayName), ...(icon !== undefined && { icon }) }
    })
    into.listed('vendors', seen)
  }),
]
