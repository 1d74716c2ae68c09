export const GAME_CATEGORIES = [
  'RNG',
  'LIVE',
  'FISH',
  'PVP',
  'SPORTS',
  'ESPORTS',
  'LOTT',
  'ELOTT',
  'COCKFIGHT',
] as const
export type GameCategory = (typeof GAME_CATEGORIES)[number]

export const MERCHANTS = ['aurora1', 'basalt2', 'cedar3', 'dune4', 'ember5'] as const
export type MerchantCode = (typeof MERCHANTS)[number]

export const SCENES = ['hills', 'river', 'stadium', 'nightmarket', 'desert', 'harbour', 'lanterns', 'stars'] as const
export type Scene = (typeof SCENES)[number]

export const AVATAR_COUNT = 24
export const VARIANT_COUNT = 9
export const SERIAL_LIMIT = 9999
