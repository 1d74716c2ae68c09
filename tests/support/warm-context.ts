import type { Browser, BrowserContext } from '@playwright/test'

/** What a test may do with a context that the wipe undoes, or that leaves nothing; anything else uses the context up. */
const UNDONE = new Set([
  ...['constructor', 'browser', 'pages', 'newPage', 'newCDPSession', 'storageState'],
  ...['addCookies', 'clearCookies', 'cookies', 'backgroundPages', 'serviceWorkers'],
])

/** Inherited methods that leave a listener. */
const LISTENING = ['on', 'once', 'addListener', 'prependListener']

/**
 * One browser context for the tests of a worker, so that a page finds its scripts in the cache, compiled. Every test
 * gets a page of its own and an empty device; a context that may keep more than the wipe can undo is closed instead.
 */
export class WarmContext {
  readonly #browser: Browser
  #context: BrowserContext | undefined
  #madeFor = ''
  #usedUp = false

  constructor(browser: Browser) {
    this.#browser = browser
  }

  /** A context with one empty page; `options` say which kind of device it is: only the same kind is shared. */
  async open(options: object): Promise<BrowserContext> {
    const kind = JSON.stringify(options)
    if (kind !== this.#madeFor) await this.close()
    if (!this.#context) {
      // It takes the options of the test that asks first.
      this.#context = await this.#browser.newContext()
      await this.#context.newPage()
      this.#usedUp = false
      this.#watch(this.#context)
      this.#watch(this.#context.clock)
    }
    this.#madeFor = kind
    return this.#context
  }

  /** After a test: nothing it left is there for the next one. */
  async leave(passed: boolean): Promise<void> {
    if (!this.#context) return
    if (this.#usedUp || !passed) await this.close()
    else await wipe(this.#context)
  }

  async close(): Promise<void> {
    const context = this.#context
    this.#context = undefined
    await context?.close()
  }

  #watch(steered: object): void {
    for (const name of [...Object.getOwnPropertyNames(Object.getPrototypeOf(steered)), ...LISTENING]) {
      const method: unknown = Reflect.get(steered, name)
      if (typeof method !== 'function' || name.startsWith('_') || UNDONE.has(name)) continue
      const noted = (...given: unknown[]): unknown => {
        this.#usedUp = true
        return Reflect.apply(method, steered, given)
      }
      Object.assign(steered, { [name]: noted })
    }
  }
}

async function wipe(context: BrowserContext): Promise<void> {
  const left = context.pages()
  const page = await context.newPage()
  // Pages first: one that is still open could write again.
  await Promise.all(left.map((one) => one.close()))
  const devtools = await context.newCDPSession(page)
  await devtools.send('Storage.clearDataForOrigin', { origin: '*', storageTypes: 'all' })
  await devtools.detach()
  await context.clearCookies()
}
