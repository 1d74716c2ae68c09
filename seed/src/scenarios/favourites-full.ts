import { LIMITS } from '@understudy/contracts'
import type { Scenario } from '../scenario.ts'
import { MINUTE } from '../time.ts'

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
