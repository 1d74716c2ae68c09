import type { World } from '../../world/world.ts'
import { notifyLetter } from '../push/index.ts'
import { inboxRepository, type NewMessage } from './inbox.repository.ts'

/** Puts a message into the member's inbox and tells of it by push. Returns its id. */
export const writeLetter = (world: World, letter: NewMessage): number =>
  world.transaction(() => {
    const id = world.use(inboxRepository).add(letter)
    notifyLetter(world, { id, ...letter })
    return id
  })
