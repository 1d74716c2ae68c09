import { openFair, renewFair } from '../../shared/fair.js'
import {
  apart,
  askVendor,
  chosenStake,
  make,
  money,
  newId,
  openGame,
  refused,
  removeParts,
  returnsText,
  say,
  showBalance,
  stakeRow,
  tellApp,
} from '../../shared/game.js'
import { part, Refusal } from '../../shared/page.js'
import { TEXTS } from './texts.js'

/** @typedef {{roundId: string, ante: number, hand: number[], rank: string}} Round */
/** @typedef {{hand: number[], rank: string, wins: boolean}} Shown */
/** @typedef {import('../../shared/game.js').Opening & {antes: number[], commission: number, packReturns: number, round: Round | null}} Room */

const SUITS = ['♠', '♥', '♦', '♣']
const RANKS = ['2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K', 'A']

/** @type {Room} */
let room
/** @type {Round | null} */
let round = null
/**
 * A request without an answer yet.
 * @type {{path: string, body: {roundId: string} & Record<string, unknown>} | undefined}
 */
let pending

/** Draws a card face up, or its back. @param {number} [card] */
function cardOf(card) {
  if (card === undefined) return make('span', { className: 'card back' })
  const suit = Math.floor(card / 13)
  return make(
    'span',
    { className: `card${suit === 1 || suit === 2 ? ' red' : ''}`, dir: 'ltr' },
    make('b', { textContent: RANKS[card % 13] ?? '' }),
    make('i', { textContent: SUITS[suit] ?? '' }),
  )
}

/** @param {string} name @param {Shown | undefined} shown @param {boolean} dealt */
const seat = (name, shown, dealt) =>
  make(
    'div',
    { className: `seat${shown?.wins ? ' wins' : ''}` },
    make('b', { textContent: name }),
    make(
      'div',
      { className: 'hand', dir: 'ltr' },
      ...(dealt ? (shown?.hand ?? [undefined, undefined, undefined]).map(cardOf) : []),
    ),
    make('span', { className: 'rank', textContent: shown ? say(shown.rank) : dealt ? say('covered') : '' }),
  )

/** @param {Shown[]} hands The player's first; hands not passed stay covered. @param {boolean} dealt */
function drawTable(hands, dealt) {
  const [own, ...others] = hands
  part('table').replaceChildren(
    make('div', { className: 'others' }, ...[1, 2, 3].map((n) => seat(say(`seat${n}`), others[n - 1], dealt))),
    make('div', { className: 'own' }, seat(say('you'), own, dealt)),
  )
}

function drawActs() {
  const act = (/** @type {string} */ text, /** @type {string} */ look, /** @type {() => void} */ then) => {
    const button = make('button', { type: 'button', className: look, textContent: text })
    button.addEventListener('click', then)
    return button
  }
  part('stakes').hidden = round !== null
  const percent = apart(`${room.packReturns * 100}%`)
  part('acts').replaceChildren(
    ...(round
      ? [act(say('show'), 'main', () => end('show')), act(say('pack', { percent }), 'main second', () => end('pack'))]
      : [act(say('deal'), 'main', deal)]),
  )
}

/** @template T @param {string} path @param {{roundId: string} & Record<string, unknown>} body @param {(answer: T) => void} then */
async function send(path, body, then) {
  // A request that was never answered is retried with its own id.
  pending = pending?.path === path ? pending : { path, body }
  for (const button of part('acts').querySelectorAll('button')) button.disabled = true
  try {
    const answer = await askVendor(pending.path, pending.body)
    pending = undefined
    then(answer)
    tellApp('balance')
  } catch (error) {
    if (error instanceof Refusal) pending = undefined
    if (error instanceof Refusal && (error.code === 'game.round.open' || error.code === 'transaction.conflict'))
      location.reload()
    else refused(error, () => void send(path, body, then))
  } finally {
    drawActs()
  }
}

function deal() {
  if (room.guest) return refused(new Refusal('login.not.session', {}))
  void send(
    '/cards',
    { roundId: newId(), ante: chosenStake() },
    (/** @type {{round: Round, balance: number}} */ answer) => {
      round = answer.round
      showBalance(answer.balance)
      void renewFair()
      part('result').textContent = say('yours', { rank: say(round.rank) })
      drawTable([{ ...round, wins: false }], true)
    },
  )
}

/** @param {'show' | 'pack'} choice */
function end(choice) {
  if (!round) return
  const { roundId } = round
  void send(
    '/cards/end',
    { roundId, choice },
    (/** @type {{hands: Shown[], status: string, win: number, balance: number}} */ answer) => {
      round = null
      showBalance(answer.balance)
      drawTable(answer.hands, true)
      part('result').textContent = verdict(choice, answer)
    },
  )
}

/** @param {'show' | 'pack'} choice @param {{hands: Shown[], status: string, win: number}} answer */
function verdict(choice, { hands, status, win }) {
  const amount = apart(money(win))
  if (status === 'returned') return say('given')
  if (choice === 'pack') return say('packed', { amount })
  if (win === 0) return say('lost')
  return say(hands.filter(({ wins }) => wins).length > 1 ? 'shared' : 'won', { amount })
}

/** Pause between the deal and the show of a replay, milliseconds. */
const SHOW_AFTER_MS = 1_200

/**
 * Shows a round again: the player's hand, then the hands that were shown.
 * @param {import('../../shared/game.js').Replay<{choice: 'show' | 'pack' | null, hands: Shown[]}>} replay
 */
function openReplay({ picture: { choice, hands }, win, status }) {
  removeParts(['stakes', 'acts', 'rules'])
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let shown
  function showAgain() {
    clearTimeout(shown)
    const [own] = hands
    drawTable(own ? [{ ...own, wins: false }] : [], true)
    part('result').textContent = own ? say('yours', { rank: say(own.rank) }) : ''
    shown = setTimeout(() => {
      drawTable(hands, true)
      part('result').textContent = verdict(choice ?? 'pack', { hands, status, win })
    }, SHOW_AFTER_MS)
  }
  showAgain()
  return showAgain
}

void openGame(
  '/cards',
  TEXTS,
  (/** @type {Room} */ first) => {
    room = first
    round = first.round
    stakeRow(part('stakes'), say('ante'), first.antes, first.antes[1] ?? 0)
    part('result').textContent = round ? say('again', { rank: say(round.rank) }) : say('ready')
    drawTable(round ? [{ ...round, wins: false }] : [], round !== null)
    drawActs()
    part('rules').replaceChildren(
      make('summary', { textContent: say('rules') }),
      make('p', { textContent: say('how', { percent: apart(`${first.commission * 100}%`) }) }),
      make('p', { textContent: say('order') }),
      make('p', { textContent: returnsText() }),
    )
    openFair()
  },
  openReplay,
)
