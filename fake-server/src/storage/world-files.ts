// Repository of durable worlds' files: atomic replacement, recovery after a crash, quarantine of damaged ones.
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { hostClock } from '../shared/host-clock.ts'
import { makeFolder } from '../shared/make-folder.ts'
import { putWhole, UNFINISHED } from '../shared/whole-file.ts'
import { openDatabase, type WorldDatabase, withoutJournal } from './database.ts'

const WORLD = /^([a-z0-9][a-z0-9-]{0,39})\.sqlite$/
/** A quarantined file: `ID.sqlite.damaged-TIME`, with its log beside it under the same name. */
const DAMAGED = /^([a-z0-9][a-z0-9-]{0,39})\.sqlite\.damaged-\d+$/
/** Suffixes of the files that SQLite keeps beside an open database. */
const LOG_SUFFIXES = ['-wal', '-shm'] as const

/** The files of durable worlds. Replacing one is atomic, whenever the process is killed. */
export class WorldFiles {
  readonly #folder: string

  constructor(folder: string) {
    this.#folder = folder
    this.#sweep()
  }

  ids(): string[] {
    return this.#names().flatMap((name) => WORLD.exec(name)?.[1] ?? [])
  }

  has(id: string): boolean {
    return WORLD.test(`${id}.sqlite`) && existsSync(this.#file(id))
  }

  /** Throws as `openDatabase` does. */
  open(id: string): WorldDatabase {
    return openDatabase(this.#file(id))
  }

  /** As `open`, for reading only: without a log beside it, a copy in memory, which is a tenth of the work. */
  glance(id: string): WorldDatabase {
    const file = this.#file(id)
    return existsSync(`${file}-wal`) ? openDatabase(file) : openDatabase(withoutJournal(readFileSync(file)))
  }

  /** When the file last changed (epoch ms) and its size in bytes. */
  stampOf(id: string): { changedAt: number; bytes: number } {
    const { mtimeMs, size } = statSync(this.#file(id))
    return { changedAt: Math.floor(mtimeMs), bytes: size }
  }

  /**
   * Replaces the world's file by the image. `closeOld` closes the handle of the old file just before; if it throws, the old
   * file stays.
   */
  put(id: string, image: Buffer, closeOld: () => void = () => {}): void {
    makeFolder(this.#folder)
    putWhole(this.#file(id), image, () => {
      closeOld()
      // SQLite would apply a log that a killed process left to the new file.
      this.#removeLog(this.#file(id))
    })
  }

  remove(id: string): void {
    rmSync(this.#file(id), { force: true })
    this.#removeLog(this.#file(id))
    for (const name of this.damagedFiles(id)) {
      rmSync(join(this.#folder, name), { force: true })
      this.#removeLog(join(this.#folder, name))
    }
  }

  /** Renames a broken file and its log, so that it can be examined, and returns the new name. */
  setAside(id: string): string {
    const name = `${id}.sqlite.damaged-${hostClock.now()}`
    for (const suffix of [...LOG_SUFFIXES, ''])
      if (existsSync(`${this.#file(id)}${suffix}`))
        renameSync(`${this.#file(id)}${suffix}`, join(this.#folder, `${name}${suffix}`))
    return name
  }

  /** Names of quarantined files: those of one world, or all. */
  damagedFiles(id?: string): string[] {
    return this.#names().filter((name) => {
      const worldId = DAMAGED.exec(name)?.[1]
      return worldId !== undefined && (id === undefined || worldId === id)
    })
  }

  /** Removes what a killed process left: unfinished files, and logs without a database. */
  #sweep(): void {
    const names = this.#names()
    const there = new Set(names)
    const isLeft = (name: string) =>
      name.endsWith(UNFINISHED) || LOG_SUFFIXES.some((end) => name.endsWith(end) && !there.has(name.slice(0, -4)))
    for (const name of names.filter(isLeft)) rmSync(join(this.#folder, name), { force: true, recursive: true })
  }

  #names(): string[] {
    return existsSync(this.#folder) ? readdirSync(this.#folder) : []
  }

  #file(id: string): string {
    return join(this.#folder, `${id}.sqlite`)
  }

  #removeLog(file: string): void {
    for (const suffix of LOG_SUFFIXES) rmSync(`${file}${suffix}`, { force: true })
  }
}
