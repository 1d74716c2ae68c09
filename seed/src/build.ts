import { favourites, recents } from './activity.ts'
import { announcements } from './announcements.ts'
import { banners } from './banners.ts'
import { bets } from './bets.ts'
import { countries } from './countries.ts'
import { devices } from './devices.ts'
import { games as allGames } from './games.ts'
import { help } from './help.ts'
import { jackpots } from './jackpots.ts'
import { everydayOrders } from './lottery-orders.ts'
import { matches } from './matches.ts'
import { members as allMembers } from './members.ts'
import { merchants } from './merchants.ts'
import { news } from './news.ts'
import { scenarioNamed } from './scenarios/index.ts'
import { vendors } from './vendors.ts'
import { winners } from './winners.ts'
import type { WorldSeed } from './world-seed.ts'

/** Goes up with every change of content: a kept template of another version is made again. */
export const SEED_VERSION = '10'

export interface WorldRecipe {
  scenario: string
  seed: number
  /** Epoch ms; all dates count from here. */
  startAt: number
}

/** The same recipe always gives an equal world; what it gives is to be read, as texts are shared between worlds. */
export function buildWorldSeed({ scenario, seed, startAt }: WorldRecipe): WorldSeed {
  const { merchant, make } = scenarioNamed(scenario)
  const games = allGames(seed, startAt)
  const members = allMembers(seed, startAt)
  return make({
    scenario,
    seed,
    startAt,
    merchant,
    country: 'PK',
    ip: '203.0.113.7',
    maintenance: false,
    regionRestriction: false,
    merchants: merchants(),
    vendors: vendors(games),
    games,
    matches: matches(seed, startAt, games),
    announcements: announcements(seed, startAt),
    banners: banners(),
    members,
    favourites: favourites(seed, startAt, games, members),
    recents: recents(seed, startAt, games, members),
    winners: winners(
      seed,
      startAt,
      games,
      members.filter((member) => member.merchant === 'aurora1'),
    ),
    news: news(startAt),
    help: help(),
    countries: countries(),
    jackpots: jackpots(seed),
    devices: devices(startAt, members),
    sentCodes: [],
    bets: bets(seed, startAt, games, members),
    lotteryOrders: everydayOrders,
  })
}
