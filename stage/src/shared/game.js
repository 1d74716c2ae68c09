import { COMMON } from './game-texts.js'
import { apart, ask, clientOrigin, dress, make, ownLanguage, parameter, part, plain, Refusal } from './page.js'

/** @typedef {{dealer: string, others: string[], you: string}} People pictures of who sits at a table */
/**
 * @typedef {object} Opening Data that every vendor page loads on opening.
 * @property {string} gameName
 * @property {string} vendorName
 * @property {string} art
 * @property {string} nodeId
 * @property {boolean} demo
 * @property {boolean} guest
 * @property {number} balance
 * @property {string} currencySymbol
 * @property {string} timeZone the merchant's
 * @property {string} language
 * @property {'rtl' | 'ltr'} dir
 * @property {string} backUrl
 * @property {string} appOrigin
 * @property {People} [people]
 * @property {number} now
 * @property {number} returns
 */

/**
 * @template Picture
 * @typedef {object} Replay A settled round that is shown again; amounts in currency units.
 * @property {string} gameName
 * @property {string} vendorName
 * @property {string} art
 * @property {string} currencySymbol
 * @property {string} timeZone the merchant's
 * @property {string} language
 * @property {'rtl' | 'ltr'} dir
 * @property {string} backUrl
 * @property {string} appOrigin
 * @property {People} [people]
 * @property {string} ref
 * @property {number} betTime
 * @property {number} bet
 * @property {number} win
 * @property {number} returned
 * @property {string} status
 * @property {Picture} picture
 */

/** Whether the page shows a round again instead of playing. */
const isReplay = location.pathname.endsWith('/replay')

const BACK =
  '<svg viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true"><path d="M15 5l-7 7 7 7"/></svg>'

/** @type {Opening} */
export let opening
/** @type {Record<string, string>} */
let words = { ...COMMON[ownLanguage()] }
// Until the game's state has come, for a page that cannot load it.
dress(ownLanguage(), 'dark')

/**
 * Returns a text in the page's language, with `{name}` replaced by its value.
 * @param {string} key
 * @param {Record<string, string | number>} [values]
 */
export const say = (key, values = {}) =>
  Object.entries(values).reduce((text, [name, value]) => text.replace(`{${name}}`, String(value)), words[key] ?? key)

/** @param {number} amount */
export const figure = (amount) => amount.toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 })
/** @param {number} amount */
export const money = (amount) => `${opening.currencySymbol} ${figure(amount)}`
/** @param {string} path @param {object} [body] */
export const askVendor = (path, body) => ask(location.pathname + path, body && { body })

/** @param {'balance' | 'close' | 'relogin'} type */
export function tellApp(type) {
  if (parent !== window)
    parent.postMessage(type === 'relogin' ? { relogin: true } : { type }, clientOrigin(opening.appOrigin))
  else if (type !== 'balance') location.href = opening.backUrl
}

/** @param {number} balance */
export function showBalance(balance) {
  part('balance').textContent = money(balance)
}

/**
 * Opens the page: loads the game's state, sets the language, shows the names of game and vendor. The page of a replay
 * loads its round instead.
 * @template {Opening} T
 * @template Picture
 * @param {string} path
 * @param {Record<string, Record<string, string>>} texts
 * @param {(state: T) => void} draw
 * @param {(round: Replay<Picture>) => () => void} [drawAgain] Draws a round, and returns what shows it once more.
 */
export async function openGame(path, texts, draw, drawAgain) {
  try {
    if (isReplay) await openReplay(texts, drawAgain)
    else {
      const state = /** @type {T} */ (await askVendor(path))
      begin(state, texts)
      drawHead()
      draw(state)
    }
    part('game').setAttribute('aria-busy', 'false')
  } catch (error) {
    failedToOpen(error)
  }
}

/**
 * @template Picture
 * @param {Record<string, Record<string, string>>} texts @param {((round: Replay<Picture>) => () => void) | undefined} drawAgain
 */
async function openReplay(texts, drawAgain) {
  const path = location.pathname.replace(/replay$/, 'round')
  const round = /** @type {Replay<Picture>} */ (await ask(path, { language: parameter('language') }))
  begin({ ...round, nodeId: '', demo: false, guest: false, balance: 0, now: round.betTime, returns: 1 }, texts)
  part('top').replaceChildren(backButton(), titles())
  part('top').after(replayMark(round))
  const showAgain = drawAgain?.(round)
  const again = make('button', { type: 'button', className: 'main', textContent: say('replayAgain') })
  again.addEventListener('click', () => showAgain?.())
  part('result').after(replayFacts(round), again)
}

/** @param {Opening} state @param {Record<string, Record<string, string>>} texts */
function begin(state, texts) {
  opening = state
  const { language } = state
  words = { ...(COMMON[language] ?? COMMON.EN), ...(texts[language] ?? texts.EN) }
  const root = document.documentElement
  root.lang = { UR: 'ur', 'UR-LA': 'ur-Latn' }[language] ?? 'en'
  root.dir = state.dir
  document.title = state.gameName
}

/** Says that this is a replay, and of when. @param {Replay<unknown>} round */
function replayMark({ betTime, timeZone }) {
  // As the app writes days.
  const time = new Intl.DateTimeFormat(document.documentElement.lang === 'ur' ? 'ur-PK-u-nu-latn' : 'en-GB', {
    timeZone,
    dateStyle: 'medium',
    timeStyle: 'medium',
    hourCycle: 'h23',
  }).format(betTime)
  return make(
    'section',
    { className: 'replay', 'aria-label': say('replay') },
    make('b', { textContent: say('replay') }),
    make('span', { textContent: say('replayOf', { time: apart(time) }) }),
    make('p', { textContent: say('replayNote') }),
  )
}

/** Stake, prize and number of the bet. @param {Replay<unknown>} round */
function replayFacts({ bet, win, returned, ref }) {
  const fact = (/** @type {string} */ label, /** @type {string} */ value) => [
    make('dt', { className: 'label', textContent: label }),
    make('dd', {}, plain(value)),
  ]
  return make(
    'dl',
    { className: 'panel facts' },
    ...fact(say('stake'), money(bet)),
    ...fact(say('replayPrize'), money(win)),
    ...(returned > 0 ? fact(say('replayReturned'), money(returned)) : []),
    ...fact(say('replayNumber'), ref),
  )
}

/** Removes what a player bets with. @param {readonly string[]} ids */
export const removeParts = (ids) => {
  for (const id of ids) part(id).remove()
}

/** How long a replay hides what comes out, milliseconds. */
const SHOW_AFTER_MS = 1_200

/** Shows a round again in two steps; returns what shows it once more. @param {() => void} hide @param {() => void} show */
export function inTwoSteps(hide, show) {
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let shown
  function showAgain() {
    clearTimeout(shown)
    hide()
    shown = setTimeout(show, SHOW_AFTER_MS)
  }
  showAgain()
  return showAgain
}

function backButton() {
  const back = make('button', { type: 'button', className: 'round mirror', innerHTML: BACK, 'aria-label': say('back') })
  back.addEventListener('click', () => tellApp('close'))
  // The app's own bar above the frame has a back button.
  if (parent !== window) back.style.display = 'none'
  return back
}

const titles = () =>
  make(
    'div',
    // The app's bar above the frame names the game; outside a frame the page does.
    { className: parent === window ? 'titles' : 'titles framed' },
    make('h1', { textContent: opening.gameName }),
    make('p', { textContent: opening.vendorName }),
  )

function drawHead() {
  const note = opening.guest ? say('guest') : opening.demo ? say('demo') : ''
  const balanceBar = make(
    'div',
    { className: 'balanceBar' },
    make('span', { className: 'label', textContent: say('balance') }),
    make('bdi', { dir: 'ltr', id: 'balance', textContent: money(opening.balance) }),
  )
  part('top').replaceChildren(backButton(), titles(), balanceBar)
  if (note) part('top').after(make('p', { className: 'demo', textContent: note }))
}

/**
 * Explains an error, and offers a way on.
 * @param {unknown} error
 * @param {() => void} [again] Retries the request.
 */
export function refused(error, again) {
  const code = error instanceof Refusal ? error.code : 'offline'
  if (code === 'login.not.session') return notice(say('relogin'), say('login'), () => tellApp('relogin'))
  if (code === 'launch.unknown') return notice(say('gone'), say('back'), () => tellApp('close'))
  if (code === 'game.maintenance') return notice(say('maintenance'), say('back'), () => tellApp('close'))
  if (code === 'offline' && again) return notice(say('offline'), say('retry'), again)
  const known = {
    'balance.not.enough': 'poor',
    'time.out': 'timeOut',
    'limit.stake.reached': 'stakeLimit',
    'limit.loss.reached': 'lossLimit',
    'limit.session.reached': 'sessionLimit',
    'issue.closed': 'closed',
    'bet.limit': 'limit',
  }
  notice(say(known[/** @type {keyof typeof known} */ (code)] ?? 'failed'), say('ok'))
}

/** @param {unknown} error */
function failedToOpen(error) {
  opening ??= /** @type {Opening} */ ({
    appOrigin: document.referrer ? new URL(document.referrer).origin : location.origin,
    backUrl: '/',
  })
  const code = error instanceof Refusal ? error.code : 'offline'
  if (code === 'login.not.session') return notice(say('relogin'), say('login'), () => tellApp('relogin'))
  if (code === 'launch.unknown') return notice(say('gone'), say('back'), () => tellApp('close'))
  if (code === 'replay.unknown') return notice(say('replayGone'), say('back'), () => tellApp('close'))
  notice(say('failed'), say('retry'), () => location.reload())
}

/**
 * Shows a dialog over the page until it is answered. @param {string} text @param {string} action @param {() => void}
 * [then]
 */
function notice(text, action, then) {
  document.getElementById('notice')?.remove()
  const before = document.activeElement
  const button = make('button', { type: 'button', className: 'main', textContent: action })
  const box = make(
    'div',
    { id: 'notice', className: 'notice', role: 'alert' },
    make('p', { textContent: text }),
    button,
  )
  button.addEventListener('click', () => {
    box.remove()
    if (before instanceof HTMLElement) before.focus()
    then?.()
  })
  document.body.append(box)
  button.focus()
}

/** Adds a section that a player may open, as the last part of the page. @param {string} id @param {string} title @param {Node[]} children */
export function addSection(id, title, ...children) {
  const section = make(
    'details',
    { id, className: `panel rules ${id}` },
    make('summary', { textContent: title }),
    ...children,
  )
  part('game').append(section)
  return /** @type {HTMLDetailsElement} */ (section)
}

/** Adds the rules of the game, with what it returns to players. @param {string[]} rules */
export const addRules = (...rules) => addSection('rules', say('rules'), ...paragraphs([...rules, returnsText()]))

/** @param {readonly string[]} texts */
export const paragraphs = (texts) => texts.map((textContent) => make('p', { textContent }))

/** Returns the game's return to players, in words. */
export const returnsText = () => say('returns', { percent: apart(`${(opening.returns * 100).toFixed(1)}%`) })
