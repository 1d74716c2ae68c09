import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { deserialize, serialize } from 'node:v8'
import { makeFolder } from '../world/make-folder.ts'
import { putWhole } from '../world/whole-file.ts'
import type { Luggage } from '../world/world-request.ts'

/** Files in the shared folder by which worlds move between processes; each is read once and then deleted. */
export class LuggageRoom {
  readonly #folder: string

  constructor(folder: string) {
    this.#folder = folder
    makeFolder(folder)
  }

  put(id: string, luggage: Luggage): void {
    putWhole(this.#file(id), serialize(luggage))
  }

  has(id: string): boolean {
    return existsSync(this.#file(id))
  }

  /** Reads a world's file; undefined when there is none. It stays until `remove`, so that a process killed while reading loses nothing. */
  read(id: string): Luggage | undefined {
    return this.has(id) ? (deserialize(readFileSync(this.#file(id))) as Luggage) : undefined
  }

  remove(id: string): void {
    rmSync(this.#file(id), { force: true })
  }

  #file(id: string): string {
    return join(this.#folder, `${id}.world`)
  }
}
