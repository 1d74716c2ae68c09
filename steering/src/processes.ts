/** Where a process stands among several that share nothing. */
export interface ProcessOptions {
  /** One letter, with which the ids of its worlds and the codes of its rooms begin. */
  name: string
  /** The letters of all processes. A world whose id begins with none of them belongs to the first. */
  names: readonly string[]
  /** Origin of the proxy, which routes by these letters. */
  proxy: string
  /** The control token, the same for all processes. */
  token: string
}

/** Header that names the process to answer: the proxy routes by it, and that process answers for itself only. */
export const PROCESS_HEADER = 'x-process'

/** How long another process may take to answer, milliseconds. */
const TIMEOUT = 2_000

/** The processes behind one proxy. Each has its own worlds, by the first letter of their ids; nothing is shared. */
export class Processes {
  readonly name: string
  readonly #names: readonly string[]
  readonly #proxy: string
  readonly #token: string

  constructor({ name, names, proxy, token }: ProcessOptions) {
    this.name = name
    this.#names = names
    this.#proxy = proxy
    this.#token = token
  }

  /** What the ids of this process's worlds begin with. */
  get idPrefix(): string {
    return `${this.name}-`
  }

  /** The process that has a world. */
  ownerOfWorld(id: string): string {
    return this.#names.find((name) => id.startsWith(`${name}-`)) ?? this.#first
  }

  /** The process that has a room, by its code. */
  ownerOfRoom(code: string): string {
    return this.#names.find((name) => code.toLowerCase().startsWith(name)) ?? this.#first
  }

  /** Makes the same control call at each other process, through the proxy; undefined for one that does not answer. */
  ask(path: string): Promise<{ name: string; answer: unknown }[]> {
    const others = this.#names.filter((name) => name !== this.name)
    return Promise.all(others.map(async (name) => ({ name, answer: await this.#answerOf(name, path) })))
  }

  get #first(): string {
    return this.#names[0] ?? this.name
  }

  async #answerOf(name: string, path: string): Promise<unknown> {
    try {
      const reply = await fetch(this.#proxy + path, {
        headers: { authorization: `Bearer ${this.#token}`, [PROCESS_HEADER]: name },
        signal: AbortSignal.timeout(TIMEOUT),
      })
      return reply.ok ? await reply.json() : undefined
    } catch {
      return undefined
    }
  }
}
