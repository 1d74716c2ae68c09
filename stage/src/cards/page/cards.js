import { chosenStake, newId, refusesGuest, sendBet, stakeRow, tellBalance } from '../../shared/betting.js'
import { cardOf } from '../../shared/cards.js'
import { celebrate } from '../../shared/celebrate.js'
import { openFair, renewFair } from '../../shared/fair.js'
import { addRules, inTwoSteps, money, openGame, opening, removeParts, say } from '../../shared/game.js'
import { apart, make, part } from '../../shared/page.js'
import { dealer, person, you } from '../../shared/people.js'
import { TEXTS } from './texts.js'

/** @typedef {{roundId: string, ante: number, hand: number[], rank: string}} Round */
/** @typedef {{hand: number[], rank: string, wins: boolean}} Shown */
/** @typedef {import('../../shared/game.js').Opening & {antes: number[], commission: number, packReturns: number, round: Round | null}} Room */

const SEATS = 4
const RANKS = ['2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K', 'A']

/** @type {Room} */
let room
/** @type {Round | null} */
let round = null
/** The ante of the round on the table. */
let ante = 0
const COVERED = [undefined, undefined, undefined]
/** @param {HTMLElement} who @param {Shown | undefined} shown @param {boolean} dealt */
const seat = (who, shown, dealt) =>
  make(
    'div',
    { className: `seat${shown?.wins ? ' wins' : ''}${dealt ? '' : ' waits'}` },
    who,
    make('div', { className: 'hand', dir: 'ltr' }, ...(shown?.hand ?? COVERED).map((card) => cardOf(card, RANKS))),
    make('span', { className: 'rank', textContent: shown ? say(shown.rank) : dealt ? say('covered') : '' }),
  )

/** @param {Shown[]} hands The player's first; hands not passed stay covered. @param {boolean} dealt */
function drawTable(hands, dealt) {
  const [own, ...others] = hands
  const sitting = ['seat1', 'seat2', 'seat3'].map((name, n) => {
    const shown = others[n]
    return seat(person(opening.people?.others[n], say(name), shown?.wins), shown, dealt)
  })
  part('table').replaceChildren(
    dealer(),
    make('div', { className: 'others' }, ...sitting),
    make('p', { id: 'pot', className: `pot${dealt ? (others.length > 0 ? ' taken' : '') : ' waits'}` }),
    make('div', { className: 'own' }, seat(you(own?.wins), own, dealt)),
  )
  drawPot()
}

/** Shows what all seats pay: the ante of the round, or before it the chosen one. */
const drawPot = () =>
  part('pot').replaceChildren(
    make('span', { className: 'chips', ariaHidden: 'true' }),
    make('span', { className: 'label', textContent: say('pot') }),
    make('bdi', { dir: 'ltr', textContent: money(SEATS * ante) }),
  )

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

const reload = () => location.reload()

/** Sends a bet while nothing else can be done. @param {string} path @param {object} body @param {() => void} again */
async function send(path, body, again) {
  for (const button of part('acts').querySelectorAll('button')) button.disabled = true
  const answer = await sendBet(path, body, again, { 'game.round.open': reload, 'transaction.conflict': reload })
  if (answer) tellBalance(answer.balance)
  return answer
}

async function deal() {
  if (refusesGuest()) return
  const answer = await send('/cards', { roundId: newId(), ante: chosenStake() }, deal)
  if (answer) {
    const dealt = /** @type {Round} */ (answer.round)
    round = dealt
    ante = dealt.ante
    void renewFair()
    part('result').textContent = say('yours', { rank: say(dealt.rank) })
    drawTable([{ ...dealt, wins: false }], true)
  }
  drawActs()
}

/** @param {'show' | 'pack'} choice */
async function end(choice) {
  if (!round) return
  const answer = await send('/cards/end', { roundId: round.roundId, choice }, () => end(choice))
  if (answer) {
    round = null
    drawTable(answer.hands, true)
    part('result').textContent = verdict(choice, answer)
    celebrate({ win: answer.win, stake: ante })
  }
  drawActs()
}

/** @param {'show' | 'pack'} choice @param {{hands: Shown[], status: string, win: number}} answer */
function verdict(choice, { hands, status, win }) {
  const amount = apart(money(win))
  if (status === 'returned') return say('given')
  if (choice === 'pack') return say('packed', { amount })
  if (win === 0) return say('lost')
  return say(hands.filter(({ wins }) => wins).length > 1 ? 'shared' : 'won', { amount })
}

/**
 * Shows a round again: the player's hand, then the hands that were shown.
 * @param {import('../../shared/game.js').Replay<{choice: 'show' | 'pack' | null, hands: Shown[]}>} replay
 */
function openReplay({ picture: { choice, hands }, bet, win, status }) {
  ante = bet
  removeParts(['stakes', 'acts'])
  const [own] = hands
  return inTwoSteps(
    () => {
      drawTable(own ? [{ ...own, wins: false }] : [], true)
      part('result').textContent = own ? say('yours', { rank: say(own.rank) }) : ''
    },
    () => {
      drawTable(hands, true)
      part('result').textContent = verdict(choice ?? 'pack', { hands, status, win })
    },
  )
}

void openGame(
  '/cards',
  TEXTS,
  (/** @type {Room} */ first) => {
    room = first
    round = first.round
    stakeRow(first.antes, say('ante'))
    ante = round?.ante ?? chosenStake()
    part('stakes').addEventListener('change', () => {
      ante = chosenStake()
      drawTable([], false)
    })
    part('result').textContent = round ? say('again', { rank: say(round.rank) }) : say('ready')
    drawTable(round ? [{ ...round, wins: false }] : [], round !== null)
    drawActs()
    addRules(say('how', { percent: apart(`${first.commission * 100}%`) }), say('order'))
    openFair()
  },
  openReplay,
)
