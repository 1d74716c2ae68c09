// Repository of durable worlds' files: atomic replacement, recovery after a crash, setting aside what cannot be opened.
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { hostClock } from '@understudy/platform/shared/host-clock.ts'
import { connect } from '@understudy/platform/storage/connection.ts'
import {
  openDatabase,
  orClosed,
  takeImage,
  WorldDamaged,
  type WorldDatabase,
  withoutJournal,
} from '@understudy/platform/storage/database.ts'
import { isMigrated, migrationsOf } from '@understudy/platform/storage/schema.ts'
import type { AsideWorld, Unopenable, WorldStore } from '@understudy/platform/storage/world-stores.ts'
import { makeFolder } from './make-folder.ts'
import { putWhole, UNFINISHED } from './whole-file.ts'

const WORLD = /^([a-z0-9][a-z0-9-]{0,39})\.sqlite$/
/** A file that was set aside: `ID.sqlite.WHY-TIME`, with its log beside it under the same name. */
const ASIDE = /^([a-z0-9][a-z0-9-]{0,39})\.sqlite\.(damaged|newer|other)-(\d+)$/
/** Suffixes of the files that SQLite keeps beside an open database. */
const LOG_SUFFIXES = ['-wal', '-shm'] as const
/** Suffix of the folder of snapshots beside a file that was set aside: its id may be another world's by then. */
const SNAPSHOTS = '.snapshots'

/** The files of durable worlds. Replacing one is atomic, whenever the process is killed. */
export class WorldFiles implements WorldStore {
  readonly #folder: string
  readonly #snapshots: string

  constructor({ worlds, snapshots }: { worlds: string; snapshots: string }) {
    this.#folder = worlds
    this.#snapshots = snapshots
    this.#sweep()
    this.#bringBack()
  }

  ids(): string[] {
    return this.#names().flatMap((name) => WORLD.exec(name)?.[1] ?? [])
  }

  has(id: string): boolean {
    return WORLD.test(`${id}.sqlite`) && existsSync(this.#file(id))
  }

  open(id: string): WorldDatabase {
    const db = openDatabase(this.#whole(id))
    if (orClosed(db, () => isMigrated(db.$client))) return db
    const migrated = openDatabase(withoutJournal(takeImage(db)))
    this.put(id, takeImage(migrated))
    return openDatabase(this.#file(id))
  }

  check(id: string): void {
    const sqlite = connect(this.#whole(id))
    try {
      migrationsOf(sqlite)
    } finally {
      sqlite.close()
    }
  }

  /** As `open`, for reading only: without a log beside it, a copy in memory, which is a tenth of the work. */
  glance(id: string): WorldDatabase {
    const file = this.#whole(id)
    return existsSync(`${file}-wal`) ? this.open(id) : openDatabase(withoutJournal(readFileSync(file)))
  }

  /** The path of a world's file. @throws WorldDamaged where it is empty or no file */
  #whole(id: string): string {
    const file = this.#file(id)
    const stats = statSync(file)
    if (!stats.isFile() || stats.size === 0) throw new WorldDamaged(stats.isFile() ? 'It is empty.' : 'It is no file.')
    return file
  }

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
      for (const suffix of LOG_SUFFIXES) rmSync(`${this.#file(id)}${suffix}`, { force: true })
    })
  }

  remove(id: string): void {
    this.#removeFile(`${id}.sqlite`)
  }

  /** Renames a file that cannot be opened, its log and the folder of its snapshots; returns the file's new name. */
  setAside(id: string, why: Unopenable): string {
    const name = `${id}.sqlite.${why}-${hostClock.now()}`
    this.#rename(`${id}.sqlite`, name)
    move(join(this.#snapshots, id), join(this.#folder, `${name}${SNAPSHOTS}`))
    return name
  }

  /** The files that were set aside: those of one world, or all. */
  aside(id?: string): AsideWorld[] {
    return this.#names()
      .flatMap((file) => {
        const [, world = '', why] = ASIDE.exec(file) ?? []
        return why === undefined ? [] : [{ id: world, file, why: why as Unopenable }]
      })
      .filter((one) => id === undefined || one.id === id)
  }

  removeAside(id: string): void {
    for (const { file } of this.aside(id)) this.#removeFile(file)
  }

  /** Gives the files that another build wrote their names again, as this build may be the one that can open them. */
  #bringBack(): void {
    for (const { id, file, why } of this.aside().reverse())
      if (why !== 'damaged' && !this.has(id)) {
        this.#rename(file, `${id}.sqlite`)
        move(join(this.#folder, `${file}${SNAPSHOTS}`), join(this.#snapshots, id))
      }
  }

  #rename(from: string, to: string): void {
    for (const suffix of [...LOG_SUFFIXES, ''])
      move(join(this.#folder, `${from}${suffix}`), join(this.#folder, `${to}${suffix}`))
  }

  #removeFile(name: string): void {
    for (const suffix of ['', ...LOG_SUFFIXES, SNAPSHOTS])
      rmSync(join(this.#folder, `${name}${suffix}`), { force: true, recursive: true })
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
}

/** Renames what is there. */
function move(from: string, to: string): void {
  if (!existsSync(from)) return
  makeFolder(dirname(to))
  renameSync(from, to)
}
