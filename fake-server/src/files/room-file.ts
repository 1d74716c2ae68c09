import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type RoomStore, roomsIn, type StoredRoom } from '@understudy/steering/rooms/stored-rooms.ts'
import { putWhole } from './whole-file.ts'

/** Stores the rooms in a file beside the durable worlds. */
export class RoomFile implements RoomStore {
  readonly #file: string

  constructor(folder: string) {
    this.#file = join(folder, 'rooms.json')
  }

  read(): StoredRoom[] {
    return existsSync(this.#file) ? roomsIn(readFileSync(this.#file, 'utf8')) : []
  }

  write(rooms: StoredRoom[]): void {
    if (rooms.length > 0 || existsSync(this.#file)) putWhole(this.#file, JSON.stringify(rooms))
  }
}
