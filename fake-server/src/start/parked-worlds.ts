import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { deserialize, serialize } from 'node:v8'
import type { PackedWorld } from '@understudy/platform/world/world-request.ts'
import type { Worlds } from '@understudy/platform/world/worlds.ts'
import type { Rooms } from '@understudy/steering/rooms/rooms.ts'
import type { StoredRoom } from '@understudy/steering/rooms/stored-rooms.ts'
import { makeFolder } from '../files/make-folder.ts'
import { putWhole } from '../files/whole-file.ts'

interface Parked {
  id: string
  world: PackedWorld
  room: StoredRoom | undefined
}

const FILE = /\.world$/

interface Parking {
  worlds: Worlds
  rooms: Rooms
  /** Whether all worlds in memory are kept; else only those with a room, whose host was told to start the server again. */
  all: boolean
  warn: (sentence: string) => void
}

/** Writes worlds in memory of a process that ends into its folder, so that it has them again when it is back. */
export function parkWorlds(folder: string, { worlds, rooms, all, warn }: Parking): void {
  for (const world of worlds.living().filter(({ durable }) => !durable))
    try {
      const room = rooms.storedOver(world)
      if (!all && !room) continue
      makeFolder(folder)
      const parked: Parked = { id: world.id, world: worlds.pack(world), room }
      putWhole(join(folder, `${world.id}.world`), serialize(parked))
    } catch (error) {
      warn(`The world ${world.id} cannot be kept: ${(error as Error).message}`)
    }
}

/** Opens the worlds that `parkWorlds` wrote and removes their files; a file that cannot be read is told and left. */
export function reopenParkedWorlds(folder: string, { worlds, rooms, all, warn }: Parking): void {
  if (!existsSync(folder)) return
  for (const name of readdirSync(folder).filter((file) => FILE.test(file))) {
    const file = join(folder, name)
    try {
      const { id, world, room } = deserialize(readFileSync(file)) as Parked
      if (!all && !room) continue
      rooms.reopen(worlds.reopen(id, world), room)
      rmSync(file)
    } catch (error) {
      warn(`The parked world ${name} cannot be opened again: ${(error as Error).message}`)
    }
  }
}
