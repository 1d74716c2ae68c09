/** Page sizes and list limits (spec §9). */
export const PAGE_SIZES = {
  /** The short favourite list shown with the member panel (our reading of "registration view"). */
  favouritesPanel: 15,
  favouritesHub: 100,
  gameList: 27,
  favourites: 27,
  recents: 27,
  newGames: 25,
  sports: 25,
  homeCategory: 9,
  inbox: 20,
} as const

/** spec §9: home asks 9 per category, but 3 for RNG, 2 for FISH and 1 for LIVE. */
export const homePageSize = (category: string): number =>
  ({ RNG: 3, FISH: 2, LIVE: 1 })[category] ?? PAGE_SIZES.homeCategory

export const LIMITS = {
  promoList: 4,
  hotGames: 10,
  vendors: 22,
  badge: 99,
  /** A carousel shows arrows only with more games than this. */
  carouselWithoutArrows: 3,
  favourites: 500,
  captchaDigits: 6,
  mobileNum: 20,
  smsCode: 10,
} as const
