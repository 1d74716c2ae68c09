// The snapshots of durable worlds as files: a folder for each world, with a list and the images.
import { existsSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { openDatabase, withoutJournal } from '@understudy/platform/storage/database.ts'
import { readState } from '@understudy/platform/storage/state.ts'
import type { Snapshot, SnapshotStore } from '@understudy/platform/storage/world-stores.ts'
import * as z from 'zod/mini'
import { makeFolder } from './make-folder.ts'
import { putWhole } from './whole-file.ts'

const List = z.array(z.object({ id: z.string(), label: z.string(), takenAt: z.int(), bytes: z.int() }))
const LIST = 'snapshots.json'
const IMAGE = /^(s\w+)\.sqlite$/

export class SnapshotFiles implements SnapshotStore {
  readonly #folder: string

  constructor(folder: string) {
    this.#folder = folder
  }

  of(worldId: string): Snapshot[] {
    const folder = join(this.#folder, worldId)
    if (!existsSync(join(folder, LIST))) return []
    const { success, data } = z.safeParse(List, jsonIn(join(folder, LIST)))
    return success ? data : this.#found(folder)
  }

  image(worldId: string, snapshotId: string): Buffer | undefined {
    return bytesIn(this.#image(worldId, snapshotId))
  }

  /** Writes the image first, then the list that names it; an image without an entry counts as never taken. */
  put(worldId: string, snapshot: Snapshot, image: Buffer, most: number): void {
    makeFolder(join(this.#folder, worldId))
    const before = this.of(worldId)
    putWhole(this.#image(worldId, snapshot.id), image)
    const all = [snapshot, ...before].slice(0, most)
    putWhole(join(this.#folder, worldId, LIST), JSON.stringify(all))
    const named = new Set([LIST, ...all.map(({ id }) => `${id}.sqlite`)])
    for (const file of readdirSync(join(this.#folder, worldId)))
      if (!named.has(file)) rmSync(join(this.#folder, worldId, file), { force: true })
  }

  forget(worldId: string): void {
    rmSync(join(this.#folder, worldId), { recursive: true, force: true })
  }

  worlds(): string[] {
    return existsSync(this.#folder) ? readdirSync(this.#folder) : []
  }

  /** The snapshots whose list is damaged, by their images; what they were called is lost. */
  #found(folder: string): Snapshot[] {
    const found = readdirSync(folder).flatMap((name) => {
      const id = IMAGE.exec(name)?.[1]
      const image = join(folder, name)
      const takenAt = id === undefined ? undefined : timeIn(image)
      return id === undefined || takenAt === undefined
        ? []
        : { id, label: '', takenAt, bytes: statSync(image).size, writtenAt: statSync(image).mtimeMs }
    })
    return found.sort((a, b) => b.writtenAt - a.writtenAt).map(({ writtenAt: _, ...snapshot }) => snapshot)
  }

  #image(worldId: string, snapshotId: string): string {
    return join(this.#folder, worldId, `${snapshotId}.sqlite`)
  }
}

function jsonIn(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}

const bytesIn = (file: string): Buffer | undefined => (existsSync(file) ? readFileSync(file) : undefined)

const Time = z.union([
  z.object({ state: z.literal('frozen'), at: z.int() }),
  z.object({ state: z.literal('running'), offset: z.int() }),
])

/** The world's time when an image was written; undefined for one that cannot be opened. */
function timeIn(image: string): number | undefined {
  try {
    const db = openDatabase(withoutJournal(readFileSync(image)))
    const clock = z.parse(Time, readState(db).get('clock'))
    db.$client.close()
    return clock.state === 'frozen' ? clock.at : Math.floor(statSync(image).mtimeMs) + clock.offset
  } catch {
    return undefined
  }
}
