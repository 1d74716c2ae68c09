import { type Category, isCategory, isGameType } from '@/features/games/categories'
import { FILTERS, type Filter } from '@/features/games/GameFilters'

export interface ListAddress {
  /** Undefined where the address names none. */
  category: Category | undefined
  filter: Filter
  /** Empty for all vendors. */
  vassalage: string
  name: string
}

/** Categories that have no list of their own but are one of its filters. */
const AS_FILTER: Partial<Record<Category, Filter>> = { HOT: 'hot', FAV: 'fav', NEW_GAME: 'new' }

/** What `/m/gameList?gameType&vassalage&type` asks for; anything unknown is as good as absent. */
export function readListAddress(params: URLSearchParams): ListAddress {
  const asked = params.get('gameType')
  const category = isCategory(asked) && (isGameType(asked) || asked === 'BG' || asked === 'BGS') ? asked : undefined
  const type = FILTERS.find((filter) => filter === params.get('type'))
  return {
    category,
    filter: type ?? (isCategory(asked) ? (AS_FILTER[asked] ?? 'all') : 'all'),
    vassalage: readVassalage(params),
    name: readName(params),
  }
}

/** A vendor's code; empty where there is none. */
export function readVassalage(params: URLSearchParams): string {
  const code = params.get('vassalage') ?? ''
  return /^[A-Z0-9_]{2,16}$/.test(code) ? code : ''
}

/** A name that is searched for, within the bound of the contract. */
export const readName = (params: URLSearchParams): string => (params.get('name') ?? '').trim().slice(0, 40)

/** A change of tab starts over: without the name, and so on the first page (GAMES-006). */
export function writeListAddress({ category, filter, vassalage, name }: ListAddress): URLSearchParams {
  const entries = { gameType: category, vassalage, type: filter === 'all' ? '' : filter, name }
  return new URLSearchParams(Object.entries(entries).flatMap(([key, value]) => (value ? [[key, value]] : [])))
}
