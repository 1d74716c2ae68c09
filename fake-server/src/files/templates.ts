// Two-level cache (memory, disk) of seeded images, from which new worlds are copied.
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { HOUR, MINUTE } from '@understudy/contracts/durations'
import { hostClock } from '@understudy/platform/shared/host-clock.ts'
import { cacheStore, type Stores } from '@understudy/platform/shared/stores.ts'
import type { BuildImage, BuildInChild, Origin, TemplateStore } from '@understudy/platform/storage/world-stores.ts'
import { LRUCache } from 'lru-cache'
import { makeFolder } from './make-folder.ts'

/** Bytes of the images in memory: some twenty-five of the usual size. */
const IN_MEMORY = 32 * 1024 * 1024
/** Bytes of the images on disk: some two hundred of the usual size. */
const ON_DISK = 256 * 1024 * 1024
const DRAFT = '.draft'

/**
 * A two-level cache of seeded images: in memory (LRU) over one on disk (oldest first), both bounded by bytes. The key is
 * scenario, seed, start rounded to the hour, and version; rounding keeps templates few, while the dates in a scenario
 * stay close to the start. Several processes may share the folder: what one has built, the others read.
 */
export class Templates implements TemplateStore {
  readonly #folder: string
  readonly #build: BuildImage
  readonly #buildInChild: BuildInChild | undefined
  readonly #underway = new Map<string, Promise<void>>()
  readonly #versionOf: (scenario: string) => string
  readonly #onDisk: number
  readonly #images = new LRUCache<string, Buffer>({ maxSize: IN_MEMORY, sizeCalculation: (image) => image.length })

  constructor(options: {
    folder: string
    build: BuildImage
    /** Builds in another process, so that a caller who can wait does not block the event loop. */
    buildInChild?: BuildInChild | undefined
    /** Changes whenever the image of a scenario could. */
    versionOf: (scenario: string) => string
    stores: Stores
    /** Bytes of the images on disk; a lower bound than the usual one is for tests. */
    onDisk?: number
  }) {
    this.#folder = options.folder
    this.#build = options.build
    this.#buildInChild = options.buildInChild
    this.#versionOf = options.versionOf
    this.#onDisk = options.onDisk ?? ON_DISK
    this.#sweep()
    options.stores.register(cacheStore('templates', this.#images))
  }

  /** The seeded image of an origin, built synchronously if `prepare` has not. */
  for(origin: Origin): Buffer {
    const { key, rounded } = this.#keyOf(origin)
    return this.#images.get(key) ?? this.#keep(key, this.#load(key) ?? this.#store(key, this.#build(rounded)))
  }

  /** Builds a missing template in another process, or as told, once for concurrent callers. */
  async prepare(origin: Origin, build = this.#buildInChild): Promise<void> {
    const { key, rounded } = this.#keyOf(origin)
    if (!build || this.#images.has(key) || existsSync(this.#file(key))) return
    const underway = this.#underway.get(key) ?? this.#prepared(key, rounded, build)
    this.#underway.set(key, underway)
    await underway
  }

  async #prepared(key: string, rounded: Origin, build: BuildInChild): Promise<void> {
    try {
      this.#keep(key, this.#store(key, await build(rounded)))
    } finally {
      this.#underway.delete(key)
    }
  }

  #keyOf(origin: Origin): { key: string; rounded: Origin } {
    const rounded = { ...origin, startAt: Math.floor(origin.startAt / HOUR) * HOUR }
    const key = createHash('sha256')
      .update(JSON.stringify([rounded.scenario, rounded.seed, rounded.startAt, this.#versionOf(rounded.scenario)]))
      .digest('hex')
      .slice(0, 24)
    return { key, rounded }
  }

  #keep(key: string, image: Buffer): Buffer {
    this.#images.set(key, image)
    return image
  }

  #load(key: string): Buffer | undefined {
    try {
      const image = readFileSync(this.#file(key))
      // What is used counts as new, so that it is not the first to go.
      utimesSync(this.#file(key), hostClock.now() / 1_000, hostClock.now() / 1_000)
      return image
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
      throw error
    }
  }

  #file(key: string): string {
    return join(this.#folder, `${key}.sqlite`)
  }

  #store(key: string, image: Buffer): Buffer {
    makeFolder(this.#folder)
    // Written to a draft of its own and renamed, so that neither a killed process nor two at once leave a partial one.
    const draft = `${this.#file(key)}.${process.pid}${DRAFT}`
    try {
      writeFileSync(draft, image)
      renameSync(draft, this.#file(key))
    } catch (error) {
      // On a full disk a partial template would take the space that worlds need.
      rmSync(draft, { force: true })
      throw error
    }
    this.#prune()
    return image
  }

  /** Removes drafts that a killed process left; a recent one may be another process's that is still writing. */
  #sweep(): void {
    if (!existsSync(this.#folder)) return
    const old = hostClock.now() - MINUTE
    for (const { path, at } of this.#filesEndingIn(DRAFT)) if (at < old) rmSync(path, { force: true })
  }

  /** Removes the templates beyond the bound that were used longest ago, but never the newest. */
  #prune(): void {
    const files = this.#filesEndingIn('.sqlite').sort((a, b) => b.at - a.at)
    let bytes = 0
    for (const [place, { path, size }] of files.entries()) {
      bytes += size
      if (place > 0 && bytes > this.#onDisk) rmSync(path, { force: true })
    }
  }

  #filesEndingIn(ending: string): { path: string; at: number; size: number }[] {
    return readdirSync(this.#folder)
      .filter((name) => name.endsWith(ending))
      .flatMap((name) => {
        const path = join(this.#folder, name)
        // Another process may remove it in the meantime.
        const stats = statSync(path, { throwIfNoEntry: false })
        return stats === undefined ? [] : [{ path, at: stats.mtimeMs, size: stats.size }]
      })
  }
}
