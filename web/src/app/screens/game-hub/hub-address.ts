import { type Category, isCategory } from '@/features/games/categories'
import { readName } from '../game-list/list-address.ts'

export interface HubAddress {
  /** HOME means the overview. */
  category: Category
  /** Search term, over all games whatever the category. */
  name: string
}

/** Parses `/m/game?category&name`; unknown values count as absent. */
export function readHubAddress(params: URLSearchParams): HubAddress {
  const category = params.get('category')
  return { category: isCategory(category) && category !== 'REWARD' ? category : 'HOME', name: readName(params) }
}
