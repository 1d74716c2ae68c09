import { control, platformError } from '@understudy/contracts'
import type { Door } from '@understudy/platform/binding/ports.ts'
import { DEFAULT_WORLD, worldOf } from '@understudy/platform/binding/world-of.ts'
import type { Worlds } from '@understudy/platform/world/worlds.ts'
import type { WorldAccess } from '../access/world-access.ts'
import type { Rooms } from './rooms.ts'

/** The form of an issued id, which ends in a random part. The handler checks whether it exists. */
const ISSUED = /\.[0-9a-f-]{24,36}$/

/**
 * The door of a platform with rooms. A phone in a room reaches only the room's world, under an address of its own.
 * Without a ticket a guarded world looks unknown, except to callers who may steer. A page of the stage was opened with an
 * id that was issued to somebody in the room: it stays valid while the room is open, because the stage may be another
 * site that gets no cookies.
 */
export const guardedDoor = (
  worlds: Worlds,
  { rooms, worldAccess, strictWorlds }: { rooms: Rooms; worldAccess: WorldAccess; strictWorlds: boolean },
): Door => {
  const guestOf = (request: Parameters<Door['enter']>[0]) => rooms.of(request.cookies[control.ROOM_COOKIE])
  return {
    enter(request, ids) {
      const guest = guestOf(request)
      const home = guest?.room.world.id ?? (strictWorlds ? undefined : DEFAULT_WORLD)
      const world = worldOf(request, ids, { worlds, home })
      if (guest) {
        if (guest.room.world !== world) throw platformError('world.unknown')
        return { world, address: guest.person.address }
      }
      if (worldAccess.may(request, world.id) || !rooms.isGuarded(world)) return { world }
      if (ids.token === undefined && ISSUED.test(ids.standing ?? '') && rooms.hasRoom(world)) return { world }
      throw platformError('world.unknown')
    },
    onCall({ request, actor }) {
      const guest = guestOf(request)
      if (guest) rooms.saw(guest, actor)
    },
  }
}
