import { type Category, isCategory } from '@/features/games/categories'
import { readName } from '../game-list/address.ts'

export interface HubAddress {
  /** HOME is the overview. */
  category: Category
  /** Searched for in all games, whatever the category. */
  name: string
}

/** What `/m/game?category&name` asks for; anything unknown is as good as absent. */
export function readHubAddress(params: URLSearchParams): HubAddress {
  const asked = params.get('category')
  return { category: isCategory(asked) && asked !== 'REWARD' ? asked : 'HOME', name: readName(params) }
}
