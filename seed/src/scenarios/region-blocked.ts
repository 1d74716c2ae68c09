import type { Scenario, WorldSeed } from '../scenario.ts'

/** XZ is a user-assigned country code and 203.0.113.0/24 a documentation network: nobody lives there. */
export const fromBlockedRegion = (world: WorldSeed): WorldSeed => ({
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
