import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { KeptAnswers } from './kept-answers.ts'
import type { Origin } from './world.ts'

const IN_MEMORY = 24
const ON_DISK = 40
const HOUR = 3_600_000

/** A seeded database as bytes, and the answers every untouched world of it shares. */
export interface Template {
  key: string
  image: Buffer
  answers: KeptAnswers
}

/** Builds the image of a scenario; the server's features know how. */
export type BuildImage = (origin: Origin) => Buffer

/**
 * Seeded images by (scenario, seed, hour of the start, version). The hour keeps the number of templates small
 * while everything a scenario dates stays close to the start.
 */
export class Templates {
  readonly #folder: string
  readonly #build: BuildImage
  readonly #version: string
  readonly #kept = new Map<string, Template>()

  constructor(options: { folder: string; build: BuildImage; version: string }) {
    this.#folder = options.folder
    this.#build = options.build
    this.#version = options.version
  }

  for(origin: Origin): Template {
    const rounded = { ...origin, startAt: Math.floor(origin.startAt / HOUR) * HOUR }
    const key = createHash('sha256')
      .update(JSON.stringify([rounded.scenario, rounded.seed, rounded.startAt, this.#version]))
      .digest('hex')
      .slice(0, 24)
    const known = this.#kept.get(key)
    if (known) {
      this.#kept.delete(key)
      this.#kept.set(key, known)
      return known
    }
    const template = { key, image: this.#load(key) ?? this.#make(key, rounded), answers: new KeptAnswers() }
    this.#kept.set(key, template)
    if (this.#kept.size > IN_MEMORY) {
      const oldest = this.#kept.keys().next().value
      if (oldest !== undefined) this.#kept.delete(oldest)
    }
    return template
  }

  /** The shared answers of a template in memory; a world of any other one keeps its own. */
  answersOf(key: string): KeptAnswers {
    return this.#kept.get(key)?.answers ?? new KeptAnswers()
  }

  #load(key: string): Buffer | undefined {
    const file = join(this.#folder, `${key}.sqlite`)
    return existsSync(file) ? readFileSync(file) : undefined
  }

  #make(key: string, origin: Origin): Buffer {
    const image = this.#build(origin)
    mkdirSync(this.#folder, { recursive: true })
    // Written beside and renamed: two processes may build the same template at once.
    const draft = join(this.#folder, `${key}.${process.pid}.draft`)
    writeFileSync(draft, image)
    renameSync(draft, join(this.#folder, `${key}.sqlite`))
    this.#prune()
    return image
  }

  #prune(): void {
    const files = readdirSync(this.#folder)
      .filter((file) => file.endsWith('.sqlite'))
      .map((file) => ({ file: join(this.#folder, file), at: statSync(join(this.#folder, file)).mtimeMs }))
      .sort((a, b) => b.at - a.at)
    for (const { file } of files.slice(ON_DISK)) rmSync(file, { force: true })
  }
}
