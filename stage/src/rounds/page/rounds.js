import { chosenStake, newId, refusesGuest, sendBet, stakeRow, tellBalance } from '../../shared/betting.js'
import { cardOf } from '../../shared/cards.js'
import { celebrate } from '../../shared/celebrate.js'
import { openFair, renewFair } from '../../shared/fair.js'
import { Follower } from '../../shared/follower.js'
import {
  addRules,
  figure,
  inTwoSteps,
  money,
  openGame,
  removeParts,
  say,
  showBalance,
  tellApp,
} from '../../shared/game.js'
import { apart, make, part, plain, worldNow } from '../../shared/page.js'
import { dealer, person, you } from '../../shared/people.js'
import { TEXTS } from './texts.js'

/** @typedef {'first' | 'second' | 'draw'} Side */
/** @typedef {{round: number, winner: Side, first: number[], second: number[]}} Result */
/** @typedef {{side: Side, stake: number, win: number, status: string}} Bet */
/**
 * @typedef {import('../../shared/game.js').Opening & {
 *   kind: 'table' | 'baccarat' | 'cockfight', pictures: {first: string, second: string}, round: number, startsAt: number,
 *   closesAt: number, endsAt: number, odds: Record<Side, number>, stakes: number[], result: Result | null,
 *   history: Result[], bets: Bet[], lastBets: Bet[]}} Table
 */

/** @type {readonly Side[]} */
const SIDES = ['first', 'draw', 'second']
const RANKS = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K']
const ASK_EVERY_MS = 3_000
const TICK_MS = 250

/** @type {Table} */
let table
/** The last round whose result was announced. */
let toldRound = 0
const follower = new Follower('/rounds', show)

/** @param {Side} side */
const nameOf = (side) => nameFor(table.kind, side)
/** @param {Table['kind']} kind @param {Side} side */
const nameFor = (kind, side) => say(`${kind}.${side}`)
/** @param {readonly Bet[]} bets @param {Side} side */
const onSide = (bets, side) => bets.filter((bet) => bet.side === side).reduce((sum, { stake }) => sum + stake, 0)

/** @param {Pick<Table, 'kind' | 'pictures' | 'result'> & {bets: readonly {stake: number}[]}} drawn */
function drawFelt({ kind, pictures, result, bets }) {
  const seat = (/** @type {'first' | 'second'} */ side) =>
    make(
      'div',
      { className: `seat${result?.winner === side ? ' wins' : ''}` },
      person(pictures[side], nameFor(kind, side), result?.winner === side),
      kind === 'cockfight'
        ? points(result?.[side])
        : kind === 'table'
          ? cardOf(result?.[side][0], RANKS)
          : hand(result?.[side]),
    )
  const staked = bets.reduce((sum, { stake }) => sum + stake, 0)
  part('felt').replaceChildren(
    ...(kind === 'cockfight' ? [] : [dealer()]),
    make(
      'div',
      { className: 'seats' },
      seat('first'),
      make('div', { className: 'clock', id: 'clock' }),
      seat('second'),
    ),
    make(
      'div',
      { className: 'own' },
      you(),
      ...(staked > 0 ? [make('span', { className: 'staked', 'aria-label': say('staked') }, plain(money(staked)))] : []),
    ),
  )
}

/** Cards of baccarat with their points, of which only the last digit counts. @param {number[] | undefined} cards */
const hand = (cards) =>
  make(
    'span',
    { className: 'hand', dir: 'ltr' },
    ...(cards ?? [undefined, undefined]).map((card) => cardOf(card, RANKS)),
    make('strong', {
      textContent: cards
        ? String(cards.reduce((sum, card) => sum + (card % 13 >= 9 ? 0 : (card % 13) + 1), 0) % 10)
        : '–',
    }),
  )

/** @param {number[] | undefined} taken */
function points(taken) {
  const total = taken?.reduce((sum, point) => sum + point, 0)
  return make(
    'span',
    { className: 'points', dir: 'ltr' },
    make('strong', { textContent: total === undefined ? '–' : String(total) }),
    ...Array.from({ length: 5 }, (_, i) => {
      const bar = make('i', { title: say('exchange', { number: i + 1 }) })
      bar.style.setProperty('--height', String(taken?.[i] ?? 0))
      return bar
    }),
  )
}

function drawSides() {
  part('sides').replaceChildren(
    ...SIDES.map((side) => {
      const mine = onSide(table.bets, side)
      const odds = table.odds[side].toFixed(2)
      const button = make(
        'button',
        {
          type: 'button',
          className: `side ${side}${table.result?.winner === side ? ' wins' : ''}`,
          disabled: !takesBets(),
        },
        make('b', { textContent: nameOf(side) }),
        make('span', { textContent: say('pays', { odds: apart(odds) }) }),
        ...(mine > 0 ? [make('span', { className: 'mine', 'aria-label': say('staked') }, plain(figure(mine)))] : []),
      )
      button.addEventListener('click', () => bet(side))
      return button
    }),
  )
}

function drawRoad() {
  part('road').replaceChildren(
    make('p', { className: 'label', textContent: say('road') }),
    make(
      'ol',
      { className: 'beads' },
      ...table.history.map(({ winner }) =>
        make('li', { className: winner, textContent: nameOf(winner).slice(0, 1), 'aria-label': nameOf(winner) }),
      ),
    ),
  )
}

const takesBets = () => worldNow() < table.closesAt

function tick() {
  if (!table) return
  const now = worldNow()
  const clock = document.getElementById('clock')
  const open = now < table.closesAt
  const until = open ? table.closesAt : table.endsAt
  const seconds = Math.max(0, Math.ceil((until - now) / 1000))
  if (clock) {
    clock.className = `clock${open ? '' : ' shut'}`
    clock.replaceChildren(
      make('b', { textContent: String(seconds) }),
      make('span', { textContent: open ? say('betsOpen') : say('shown') }),
    )
  }
  const boundary = open === (table.result !== null) || now >= table.endsAt
  if (!document.hidden && (boundary || follower.age > ASK_EVERY_MS)) void follower.renew()
}

/** @param {Table} next */
function show(next) {
  const ended = table && next.round > table.round ? next.lastBets : []
  if (table && next.round !== table.round) void renewFair()
  const shown = table && JSON.stringify([table.round, table.result, table.bets, table.history.length])
  table = next
  showBalance(next.balance)
  if (shown !== JSON.stringify([next.round, next.result, next.bets, next.history.length])) {
    drawFelt(next)
    drawSides()
    drawRoad()
  }
  tell(ended)
}

/** @param {readonly Bet[]} ended */
function tell(ended) {
  const { round, result } = table
  if (ended.length > 0 && toldRound !== round) {
    toldRound = round
    const win = ended.reduce((sum, bet) => sum + bet.win, 0)
    const back = ended.every(({ status }) => status === 'returned')
    part('result').textContent = outcome({ win, isReturned: back })
    celebrate({ win, stake: ended.reduce((sum, { stake }) => sum + stake, 0) })
    tellApp('balance')
  } else if (result) part('result').textContent = verdict(result)
}

/** @param {{win: number, isReturned: boolean}} ended */
const outcome = ({ win, isReturned }) =>
  isReturned ? say('given') : win > 0 ? say('won', { amount: apart(money(win)) }) : say('lost')

/** @param {Result} result */
const verdict = ({ winner }) => (winner === 'draw' ? say('alike') : say('wins', { side: nameOf(winner) }))

/** @param {Side} side */
async function bet(side) {
  if (refusesGuest()) return
  const wanted = { betId: newId(), round: table.round, side, stake: chosenStake() }
  const answer = await sendBet('/rounds', wanted, () => bet(side))
  if (!answer) return
  table = { ...table, bets: answer.bets }
  tellBalance(answer.balance)
  // Beside the stake of this round, the winner of the last one would read as its result.
  part('result').textContent = ''
  drawFelt(table)
  drawSides()
}

/**
 * Shows a round again: the covered table, then the result.
 * @param {import('../../shared/game.js').Replay<Pick<Table, 'kind' | 'pictures'> & {side: Side, odds: number, result: Result}>} replay
 */
function openReplay({ picture, bet, win, returned, status }) {
  const { kind, pictures, side, odds, result } = picture
  document.body.dataset.kind = kind
  removeParts(['stakes', 'road'])
  const parts = [nameFor(kind, side), say('pays', { odds: apart(odds.toFixed(2)) })]
  part('sides').replaceChildren(
    make(
      'p',
      { className: 'panel own' },
      ...parts.map((textContent) => make('span', { textContent })),
      plain(figure(bet)),
    ),
  )
  return inTwoSteps(
    () => {
      drawFelt({ kind, pictures, result: null, bets: [{ stake: bet }] })
      part('result').textContent = say('shown')
    },
    () => {
      drawFelt({ kind, pictures, result, bets: [{ stake: bet }] })
      part('result').textContent = outcome({ win: win + returned, isReturned: status === 'returned' })
    },
  )
}

void openGame(
  '/rounds',
  TEXTS,
  (/** @type {Table} */ first) => {
    document.body.dataset.kind = first.kind
    stakeRow(first.stakes)
    table = first
    addRules(say(`${first.kind}.rules`))
    openFair()
    drawFelt(first)
    drawSides()
    drawRoad()
    show(first)
    setInterval(tick, TICK_MS)
  },
  openReplay,
)
