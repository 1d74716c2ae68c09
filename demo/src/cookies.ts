import { DAY } from '@understudy/contracts/durations'
import type { Cookie } from '@understudy/platform/binding/http.ts'
import { hostClock } from '@understudy/platform/shared/host-clock.ts'
import type { KeptFiles } from './kept-files.ts'

const FILE = 'cookies.json'
/** How long a cookie without an end is kept, so that a visitor meets the same world after closing the browser. */
const LASTING = 365 * DAY

interface KeptCookie {
  value: string
  httpOnly: boolean
  /** When it ends, epoch ms; null for none that ends. */
  until: number | null
}

/** The cookies that pages see, where the browser lets a worker read them. */
interface VisibleCookies {
  getAll(): Promise<{ name?: string; value?: string }[]>
  set(cookie: { name: string; value: string; path: string; sameSite: 'lax' | 'strict'; expires: number }): Promise<void>
  delete(cookie: { name: string; path: string }): Promise<void>
}

/**
 * The cookies of the platform: a worker is sent none and its answers set none, so it keeps them itself. Those that pages
 * read and write are the browser's own where the worker can reach them.
 */
export class Cookies {
  readonly #files: KeptFiles
  readonly #visible: VisibleCookies | undefined
  /** Ends the names that pages see: they see those of all folders of their origin. */
  readonly #ending: string

  constructor(files: KeptFiles, visible: VisibleCookies | undefined, folder: string) {
    this.#files = files
    this.#visible = visible
    this.#ending = folder.replaceAll('/', '.')
  }

  async all(): Promise<Record<string, string>> {
    const kept = Object.entries(this.#kept())
      .filter(
        ([, { until, httpOnly }]) =>
          (until ?? Number.POSITIVE_INFINITY) > hostClock.now() && (httpOnly || !this.#visible),
      )
      .map(([name, { value }]) => [name, value])
    const visible = (await this.#visible?.getAll()) ?? []
    return {
      ...Object.fromEntries(kept),
      ...Object.fromEntries(
        visible
          .filter(({ name = '' }) => name.endsWith(this.#ending))
          .map(({ name = '', value = '' }) => [name.slice(0, name.length - this.#ending.length), decoded(value)]),
      ),
    }
  }

  async set(cookies: readonly Cookie[] = []): Promise<void> {
    for (const { name, value, httpOnly = false, sameSite, maxAge } of cookies) {
      const until = maxAge === undefined ? null : hostClock.now() + maxAge * 1_000
      const { [name]: _, ...others } = this.#kept()
      this.#keep(value === undefined ? others : { ...others, [name]: { value, httpOnly, until } })
      if (httpOnly) continue
      if (value === undefined) await this.#visible?.delete({ name: name + this.#ending, path: '/' })
      else
        await this.#visible?.set({
          name: name + this.#ending,
          value: encodeURIComponent(value),
          path: '/',
          sameSite,
          expires: until ?? hostClock.now() + LASTING,
        })
    }
  }

  #kept(): Record<string, KeptCookie> {
    const bytes = this.#files.get(FILE)
    return bytes ? JSON.parse(new TextDecoder().decode(bytes)) : {}
  }

  #keep(cookies: Record<string, KeptCookie>): void {
    this.#files.set(FILE, new TextEncoder().encode(JSON.stringify(cookies)))
  }
}

function decoded(value: string): string {
  try {
    return decodeURIComponent(value)
  } catch {
    return value
  }
}
