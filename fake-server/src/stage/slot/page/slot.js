import { Reels } from './reels.js'
import { Sound } from './sound.js'
import { symbolPicture } from './symbols.js'
import { textsOf } from './texts.js'

/** @typedef {import('./symbols.js').SymbolName} SymbolName */
/**
 * @typedef {object} Opening What the vendor's server tells when the page opens.
 * @property {string} gameName
 * @property {string} vendorName
 * @property {string} art
 * @property {boolean} demo
 * @property {number} balance
 * @property {string} currencySymbol
 * @property {number[]} bets
 * @property {{symbol: SymbolName, multiple: number}[]} pays
 * @property {number} pairPays
 * @property {string} language
 * @property {'rtl' | 'ltr'} dir
 * @property {string} backUrl
 * @property {string} appOrigin
 */

const ICONS = {
  back: '<svg viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true"><path d="M15 5l-7 7 7 7"/></svg>',
  silent:
    '<svg viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true"><path d="M4 9v6h4l5 4V5L8 9zM17 9l5 6M22 9l-5 6"/></svg>',
  loud: '<svg viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true"><path d="M4 9v6h4l5 4V5L8 9zM17 8c2 2 2 6 0 8M20 5c4 4 4 10 0 14"/></svg>',
}

/** @param {string} id @returns {HTMLElement} */
const part = (id) => {
  const element = document.getElementById(id)
  if (!element) throw new Error(`The page has no part ${id}`)
  return element
}
const spin = /** @type {HTMLButtonElement} */ (part('spin'))
const reels = new Reels(part('reels'))
const sound = new Sound()
const address = location.pathname

/** @type {Opening} */
let opening
/** @type {ReturnType<typeof textsOf>} */
let texts = textsOf('')
/** A round that was sent and not answered; repeating it moves no money twice. @type {{roundId: string, bet: number} | undefined} */
let pending

class Refusal extends Error {
  /** @param {string} code */
  constructor(code) {
    super(code)
    this.code = code
  }
}

/** @param {string} path @param {object} [body] */
async function ask(path, body) {
  const headers = body ? { 'content-type': 'application/json' } : undefined
  const response = await fetch(address + path, {
    method: body ? 'POST' : 'GET',
    headers,
    body: body && JSON.stringify(body),
  })
  const answer = await response.json()
  if (!answer.success) throw new Refusal(answer.errorCode)
  return answer.value
}

/** @param {'balance' | 'close' | 'relogin'} type */
function tellApp(type) {
  if (parent !== window) parent.postMessage({ type }, opening.appOrigin)
  else if (type !== 'balance') location.href = opening.backUrl
}

/** @param {number} amount */
const money = (amount) =>
  `${opening.currencySymbol} ${amount.toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`

async function open() {
  opening = await ask('/state')
  texts = textsOf(opening.language)
  document.documentElement.lang = { UR: 'ur', 'UR-LA': 'ur-Latn' }[opening.language] ?? 'en'
  document.documentElement.dir = opening.dir
  document.title = opening.gameName
  part('backdrop').style.backgroundImage = `url("${opening.art}")`
  label()
  drawBets()
  drawPays()
  reels.show([
    ['star', 'seven', 'lemon'],
    ['gem', 'seven', 'bell'],
    ['cherry', 'seven', 'crown'],
  ])
  part('balance').textContent = money(opening.balance)
  part('win').textContent = money(0)
  part('cabinet').setAttribute('aria-busy', 'false')
  spin.disabled = false
}

function label() {
  for (const [id, key] of /** @type {const} */ ([
    ['balance-label', 'balance'],
    ['win-label', 'win'],
    ['bets-label', 'stake'],
    ['pays-label', 'pays'],
    ['spin', 'spin'],
    ['demo', 'demo'],
    ['result', 'ready'],
  ]))
    part(id).textContent = texts[key]
  part('game').textContent = opening.gameName
  part('vendor').textContent = opening.vendorName
  part('demo').hidden = !opening.demo
  part('back').innerHTML = ICONS.back
  part('back').classList.add('mirror')
  // Inside the app's frame the app has a way back of its own above.
  if (parent !== window) part('back').style.visibility = 'hidden'
  part('back').setAttribute('aria-label', texts.back)
  drawSound()
}

function drawSound() {
  const button = part('sound')
  button.innerHTML = sound.on ? ICONS.loud : ICONS.silent
  button.setAttribute('aria-label', sound.on ? texts.soundOff : texts.soundOn)
  button.setAttribute('aria-pressed', String(sound.on))
}

function drawBets() {
  part('bets').append(
    ...opening.bets.map((bet, i) => {
      const choice = document.createElement('label')
      const input = Object.assign(document.createElement('input'), {
        type: 'radio',
        name: 'bet',
        value: String(bet),
        checked: i === 1,
      })
      const shown = Object.assign(document.createElement('span'), { textContent: String(bet), dir: 'ltr' })
      choice.append(input, shown)
      return choice
    }),
  )
}

function drawPays() {
  const rows = opening.pays.map(({ symbol, multiple }) => {
    const three = Object.assign(document.createElement('span'), { className: 'three' })
    three.append(symbolPicture(symbol), symbolPicture(symbol), symbolPicture(symbol))
    return payRow(three, multiple)
  })
  const pair = Object.assign(document.createElement('span'), { textContent: texts.pair })
  part('pays').append(...rows, payRow(pair, opening.pairPays))
}

/** @param {HTMLElement} what @param {number} multiple */
function payRow(what, multiple) {
  const row = document.createElement('li')
  row.append(what, Object.assign(document.createElement('b'), { textContent: `×${multiple}` }))
  return row
}

const chosenBet = () =>
  Number(/** @type {HTMLInputElement | null} */ (document.querySelector('input[name="bet"]:checked'))?.value)

// randomUUID is missing on plain-HTTP addresses other than localhost.
const roundId = () =>
  '10000000-1000-4000-8000-100000000000'.replace(/[018]/g, (c) =>
    (Number(c) ^ ((crypto.getRandomValues(new Uint8Array(1))[0] ?? 0) & (15 >> (Number(c) / 4)))).toString(16),
  )

async function play() {
  if (spin.disabled) return
  spin.disabled = true
  spin.textContent = texts.spinning
  pending ??= { roundId: roundId(), bet: chosenBet() }
  try {
    const round = await ask('/spin', pending)
    pending = undefined
    part('balance').textContent = money(Math.max(0, round.balance - round.win))
    await reels.spinTo(round.reels, () => sound.tick())
    settle(round)
  } catch (error) {
    refused(error)
  } finally {
    spin.disabled = false
    spin.textContent = texts.spin
  }
}

/** @param {{reels: SymbolName[][], win: number, multiple: number, balance: number}} round */
function settle({ reels: symbols, win, multiple, balance }) {
  part('balance').textContent = money(balance)
  part('win').textContent = money(win)
  const line = symbols.map(([, middle]) => (middle ? texts[middle] : '')).join(', ')
  part('reels').setAttribute('aria-label', texts.reels.replace('{symbols}', line))
  part('result').textContent = win > 0 ? texts.won.replace('{amount}', `\u2068${money(win)}\u2069`) : texts.lost
  if (win > 0) {
    reels.celebrate(multiple > opening.pairPays ? 3 : 2)
    sound.win(multiple)
  }
  tellApp('balance')
}

/** @param {unknown} error */
function refused(error) {
  const code = error instanceof Refusal ? error.code : 'offline'
  // A refusal decided the round: the next spin is a new one.
  if (error instanceof Refusal) pending = undefined
  if (code === 'login.not.session') return notice(texts.relogin, texts.ok, () => tellApp('relogin'))
  if (code === 'launch.unknown') return notice(texts.gone, texts.back, () => tellApp('close'))
  if (code === 'balance.not.enough') return notice(texts.poor, texts.ok)
  if (code === 'game.maintenance') return notice(texts.maintenance, texts.back, () => tellApp('close'))
  if (code === 'offline') return notice(texts.offline, texts.retry, play)
  notice(texts.failed, texts.ok)
}

/** @param {string} text @param {string} action @param {() => void} [then] */
function notice(text, action, then) {
  part('notice-text').textContent = text
  const button = part('notice-action')
  button.textContent = action
  button.onclick = () => {
    part('notice').hidden = true
    then?.()
  }
  part('notice').hidden = false
  button.focus()
}

spin.addEventListener('click', play)
part('back').addEventListener('click', () => tellApp('close'))
part('sound').addEventListener('click', () => {
  sound.toggle()
  drawSound()
})
addEventListener('keydown', (event) => {
  if (event.code === 'Space' && event.target === document.body) {
    event.preventDefault()
    void play()
  }
})

open().catch((error) => {
  opening ??= /** @type {Opening} */ ({
    appOrigin: document.referrer ? new URL(document.referrer).origin : location.origin,
    backUrl: '/',
  })
  const code = error instanceof Refusal ? error.code : 'offline'
  if (code === 'login.not.session' || code === 'launch.unknown') notice(texts.gone, texts.ok, () => history.back())
  else notice(texts.failed, texts.retry, () => location.reload())
})
