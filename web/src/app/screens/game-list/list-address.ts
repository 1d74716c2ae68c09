import type { GameOrder } from '@understudy/contracts/games'
import { type Category, isCategory, isGameType } from '@/features/games/categories'
import { FILTERS, type Filter } from '@/features/games/GameFilters'
import { gameOrderIn } from '@/features/games/GameSort'

export interface ListAddress {
  /** Undefined when the URL names none. */
  category: Category | undefined
  filter: Filter
  /** Empty for all vendors. */
  vassalage: string
  name: string
  /** Undefined for the merchant's own order. */
  sort?: GameOrder
  /** Number of the game that was tapped, which stands first; a change of the selection leaves it out. */
  game?: string
}

/** Categories that are filters of the list. */
const AS_FILTER: Partial<Record<Category, Filter>> = { HOT: 'hot', FAV: 'fav', NEW_GAME: 'new' }

/** Parses `/m/gameList?gameType&vassalage&type&name&sort&game`; unknown values count as absent. */
export function readListAddress(params: URLSearchParams): ListAddress {
  const gameType = params.get('gameType')
  const category =
    isCategory(gameType) && (isGameType(gameType) || gameType === 'BG' || gameType === 'BGS') ? gameType : undefined
  const type = FILTERS.find((filter) => filter === params.get('type'))
  return {
    category,
    filter: type ?? (isCategory(gameType) ? (AS_FILTER[gameType] ?? 'all') : 'all'),
    vassalage: readVassalage(params),
    name: readName(params),
    sort: gameOrderIn(params),
    ...(/^\d{1,9}$/.test(params.get('game') ?? '') && { game: params.get('game') ?? '' }),
  }
}

/** Parses a vendor's code; empty for none. */
export function readVassalage(params: URLSearchParams): string {
  const code = params.get('vassalage') ?? ''
  return /^[A-Z0-9_]{2,16}$/.test(code) ? code : ''
}

/** Parses a search term, within the contract's length limit. */
export const readName = (params: URLSearchParams): string => (params.get('name') ?? '').trim().slice(0, 40)

/** Query of another tab: without the search term, so that it starts on the first page (GAMES-006). */
export function writeListAddress({ category, filter, vassalage, name, sort }: ListAddress): URLSearchParams {
  const entries = { gameType: category, vassalage, type: filter === 'all' ? '' : filter, name, sort }
  return new URLSearchParams(Object.entries(entries).flatMap(([key, value]) => (value ? [[key, value]] : [])))
}
