import { awaitsAnswer, chosenStake, newId, refusesGuest, sendBet, stakeRow, tellBalance } from '../../shared/betting.js'
import { celebrate } from '../../shared/celebrate.js'
import { Follower } from '../../shared/follower.js'
import { addRules, figure, money, openGame, say, showBalance, tellApp } from '../../shared/game.js'
import { apart, make, part, plain, worldNow } from '../../shared/page.js'
import { drawFair, openFair } from './fair.js'
import { openReplay } from './replay.js'
import { drawSky, heightOf, noteOf, openSky, times } from './sky.js'
import { TEXTS } from './texts.js'

/**
 * @typedef {{betId: string, round: number, stake: number, autoCashOut: number | null, cashOut: number | null,
 *   win: number, status: string}} Bet
 */
/** @typedef {{name: string, own: boolean, stake: number, cashOut: number | null, win: number, status: string}} Seat */
/**
 * @typedef {import('../../shared/game.js').Opening & {
 *   round: number, opensAt: number, startsAt: number, growth: number, hash: string, seed: string | null,
 *   crash: number | null, decided: boolean, endsAt: number | null, calledOff: boolean, stakes: number[],
 *   autoLimits: {least: number, most: number}, history: import('./fair.js').Crashed[], seats: Seat[],
 *   bet: Bet | null}} Flight
 */

/** How often the page asks: in flight, where only the server knows the crash, and otherwise. */
const ASK_FLYING_MS = 350
const ASK_WAITING_MS = 1_500

/** @type {Flight} */
let flight
/** A bet for the next round, sent as soon as it opens. @type {{stake: number, autoCashOut: number | null} | undefined} */
let queued
/** The bet whose end was announced. */
let toldBet = ''
const follower = new Follower('/crash', show)

const phaseNow = () => (flight.crash !== null ? 'crashed' : worldNow() < flight.startsAt ? 'waiting' : 'flying')
const ownBet = () => (flight.bet?.round === flight.round ? flight.bet : null)
const isFlying = () => ownBet()?.status === 'open' && phaseNow() === 'flying'

/** The multiplier shown, hundredths. */
function multiplierNow() {
  if (flight.crash !== null) return flight.crash
  return Math.max(100, Math.floor(100 * Math.exp(flight.growth * (worldNow() - flight.startsAt)) + 1e-9))
}

/** The automatic cash-out that is set, hundredths; null for none. */
function chosenAuto() {
  const on = /** @type {HTMLInputElement} */ (part('autoOn'))
  const at = /** @type {HTMLInputElement} */ (part('autoAt'))
  if (!on.checked) return null
  const { least, most } = flight.autoLimits
  const wanted = Math.round(Number(at.value) * 100) || 200
  const taken = Math.min(most, Math.max(least, wanted))
  at.value = (taken / 100).toFixed(2)
  return taken
}

function draw() {
  const phase = phaseNow()
  const { startsAt, opensAt, growth, crash, calledOff } = flight
  const now = worldNow()
  const elapsed = crash === null ? Math.max(0, now - startsAt) : Math.log(crash / 100) / growth
  const left = Math.max(0, startsAt - now)
  drawSky(part('sky'), {
    phase,
    multiplier: multiplierNow(),
    elapsed,
    growth,
    left,
    share: Math.min(1, left / (startsAt - opensAt)),
    note: noteOf(phase, calledOff),
  })
  drawAct(phase)
}

/** What the button does now. @param {'waiting' | 'flying' | 'crashed'} phase */
function actOf(phase) {
  const bet = ownBet()
  if (isFlying() && bet)
    return { kind: 'out', text: say('cashOut', { amount: apart(money((bet.stake * multiplierNow()) / 100)) }) }
  if (bet?.status === 'open') return { kind: 'placed', text: say('placed', { amount: apart(money(bet.stake)) }) }
  if (queued) return { kind: 'queued', text: say('cancel', { amount: apart(money(queued.stake)) }) }
  const amount = apart(money(chosenStake()))
  return phase === 'waiting' && !bet
    ? { kind: 'bet', text: say('bet', { amount }) }
    : { kind: 'next', text: say('betNext', { amount }) }
}

/** @param {'waiting' | 'flying' | 'crashed'} phase */
function drawAct(phase) {
  const { kind, text } = actOf(phase)
  const act = /** @type {HTMLButtonElement} */ (part('act'))
  act.className = `main act ${kind}`
  act.disabled = kind === 'placed'
  if (act.textContent !== text) act.textContent = text
}

function press() {
  if (refusesGuest()) return
  const { kind } = actOf(phaseNow())
  if (kind === 'out') void cashOut()
  else if (kind === 'queued') queued = undefined
  else if (kind === 'next') queued = { stake: chosenStake(), autoCashOut: chosenAuto() }
  else if (kind === 'bet') void bet({ stake: chosenStake(), autoCashOut: chosenAuto() })
  draw()
}

/** @param {{stake: number, autoCashOut: number | null}} wanted */
const bet = async (wanted) =>
  take(await sendBet('/crash', { betId: newId(), round: flight.round, ...wanted }, () => bet(wanted)))

async function cashOut() {
  const betId = ownBet()?.betId
  if (betId === undefined) return
  // A cash-out that came too late shows in the round itself.
  take(await sendBet('/crash/cash-out', { betId }, cashOut, { 'issue.closed': () => void follower.renew() }))
}

/** Shows the bet that was placed or cashed out. @param {{balance: number, bet: Bet} | undefined} answer */
function take(answer) {
  if (!answer) return
  flight = { ...flight, bet: answer.bet }
  tellBalance(answer.balance)
  tell()
  draw()
}

/** @param {Flight} next */
function show(next) {
  const before = flight
  flight = next
  showBalance(next.balance)
  if (before?.round !== next.round || before?.crash !== next.crash) drawPast()
  if (JSON.stringify(before?.seats) !== JSON.stringify(next.seats) || before?.round !== next.round) drawSeats()
  drawFair(next.nodeId, next.hash, next.history[0])
  tell()
  if (queued && phaseNow() === 'waiting' && !ownBet()) {
    const wanted = queued
    queued = undefined
    void bet(wanted)
  }
}

/** Announces the end of the player's own bet, once. */
function tell() {
  const { bet } = flight
  if (!bet || bet.status === 'open' || toldBet === bet.betId) return
  toldBet = bet.betId
  tellApp('balance')
  part('result').textContent =
    bet.status === 'returned'
      ? say('given')
      : bet.cashOut !== null
        ? say('won', { multiplier: apart(times(bet.cashOut)), amount: apart(money(bet.win)) })
        : say('lost', { amount: apart(money(bet.stake)) })
  if (bet.cashOut !== null) celebrate(bet)
}

function drawPast() {
  const over = flight.history.map(({ crash }) => crash)
  if (flight.crash !== null) over.unshift(flight.crash)
  // The row scrolls sideways, so the keyboard must reach it.
  part('past').tabIndex = 0
  part('past').setAttribute('aria-label', say('past'))
  part('past').replaceChildren(
    ...over.slice(0, 20).map((crash) => make('li', { className: heightOf(crash), textContent: times(crash) })),
  )
}

function drawSeats() {
  const head = ['player', 'stake', 'cashedOut'].map((key) => make('th', { textContent: say(key), scope: 'col' }))
  const rows = flight.seats.map(({ name, own, stake, cashOut, win, status }) => {
    const end = cashOut !== null ? `${times(cashOut)} · ${figure(win)}` : status === 'open' ? '…' : '–'
    return make(
      'tr',
      { className: own ? 'own' : '' },
      make('td', {}, own ? say('you') : plain(name)),
      make('td', {}, plain(figure(stake))),
      make('td', { className: cashOut !== null ? 'won' : '' }, plain(end)),
    )
  })
  part('seats').replaceChildren(
    make('p', { className: 'label', textContent: say('seats') }),
    rows.length > 0
      ? make('table', { className: 'seats' }, make('thead', {}, make('tr', {}, ...head)), make('tbody', {}, ...rows))
      : make('p', { textContent: say('nobody') }),
  )
}

function frame() {
  draw()
  const phase = phaseNow()
  const isOver = flight.endsAt !== null && worldNow() >= flight.endsAt
  const wait = isOver ? 0 : phase === 'flying' ? ASK_FLYING_MS : ASK_WAITING_MS
  if (!document.hidden && !awaitsAnswer() && follower.age > wait) void follower.renew()
  requestAnimationFrame(frame)
}

function drawAuto() {
  const { least, most } = flight.autoLimits
  const on = make('input', { type: 'checkbox', id: 'autoOn' })
  const at = make('input', {
    type: 'number',
    id: 'autoAt',
    inputMode: 'decimal',
    dir: 'ltr',
    min: String(least / 100),
    max: String(most / 100),
    step: '0.01',
    value: '2.00',
    'aria-label': say('autoAt'),
  })
  part('auto').replaceChildren(make('label', {}, on, make('span', { textContent: say('auto') })), at)
  at.addEventListener('change', () => {
    Object.assign(on, { checked: true })
    chosenAuto()
  })
}

void openGame(
  '/crash',
  TEXTS,
  (/** @type {Flight} */ first) => {
    flight = first
    // What ended before the page opened is no news.
    if (first.bet && first.bet.round !== first.round) toldBet = first.bet.betId
    stakeRow(first.stakes)
    openSky(part('sky'))
    drawAuto()
    openFair()
    addRules(say('rulesText'))
    part('act').addEventListener('click', press)
    drawPast()
    drawSeats()
    show(first)
    frame()
  },
  openReplay,
)
