import { artUrl } from '@understudy/art'
import type { play } from '@understudy/contracts'
import { membersRepository } from '@understudy/platform/features/member/index.ts'
import type { World } from '@understudy/platform/world/world.ts'

/** Who sits at every table of the house; the numbers are those of the avatars. */
const DEALER = artUrl.avatar(8)
const OTHERS = [2, 14, 4].map(artUrl.avatar)
const NOBODY = artUrl.avatar(1)

/** Returns the pictures of who sits at a table, the player's own among them unless it is an upload. */
export function peopleOf(world: World, memberId: number | undefined): play.People {
  const own = memberId === undefined ? undefined : world.use(membersRepository).byId(memberId)?.avatar
  return { dealer: DEALER, others: OTHERS, you: own?.startsWith('/img/') ? own : NOBODY }
}
