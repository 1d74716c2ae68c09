// Two-level cache (memory, disk) of seeded images, from which new worlds are copied.
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { LRUCache } from 'lru-cache'
import { makeFolder } from './make-folder.ts'
import { type ResponseCache, ResponseStore } from './response-cache.ts'
import { sizedStore } from './sized-store.ts'
import type { Stores } from './stores.ts'
import type { Origin } from './world.ts'

/** Bytes of the images in memory: some twenty-five of the usual size. */
const IN_MEMORY = 32 * 1024 * 1024
const ON_DISK = 40
const HOUR = 3_600_000
const DRAFT = '.draft'

/** A seeded database image, and the cached answers shared by its worlds whose catalogue is unchanged. */
export interface Template {
  key: string
  image: Buffer
  answers: ResponseCache
}

/** Builds the image of a scenario, from the seed of each feature. */
export type BuildImage = (origin: Origin) => Buffer
/** As `BuildImage`, in another process. */
export type BuildAside = (origin: Origin) => Promise<Buffer>

/**
 * A two-level cache of seeded images: in memory (LRU, bounded by bytes) over one on disk (bounded by files). The key is
 * scenario, seed, start rounded to the hour, and version; rounding keeps templates few, while the dates in a scenario
 * stay close to the start.
 */
export class Templates {
  readonly #folder: string
  readonly #build: BuildImage
  readonly #buildAside: BuildAside | undefined
  readonly #underway = new Map<string, Promise<void>>()
  readonly #version: string
  readonly #kept = new LRUCache<string, Template>({ maxSize: IN_MEMORY, sizeCalculation: ({ image }) => image.length })
  readonly #answers = new ResponseStore()

  constructor(options: {
    folder: string
    build: BuildImage
    /** Builds in another process, so that a caller who can wait does not block the event loop. */
    buildAside?: BuildAside | undefined
    version: string
    stores: Stores
  }) {
    this.#folder = options.folder
    this.#build = options.build
    this.#buildAside = options.buildAside
    this.#version = options.version
    this.#sweep()
    options.stores.register(sizedStore('templates', this.#kept))
    options.stores.register(this.#answers.store)
    options.stores.register(this.#answers.objectStore)
  }

  /** Returns the template of an origin, building it synchronously if `prepare` has not. */
  for(origin: Origin): Template {
    const { key, rounded } = this.#keyOf(origin)
    return this.#kept.get(key) ?? this.#keep(key, this.#load(key) ?? this.#store(key, this.#build(rounded)))
  }

  /** Builds a missing template in another process, once for concurrent callers. */
  async prepare(origin: Origin): Promise<void> {
    const { key, rounded } = this.#keyOf(origin)
    if (!this.#buildAside || this.#kept.has(key) || existsSync(this.#file(key))) return
    const underway = this.#underway.get(key) ?? this.#prepared(key, rounded, this.#buildAside)
    this.#underway.set(key, underway)
    await underway
  }

  async #prepared(key: string, rounded: Origin, build: BuildAside): Promise<void> {
    try {
      this.#keep(key, this.#store(key, await build(rounded)))
    } finally {
      this.#underway.delete(key)
    }
  }

  #keyOf(origin: Origin): { key: string; rounded: Origin } {
    const rounded = { ...origin, startAt: Math.floor(origin.startAt / HOUR) * HOUR }
    const key = createHash('sha256')
      .update(JSON.stringify([rounded.scenario, rounded.seed, rounded.startAt, this.#version]))
      .digest('hex')
      .slice(0, 24)
    return { key, rounded }
  }

  #keep(key: string, image: Buffer): Template {
    const template = { key, image, answers: this.#answers.partition() }
    this.#kept.set(key, template)
    return template
  }

  /** The shared response cache of a template in memory; an evicted template gives a new, empty one. */
  answersOf(key: string): ResponseCache {
    return this.#kept.get(key)?.answers ?? this.#answers.partition()
  }

  #load(key: string): Buffer | undefined {
    const file = this.#file(key)
    return existsSync(file) ? readFileSync(file) : undefined
  }

  #file(key: string): string {
    return join(this.#folder, `${key}.sqlite`)
  }

  #store(key: string, image: Buffer): Buffer {
    makeFolder(this.#folder)
    // Written to a draft and renamed, so that a killed process leaves no partial template.
    const draft = `${this.#file(key)}${DRAFT}`
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

  /** Removes drafts that a killed process left. */
  #sweep(): void {
    if (!existsSync(this.#folder)) return
    for (const file of readdirSync(this.#folder))
      if (file.endsWith(DRAFT)) rmSync(join(this.#folder, file), { force: true })
  }

  #prune(): void {
    const files = readdirSync(this.#folder)
      .filter((file) => file.endsWith('.sqlite'))
      .map((file) => ({ file: join(this.#folder, file), at: statSync(join(this.#folder, file)).mtimeMs }))
      .sort((a, b) => b.at - a.at)
    for (const { file } of files.slice(ON_DISK)) rmSync(file, { force: true })
  }
}
