import type { Scenario } from '../world-seed.ts'

export const empty: Scenario = {
  name: 'empty',
  story:
    'The members are there but nothing else is: no vendor, game, match, announcement, banner, favourite, bet or win.',
  merchant: 'aurora1',
  make: (world) => ({
    ...world,
    vendors: [],
    games: [],
    matches: [],
    announcements: [],
    banners: [],
    favourites: [],
    recents: [],
    winners: [],
    news: [],
    jackpots: [],
    help: [],
    bets: [],
    lotteryOrders: [],
  }),
}
