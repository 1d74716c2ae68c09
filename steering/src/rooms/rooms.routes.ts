import { control } from '@understudy/contracts'
import type { HttpRequest } from '@understudy/platform/binding/http.ts'
import type { Platform } from '@understudy/platform/binding/platform.ts'
import { handle, worldNamed } from '../api/control-call.ts'
import { ControlProblem } from '../api/control-problem.ts'
import { roomsElsewhere, type Several } from '../worlds/sum-of-processes.ts'
import type { OpenRoom, Rooms } from './rooms.ts'

export const roomRoutes = ({ rooms, processes }: Several & { rooms: Rooms }) => [
  handle(control.listRooms, async ({ platform, request }) => [
    ...rooms.list().map((room) => roomOf(room, platform, request)),
    ...(await roomsElsewhere({ processes }, request)),
  ]),

  handle(control.openRoom, ({ platform, request, body }) => {
    const { world, ...options } = body
    return roomOf(rooms.open(worldNamed(platform.worlds, world), options), platform, request)
  }),

  handle(control.getRoom, ({ platform, request, params }) => roomOf(roomNamed(rooms, params.code), platform, request)),

  handle(control.closeRoom, ({ params }) => {
    rooms.close(roomNamed(rooms, params.code))
    return { closed: true as const }
  }),
]

function roomNamed(rooms: Rooms, code: string): OpenRoom {
  const room = rooms.find(code)
  if (!room) throw new ControlProblem(404, 'room.unknown', 'Unknown room', `There is no room ${code}.`)
  return room
}

/** A room as shown to the host, without the phones' tickets. */
const roomOf = (
  { code, name, world, pin, quota, look, expiresAt, people }: OpenRoom,
  platform: Platform,
  request: HttpRequest,
) => ({
  code,
  name,
  world: world.id,
  hasPin: pin !== undefined,
  quota,
  ...look,
  expiresAt,
  link: `${platform.origins(request).app}/r/${code}`,
  people: [...people.values()].map(({ id, actor, device, joinedAt, seenAt, streams }) => ({
    id,
    actor,
    device,
    joinedAt,
    seenAt,
    following: streams > 0,
  })),
})
