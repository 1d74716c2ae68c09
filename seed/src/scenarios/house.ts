import { emptyWithoutGames, PARTS } from '../parts.ts'
import type { Scenario, WorldSeed } from '../scenario.ts'
import { emptyForm } from '../seed-part.ts'
import { withOnlyFlags } from './changes.ts'

export const everyday: Scenario = {
  name: 'everyday',
  story:
    'A normal day at aurora1: all but the extra login checks is switched on, the lobby is full, the whole cast is there.',
  merchant: 'aurora1',
  make: (world) => world,
}

export const maintenance: Scenario = {
  name: 'maintenance',
  story: 'The whole platform of aurora1 is closed for maintenance.',
  merchant: 'aurora1',
  make: (world) => ({ ...world, maintenance: true }),
}

/** XZ is a user-assigned country code and 203.0.113.0/24 a documentation network, so neither is real. */
const fromBlockedRegion = (world: WorldSeed): WorldSeed => ({
  ...world,
  regionRestriction: true,
  country: 'XZ',
  ip: '203.0.113.24',
})

export const regionBlocked: Scenario = {
  name: 'region-blocked',
  story: 'The visitor comes from a country where aurora1 may not be shown.',
  merchant: 'aurora1',
  make: fromBlockedRegion,
}

export const statusBoth: Scenario = {
  name: 'status-both',
  story: 'Maintenance and a blocked region at once: maintenance is what the visitor must be told.',
  merchant: 'aurora1',
  make: (world) => ({ ...fromBlockedRegion(world), maintenance: true }),
}

export const empty: Scenario = {
  name: 'empty',
  story:
    'The members are there but nothing else is: no vendor, game, match, announcement, banner, favourite, bet or win.',
  merchant: 'aurora1',
  make: (world) => ({ ...world, ...emptyForm(PARTS) }),
}

export const gameListEmpty: Scenario = {
  name: 'game-list-empty',
  story: 'The house is open, with banners, news and help, but nobody has delivered a game yet: every list is empty.',
  merchant: 'aurora1',
  make: (world) => ({ ...world, ...emptyWithoutGames() }),
}

export const minimalMerchant: Scenario = {
  name: 'minimal-merchant',
  story: 'basalt2 with every switch off except what logging in needs; rabia can still get in.',
  merchant: 'basalt2',
  make: (world) => withOnlyFlags(world, 'basalt2', ['COMM3', 'CAPTCHA3', 'PASS3']),
}

export const transferWallets: Scenario = {
  name: 'transfer-wallets',
  story: 'imran at cedar3, an English-leaning house with one wallet per vendor.',
  person: 'imran',
  merchant: 'cedar3',
  make: (world) => world,
}

export const slow: Scenario = {
  name: 'slow',
  story: 'Every call takes a second and a half, so that skeletons and loaders can be looked at.',
  merchant: 'aurora1',
  faults: [{ endpoint: '*', kind: 'latency', ms: 1_500 }],
  make: (world) => world,
}
