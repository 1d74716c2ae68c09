import { join } from 'node:path'
import type { Browser, BrowserContext, Page } from '@playwright/test'

/** Context methods whose effects the wipe undoes; a test that uses another one gets a context of its own. */
const OF_CONTEXT = new Set([
  'constructor',
  'browser',
  'pages',
  'newPage',
  'newCDPSession',
  'storageState',
  'addCookies',
  'clearCookies',
  'cookies',
  'backgroundPages',
  'serviceWorkers',
])

/** Page methods whose effects the wipe undoes; a test that uses another one gets a page of its own. */
const OF_PAGE = new Set([
  'constructor',
  'context',
  'url',
  'title',
  'content',
  'viewportSize',
  'mainFrame',
  'frames',
  'frame',
  'isClosed',
  'goto',
  'reload',
  'goBack',
  'goForward',
  'evaluate',
  'screenshot',
  'bringToFront',
  'locator',
  'frameLocator',
  'getByAltText',
  'getByLabel',
  'getByPlaceholder',
  'getByRole',
  'getByTestId',
  'getByText',
  'getByTitle',
  'waitForEvent',
  'waitForFunction',
  'waitForLoadState',
  'waitForRequest',
  'waitForResponse',
  'waitForURL',
  'off',
  'removeListener',
])

/** If RECORD_HAR names a folder, every context records its calls there for `npm run conform`. */
let recorded = 0
function recording() {
  const folder = process.env.RECORD_HAR
  if (!folder) return {}
  const path = join(folder, `${process.pid}-${++recorded}.har`)
  return { recordHar: { path, content: 'embed' as const, urlFilter: /\/(wps|lgw)\// } }
}

/** Inherited methods that leave a listener. */
const LISTENING = ['on', 'once', 'addListener', 'prependListener']

/** A URL of the app's origin without scripts. */
export const NO_APP = '/__control/health'

/**
 * One browser context for the tests of a worker, and one page for those that leave nothing in it, so that no process
 * is started for each and scripts are found compiled. Every test gets an empty device; a page or a context that may
 * keep more than the wipe can undo is closed instead.
 */
export class WarmContext {
  readonly #browser: Browser
  #context: BrowserContext | undefined
  #home = ''
  #madeFor = ''
  #usedUp = false
  #pageUsedUp = false
  /** What tests listen to on the page: event and listener. */
  #listeners: [event: 'close', listener: () => void][] = []

  constructor(browser: Browser) {
    this.#browser = browser
  }

  /** A context with one empty page; `options` say which kind of device it is: only the same kind is shared. */
  async open(options: { baseURL: string | undefined }): Promise<BrowserContext> {
    const kind = JSON.stringify(options)
    if (kind !== this.#madeFor) await this.close()
    this.#madeFor = kind
    this.#home = new URL(NO_APP, options.baseURL).href
    if (!this.#context) {
      // It takes the options of the test that asks first.
      this.#context = await this.#browser.newContext(recording())
      this.#watchContext(this.#context)
      await this.#openPage(this.#context)
    }
    return this.#context
  }

  /** Wipes what a test left, before the next one. */
  async leave(passed: boolean): Promise<void> {
    if (!this.#context) return
    if (this.#usedUp || !passed) await this.close()
    else await this.#wipe(this.#context)
  }

  async close(): Promise<void> {
    const context = this.#context
    this.#context = undefined
    await context?.close()
  }

  async #wipe(context: BrowserContext): Promise<void> {
    const pages = context.pages()
    const reusable = this.#pageUsedUp ? undefined : pages[0]
    const page = reusable ?? (await this.#openPage(context))
    // Pages first: one that is still open could write again.
    await Promise.all(pages.filter((one) => one !== reusable).map((one) => one.close()))
    for (const [event, listener] of this.#listeners.splice(0)) page.off(event, listener)
    // Session storage can only be cleared from within the page.
    await page.goto(this.#home)
    await page.evaluate(() => {
      sessionStorage.clear()
      window.name = ''
    })
    await page.mouse.move(-1, -1)
    const devtools = await context.newCDPSession(page)
    await devtools.send('Storage.clearDataForOrigin', { origin: '*', storageTypes: 'all' })
    await devtools.send('Page.resetNavigationHistory')
    await devtools.detach()
    await context.clearCookies()
    this.#pageUsedUp = false
  }

  async #openPage(context: BrowserContext): Promise<Page> {
    const page = await context.newPage()
    const usedUp = () => {
      this.#pageUsedUp = true
    }
    page.on('framenavigated', (frame) => {
      // The wipe visits the app's origin only, and what belongs to the tab is kept for each origin.
      if (!frame.parentFrame() && new URL(frame.url()).origin !== new URL(this.#home).origin) usedUp()
    })
    watch(page, { usedUp, undone: OF_PAGE, listens: (...given) => this.#listeners.push(given) })
    return page
  }

  #watchContext(context: BrowserContext): void {
    this.#usedUp = false
    const usedUp = () => {
      this.#usedUp = true
    }
    watch(context, { usedUp, undone: OF_CONTEXT, listens: usedUp })
    const newCDPSession = context.newCDPSession.bind(context)
    context.newCDPSession = (page) => {
      // Emulation lasts as long as the page.
      this.#pageUsedUp = true
      return newCDPSession(page)
    }
    watch(context.clock, { usedUp, undone: OF_CONTEXT, listens: usedUp })
  }
}

interface Watched {
  /** Called when a method is used that is not among those that are undone. */
  usedUp: () => void
  undone: Set<string>
  /** Called with what a listening method is given. */
  listens: (event: 'close', listener: () => void) => void
}

/** Notes which methods a test calls. */
function watch(steered: object, { usedUp, undone, listens }: Watched): void {
  for (const name of [...Object.getOwnPropertyNames(Object.getPrototypeOf(steered)), ...LISTENING]) {
    const method: unknown = Reflect.get(steered, name)
    if (typeof method !== 'function' || name.startsWith('_') || undone.has(name)) continue
    const noted = (...given: [event: 'close', listener: () => void]): unknown => {
      if (LISTENING.includes(name)) listens(...given)
      else usedUp()
      return Reflect.apply(method, steered, given)
    }
    Object.assign(steered, { [name]: noted })
  }
}
