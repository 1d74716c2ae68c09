import type { Bombadil, State } from './bombadil-types.ts'

// Bombadil runs this file: what a walker does, and what must hold wherever it comes. Functions of `extract` run in the
// page, and must not use anything from outside themselves.

declare const bombadil: Bombadil

const { actions, always, eventually, extract, now, weighted } = bombadil
const { back, clicks, reload, scroll } = bombadil

export const noUncaughtExceptions = bombadil.noUncaughtExceptions
export const noUnhandledPromiseRejections = bombadil.noUnhandledPromiseRejections

const wait = actions(() => ['Wait'])
export const walk = weighted([
  [20, clicks],
  [3, scroll],
  [2, back],
  [1, reload],
  [1, wait],
])

/** What is still loading settles within this time on a busy machine. */
const SETTLES = 15
/** Holds again soon after it has not held: a page on its way may be without it. */
const soon = (holds: () => boolean) =>
  always(now(() => !holds()).implies(eventually(() => holds()).within(SETTLES, 'seconds')))

const serverErrors = extract((state: State) =>
  state.window.performance
    .getEntriesByType('resource')
    .filter((entry) => (entry as PerformanceResourceTiming).responseStatus >= 500)
    .map(({ name }) => name),
)
export const noServerError = always(() => serverErrors.current.length === 0)

const headings = extract((state: State) => state.document.querySelectorAll('h1').length)
export const oneHeading = soon(() => headings.current === 1)

const width = extract((state: State) => ({
  page: state.document.documentElement.scrollWidth,
  window: state.window.innerWidth,
}))
export const noSidewaysScroll = soon(() => width.current.page <= width.current.window)

const keys = extract((state: State) => {
  // biome-ignore lint/performance/useDomNodeTextContent: only text that can be seen counts, not that of scripts.
  const text = state.document.body?.innerText ?? ''
  return text.match(/\{\{\w+\}\}|\b[a-z][A-Za-z-]*:[a-z]\w*(?:\.\w+)+/g) ?? []
})
export const noRawKey = soon(() => keys.current.length === 0)

const ways = extract((state: State) => {
  const first =
    'header button, header a, nav a, nav button, [role=dialog] button, [role=alert] button, main a, main button'
  return state.document.querySelectorAll(first).length
})
export const aWayBack = soon(() => ways.current > 0)

/** The balances shown on the page and the one of the wallet; null where they are the same or none is shown. */
const balance = extract((state: State) => {
  const figures = [...state.document.querySelectorAll('bdi[aria-live] > [data-hidden="false"]')]
  // Masked or still loading: nothing to compare.
  const shown = figures.map(({ textContent }) => textContent ?? '').filter((text) => /\d/.test(text))
  if (shown.length === 0) return null
  const stored = state.window.localStorage.getItem('MC_SESSION_INFO')
  if (stored === null) return null
  const { token, merchantCode } = JSON.parse(stored) as { token: string; merchantCode: string }
  // The page stands still while it is looked at, so the wallet is asked now and compared at the next look.
  const page = state.window as Window & { walletSum?: number }
  fetch('/wps/v2/wallets/balance', { headers: { Authorization: token, Merchant: merchantCode } })
    .then((reply) => reply.json())
    .then(({ value }: { value: { sumBalance: number } }) => {
      page.walletSum = value.sumBalance
    })
    .catch(() => undefined)
  if (page.walletSum === undefined) return null
  // The page cuts decimals off.
  const wallet = String(Math.trunc(page.walletSum))
  return shown.every((text) => text.replace(/\D/g, '') === wallet) ? null : { shown, wallet }
})
export const balanceIsTheWallets = soon(() => balance.current === null)
