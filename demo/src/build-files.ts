import { ownName } from './own-paths.ts'

/** Needed before a page can be shown: kept before the worker takes over. */
const FIRST = /^(sqlite3[.]wasm|pages\/.*)$/

/** The console is for desks: its files are kept once it is opened. */
const isConsoles = (name: string) => name.startsWith('__control/')
/** Files of the build, which are kept so that everything starts without a network. */
export class BuildFiles {
  readonly #base: string
  /** What the names of its caches begin with; others of the same origin are those of other folders, or of a project. */
  readonly #kind: string
  readonly #cache: string
  readonly #names: ReadonlySet<string>

  constructor({ base, name, names }: { base: string; name: string; names: readonly string[] }) {
    this.#base = base
    this.#kind = `${ownName('build', base)} `
    this.#cache = this.#kind + name
    this.#names = new Set(names)
  }

  /** Keeps what is needed first, so that a worker never runs without it. */
  async keep(): Promise<void> {
    const cache = await caches.open(this.#cache)
    await cache.addAll([...this.#names].filter((name) => FIRST.test(name)).map((name) => this.#address(name)))
  }

  readonly #keeping = new Map<boolean, Promise<void>>()

  /**
   * Keeps the rest of what an opened page belongs to, one file after another, for pages that are first opened without a
   * network. A worker that another one replaces leaves off.
   */
  keepRest(page: string, leaving: AbortSignal): Promise<void> {
    const ofConsole = isConsoles(`${page.slice(this.#base.length + 1)}/`)
    const begun = this.#keeping.get(ofConsole)
    if (begun) return begun
    const keeping = (async () => {
      try {
        const cache = await caches.open(this.#cache)
        for (const name of this.#names) {
          if (leaving.aborted) break
          const address = this.#address(name)
          if (isConsoles(name) === ofConsole && !(await cache.match(address))) await cache.add(address)
        }
      } catch {
        // Without a network the next page tries again.
        this.#keeping.delete(ofConsole)
      }
    })()
    this.#keeping.set(ofConsole, keeping)
    return keeping
  }

  /** Removes the files of earlier builds but the last one, which open pages may still run. */
  async forgetOthers(): Promise<void> {
    const ofFolder = (name: string) => name.startsWith(this.#kind) && !name.slice(this.#kind.length).includes(' ')
    const builds = (await caches.keys()).filter((name) => ofFolder(name) && name !== this.#cache)
    for (const name of builds.slice(0, -1)) await caches.delete(name)
  }

  has(name: string): boolean {
    return this.#names.has(name)
  }

  get(name: string): Promise<Response> {
    return this.#fromCache(new Request(this.#address(name)))
  }

  /** A file of the build from the cache, anything else from the network. */
  answer(request: Request): Promise<Response> {
    return request.method === 'GET' ? this.#fromCache(request) : fetch(request)
  }

  async #fromCache(request: Request): Promise<Response> {
    const address = this.#below(request.url)
    const cache = await caches.open(this.#cache)
    const kept = (await cache.match(address)) ?? (await caches.match(address))
    if (kept) return withoutAddress(kept)
    const reply = await fetch(address)
    if (reply.ok && this.has(address.slice(this.#base.length + 1))) await cache.put(address, reply.clone())
    return withoutAddress(reply)
  }

  /** Pages name the files of the build from the root of their origin. */
  #below(address: string): string {
    const { origin, pathname } = new URL(address)
    return address.startsWith(`${this.#base}/`) ? `${origin}${pathname}` : this.#address(pathname.slice(1))
  }

  #address(name: string): string {
    return `${this.#base}/${name}`
  }
}

/** A module would import others relative to the address of its answer, and be another one than that of the page. */
const withoutAddress = ({ body, status, statusText, headers }: Response) =>
  new Response(body, { status, statusText, headers })
