import { GAME_TYPES, type GameType, games } from '@understudy/contracts'
import { handle } from '../../binding/call.ts'
import { textIn } from '../../shared/text.ts'
import { gameView } from './game-view.ts'
import { gamesRepository, NEW_FOR_MS, vendorsRepository } from './games.repository.ts'

export const gameRoutes = [
  handle(games.gameList, ({ world, query, language }) => {
    const nameLanguage = query.language ?? language
    const { rows, totalCount, totalPages } = world.use(gamesRepository).page(
      {
        gameType: query.gameType || undefined,
        vendor: query.vassalage || undefined,
        classify: query.gameClassify || undefined,
        name: query.gameName?.trim() || undefined,
        minBet: query.minBet,
        minLine: query.minLine,
        hot: query.isHot === '1',
        newSince: query.isNew === '1' ? world.now() - NEW_FOR_MS : undefined,
      },
      { sort: query.sort, language: nameLanguage, pageNo: query.pageNo, pageSize: query.pageSize },
    )
    return { games: rows.map((row) => gameView(row, nameLanguage)), pageNum: query.pageNo, totalPages, totalCount }
  }),

  handle(games.hotGames, ({ world, query, language }) => ({
    list: world
      .use(gamesRepository)
      .hot(query.limit)
      // The client asks for EN when its interface is in UR (spec §7), yet names are in the interface's language.
      .map((row) => gameView(row, query.language === 'EN' ? language : (query.language ?? language))),
  })),

  handle(games.vendorGameTypes, ({ world, language }) => {
    const vendors = vendorsWithGames(world.use(vendorsRepository)).flatMap((vendor) =>
      [vendor, ...vendor.alsoIn].map(({ category, lobby }) => ({ ...vendor, category, lobby })),
    )
    const categories = GAME_TYPES.filter((type) => vendors.some(({ category }) => category === type))
    const vendorsOf = (category: GameType) => vendors.filter((vendor) => vendor.category === category)
    return {
      sorting: categories.map((gameCategory) => ({
        gameCategory,
        vendorNames: vendorsOf(gameCategory).map(({ code, name, icon }) => ({
          vassalage: code,
          accountTypeName: code,
          displayName: textIn(name, language),
          icon,
        })),
      })),
      mapping: Object.fromEntries(
        categories.map((category) => [
          category,
          Object.fromEntries(vendorsOf(category).map(({ code, lobby }) => [code, lobby])),
        ]),
      ),
    }
  }),

  handle(games.vendorMenu, ({ world, query, language }) => {
    const repository = world.use(vendorsRepository)
    const counts = repository.gameCounts()
    return repository.all().flatMap((vendor) =>
      counts
        .filter(
          ({ vendor: code, gameType }) => code === vendor.code && (!query.gameType || gameType === query.gameType),
        )
        .map(({ gameType, n }) => ({
          vassalage: vendor.code,
          displayName: textIn(vendor.name, language),
          icon: vendor.icon,
          gameType: gameType as GameType,
          gameCount: n,
        })),
    )
  }),
]

function vendorsWithGames(repository: ReturnType<typeof vendorsRepository>) {
  const withGames = new Set(repository.gameCounts().map(({ vendor }) => vendor))
  return repository.all().filter(({ code }) => withGames.has(code))
}
