import { GAME_TYPES } from '@understudy/contracts/field-facts'
import type { GameType } from '@understudy/contracts/fields'
import type { TextKey } from '@/shared/i18n'
import { paths } from '@/shared/navigation'

/** Entries of the category menu, in order (spec §2). */
export const CATEGORIES = [
  'HOME',
  'HOT',
  'FAV',
  'NEW_GAME',
  'BGS',
  'BG',
  'RNG',
  'LIVE',
  'FISH',
  'PVP',
  'SPORTS',
  'ESPORTS',
  'LOTT',
  'ELOTT',
  'COCKFIGHT',
  'REWARD',
] as const
export type Category = (typeof CATEGORIES)[number]

/** Entries of the scrolling tabs: without HOME, with PROMO (spec §2). */
export const TABS = [
  ...CATEGORIES.filter((category) => category !== 'HOME' && category !== 'REWARD'),
  'PROMO',
  'REWARD',
] as const

/** Types whose vendors open a game list; their carousels have two rows (HOME-012, ours). */
const GAME_LIST_TYPES: readonly string[] = ['RNG', 'FISH', 'LIVE', 'PVP']
export const isGameListType = (type: string) => GAME_LIST_TYPES.includes(type)

export const isGameType = (category: string): category is GameType => GAME_TYPES.some((type) => type === category)

export const isCategory = (text: string | null): text is Category => CATEGORIES.some((category) => category === text)

/** The category's name (HOME-009: BG are board games, BGS bonus games). */
export const categoryLabel = (category: Category | 'PROMO'): TextKey => `games:category.${category}`

/**
 * The query parameters of a category. BG and BGS are not types of the platform: board games are the table games among
 * RNG, bonus games those with a jackpot.
 */
export function filterOf(category: Category): { gameType?: GameType; gameClassify?: string; isHot?: '1'; isNew?: '1' } {
  if (category === 'BG') return { gameType: 'RNG', gameClassify: 'Table' }
  if (category === 'BGS') return { gameType: 'RNG', gameClassify: 'Jackpot' }
  if (category === 'NEW_GAME') return { isNew: '1' }
  if (category === 'HOT') return { isHot: '1' }
  return isGameType(category) ? { gameType: category } : {}
}

/** The page with all games of a category (HOME-010). */
export const allOf = (category: Category): string =>
  category === 'NEW_GAME' ? paths.gameList({ type: 'new' }) : paths.gameList({ gameType: category })

/** Categories whose games are draws, which have a lobby of their own with times and results. */
export const isDrawn = (category: Category): boolean => category === 'LOTT' || category === 'ELOTT'

/** Drops categories in which the merchant has no games, once that is known. */
export const categoriesShown = <C extends string>(
  categories: readonly C[],
  loadedCategories: readonly string[] | undefined,
): C[] =>
  categories.filter((category) => !loadedCategories || !isGameType(category) || loadedCategories.includes(category))

/** Splits games into two rows; the first gets the extra one (spec §2). */
export function inTwoRows<T>(items: readonly T[]): [T[], T[]] {
  const half = Math.ceil(items.length / 2)
  return [items.slice(0, half), items.slice(half)]
}
