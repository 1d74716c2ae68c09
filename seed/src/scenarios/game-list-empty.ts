import type { Scenario } from '../world-seed.ts'

export const gameListEmpty: Scenario = {
  name: 'game-list-empty',
  story: 'The house is open, with banners, news and help, but nobody has delivered a game yet: every list is empty.',
  merchant: 'aurora1',
  make: (world) => ({
    ...world,
    vendors: [],
    games: [],
    matches: [],
    favourites: [],
    recents: [],
    winners: [],
    jackpots: [],
    bets: [],
    lotteryOrders: [],
  }),
}
