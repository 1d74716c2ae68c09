import { control } from '@understudy/contracts'
import type { HttpRequest } from '../../binding/http.ts'
import { handle, worldNamed } from '../control-call.ts'
import { ControlProblem } from '../control-problem.ts'
import type { SteeredPlatform } from '../steered-platform.ts'
import { roomsElsewhere } from '../worlds/sum-of-processes.ts'
import type { OpenRoom } from './rooms.ts'

export const roomRoutes = [
  handle(control.listRooms, async ({ platform, request }) => [
    ...platform.rooms.list().map((room) => roomOf(room, platform, request)),
    ...(await roomsElsewhere(platform, request)),
  ]),

  handle(control.openRoom, ({ platform, request, body }) => {
    const { world, ...options } = body
    return roomOf(platform.rooms.open(worldNamed(platform.worlds, world), options), platform, request)
  }),

  handle(control.getRoom, ({ platform, request, params }) =>
    roomOf(roomNamed(platform, params.code), platform, request),
  ),

  handle(control.closeRoom, ({ platform, params }) => {
    platform.rooms.close(roomNamed(platform, params.code))
    return { closed: true as const }
  }),
]

function roomNamed({ rooms }: SteeredPlatform, code: string): OpenRoom {
  const room = rooms.find(code)
  if (!room) throw new ControlProblem(404, 'room.unknown', 'Unknown room', `There is no room ${code}.`)
  return room
}

/** A room as shown to the host, without the phones' tickets. */
const roomOf = (
  { code, name, world, pin, quota, look, expiresAt, people }: OpenRoom,
  platform: SteeredPlatform,
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
