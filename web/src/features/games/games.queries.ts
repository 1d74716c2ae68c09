import type { CallInput } from '@understudy/contracts/endpoint'
import { type Game, type GameOrder, gameList, hotGames, vendorMenu } from '@understudy/contracts/games'
import { homePageSize, LIMITS, PAGE_SIZES } from '@understudy/contracts/page-sizes'
import { type ListState, listState, useApiPages, useApiQuery } from '@/shared/api'
import { languageCode } from '@/shared/i18n'
import { merchantCode } from '@/shared/session'
import { type Category, filterOf } from './categories.ts'

interface When {
  enabled?: boolean
}

/** The platform has no list of hot games in UR, so it is requested in EN (spec §7). */
const hotLanguage = () => (languageCode() === 'UR' ? 'EN' : languageCode())

export const useHotGames = ({ enabled = true }: When = {}) =>
  useApiQuery(
    hotGames,
    { query: { isPlatform: '1', language: hotLanguage(), platform: 'html5', limit: LIMITS.hotGames } },
    { enabled, select: ({ list }) => list.slice(0, LIMITS.hotGames) },
  )

export interface GameFilter {
  category?: Category
  vassalage?: string
  gameName?: string
  /** Filter: hot or new games. */
  only?: 'hot' | 'new'
  /** Filter: a class of slots. */
  classify?: string
  sort?: GameOrder
  pageSize?: number
}

const pageSizeOf = (category: Category | undefined, isNew: boolean) => {
  if (isNew) return PAGE_SIZES.newGames
  return category === 'SPORTS' ? PAGE_SIZES.sports : PAGE_SIZES.gameList
}

const gameListInput = (
  { category, vassalage, gameName, only, classify, sort, pageSize }: GameFilter,
  pageNo: number,
): CallInput<typeof gameList> => {
  const filter = category ? filterOf(category) : {}
  const isNew = only === 'new' || filter.isNew === '1'
  return {
    query: {
      merchant: merchantCode(),
      platform: 'html5',
      pageNo,
      pageSize: pageSize ?? pageSizeOf(category, isNew),
      language: languageCode(),
      ...filter,
      gameClassify: classify || filter.gameClassify,
      vassalage: vassalage || undefined,
      gameName: gameName || undefined,
      isHot: only === 'hot' ? '1' : filter.isHot,
      isNew: isNew ? '1' : undefined,
      sort,
    },
  }
}

/** The short list of a category on home: 9 games, but 3, 2 and 1 for RNG, FISH and LIVE (CONST-046, ours). */
export const useHomeGames = (category: Category, { enabled = true }: When = {}) =>
  useApiQuery(gameList, gameListInput({ category, pageSize: homePageSize(category) }, 1), {
    enabled,
    select: ({ games }) => games,
  })

/** The first games of a filter, with their total. */
export const useFirstGames = (filter: GameFilter, { enabled = true }: When = {}) =>
  useApiQuery(gameList, gameListInput({ pageSize: PAGE_SIZES.homeCategory, ...filter }, 1), { enabled })

/** The shelf of one vendor in a category. */
export const useVendorGames = (category: Category, vassalage: string, { enabled = true }: When = {}) =>
  useApiQuery(gameList, gameListInput({ category, vassalage, pageSize: PAGE_SIZES.homeCategory }, 1), {
    enabled,
    select: ({ games }) => games,
  })

/** The first page of new games. */
export const useNewGames = ({ enabled = true }: When = {}) =>
  useApiQuery(gameList, gameListInput({ only: 'new' }, 1), { enabled, select: ({ games }) => games })

/** Paginated games from any endpoint. */
export interface GamePages extends ListState {
  games: Game[]
  /** Total number, if the server tells it. */
  total?: number
}

export function useGamePages(filter: GameFilter, { enabled = true }: When = {}): GamePages {
  const pages = useApiPages(gameList, (pageNo) => gameListInput(filter, pageNo), { enabled })
  return {
    games: pages.data?.pages.flatMap(({ games }) => games) ?? [],
    total: pages.data?.pages[0]?.totalCount,
    ...listState(pages),
  }
}

/** Vendors with games in a category, or all vendors. */
export const useVendorMenu = (category?: Category, { enabled = true }: When = {}) => {
  const { gameType } = category ? filterOf(category) : {}
  return useApiQuery(vendorMenu, { query: { gameType } }, { enabled })
}

/** One entry per vendor, for lists that span several types. */
export function oncePerVendor<V extends { vassalage: string }>(vendors: readonly V[]): V[] {
  const seenIds = new Set<string>()
  return vendors.filter(({ vassalage }) => !seenIds.has(vassalage) && seenIds.add(vassalage))
}
