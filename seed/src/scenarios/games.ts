import { LIMITS } from '@understudy/contracts'
import { MINUTE } from '@understudy/contracts/durations'
import type { Scenario } from '../scenario.ts'
import { withVendorsDown } from './changes.ts'

export const vendorDown: Scenario = {
  name: 'vendor-down',
  story: 'Kestrel Sports, Maidan Cricket and Nilgiri Play are in maintenance, so the best-known tiles do not open.',
  merchant: 'aurora1',
  make: (world) => withVendorsDown(world, ['FB', 'U9W', 'NP']),
}

export const slowVendor: Scenario = {
  name: 'slow-vendor',
  story: 'Vendors take six seconds to answer a launch, so that one can look at a game on its way and turn back.',
  merchant: 'aurora1',
  faults: [
    { endpoint: 'launch.game', kind: 'latency', ms: 6_000 },
    { endpoint: 'launch.guestSports', kind: 'latency', ms: 6_000 },
  ],
  make: (world) => world,
}

export const favouritesFull: Scenario = {
  name: 'favourites-full',
  story: 'amina has starred as many games as one may, so her next star is refused.',
  person: 'amina',
  merchant: 'aurora1',
  make: (world) => {
    const amina = world.members.find((member) => member.username === 'amina')
    if (!amina) throw new Error('The story needs amina')
    const others = world.favourites.filter((favourite) => favourite.memberId !== amina.id)
    const starred = world.games.slice(0, LIMITS.favourites).map(({ nodeId }, index) => ({
      memberId: amina.id,
      nodeId,
      at: world.startAt - (index + 1) * MINUTE,
    }))
    return { ...world, favourites: [...starred, ...others] }
  },
}
