import { chosenStake, newId, sendBet, stakeRow, tellBalance } from '../../shared/betting.js'
import { celebrate } from '../../shared/celebrate.js'
import { openFair, renewFair } from '../../shared/fair.js'
import {
  addSection,
  money,
  openGame,
  paragraphs,
  removeParts,
  returnsText,
  say,
  showBalance,
} from '../../shared/game.js'
import { apart, make, part } from '../../shared/page.js'
import { Reels } from './reels.js'
import { Sound } from './sound.js'
import { picturesOf } from './symbols.js'
import { TEXTS } from './texts.js'

/** @typedef {{name: string, picture: string | null}} Listed */
/**
 * @typedef {import('../../shared/game.js').Opening & {
 *   theme: 'classic' | 'garden' | 'bazaar', reels: number, symbols: Listed[], lines: number[][], bets: number[],
 *   pays: {symbol: string, count: number, multiple: number}[], pairPays: number}} Machine
 */
/** @typedef {{reels: string[][], hits: {line: number, count: number}[], win: number, multiple: number, balance: number, jackpot?: number}} Round */

const SILENT =
  '<svg viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true"><path d="M4 9v6h4l5 4V5L8 9zM17 9l5 6M22 9l-5 6"/></svg>'
const LOUD =
  '<svg viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true"><path d="M4 9v6h4l5 4V5L8 9zM17 8c2 2 2 6 0 8M20 5c4 4 4 10 0 14"/></svg>'

const spin = /** @type {HTMLButtonElement} */ (part('spin'))
const sound = new Sound()

/** @type {Machine} */
let machine
/** @type {Reels} */
let reels
/** @type {(symbol: string) => Element} */
let pictureOf

/** @param {Machine} first */
function open(first) {
  machine = first
  build(first)
  for (const [id, key] of /** @type {const} */ ([
    ['win-label', 'win'],
    ['spin', 'spin'],
    ['result', 'ready'],
  ]))
    part(id).textContent = say(key)
  stakeRow(first.bets)
  drawSound()
  drawPays()
  openFair()
  part('win').textContent = money(0)
  spin.disabled = false
}

/** Builds the reels in the look of the machine. @param {Pick<Machine, 'theme' | 'art' | 'symbols' | 'reels' | 'lines'>} look */
function build(look) {
  document.body.dataset.theme = look.theme
  const backdrop = make('div', { className: 'backdrop', 'aria-hidden': true })
  backdrop.style.backgroundImage = `url("${look.art}")`
  document.body.prepend(backdrop)
  pictureOf = picturesOf(look.symbols)
  reels = new Reels(part('reels'), look, pictureOf)
}

/**
 * Shows a round again, as its reels stopped.
 * @param {import('../../shared/game.js').Replay<Pick<Machine, 'theme' | 'symbols' | 'lines'> & Pick<Round, 'reels' | 'hits' | 'jackpot'>>} replay
 */
function openReplay({ picture, art, bet, win }) {
  const { reels: columns, hits, lines, jackpot } = picture
  removeParts(['stakes', 'spin'])
  build({ ...picture, art, reels: columns.length })
  part('win-label').textContent = say('win')
  drawSound()
  const showAgain = async () => {
    part('result').textContent = ''
    part('win').textContent = money(0)
    await reels.spinTo(columns, () => sound.tick())
    announce({ reels: columns, hits, win, multiple: win / bet, jackpot }, { bet, lines })
  }
  void showAgain()
  return () => void showAgain()
}

function drawSound() {
  const button = part('sound')
  button.innerHTML = sound.on ? LOUD : SILENT
  button.setAttribute('aria-label', say(sound.on ? 'soundOff' : 'soundOn'))
  button.setAttribute('aria-pressed', String(sound.on))
}

function drawPays() {
  const rows = machine.pays.map(({ symbol, count, multiple }) =>
    payRow(
      make('span', { className: 'alike' }, pictureOf(symbol), make('i', { dir: 'ltr', textContent: `×${count}` })),
      multiple,
    ),
  )
  const pair = machine.pairPays > 0 ? [payRow(make('span', { textContent: say('pair') }), machine.pairPays)] : []
  addSection(
    'pays',
    say('pays'),
    make('ul', {}, ...rows, ...pair),
    ...paragraphs([say('how'), say('lines', { count: machine.lines.length }), returnsText()]),
  )
}

/** @param {HTMLElement} what @param {number} multiple */
const payRow = (what, multiple) => make('li', {}, what, make('b', { textContent: `×${multiple}` }))

/** @param {number} bet */
async function play(bet = chosenStake()) {
  if (spin.disabled) return
  spin.disabled = true
  spin.textContent = say('spinning')
  const round = /** @type {Round | undefined} */ (await sendBet('/spin', { roundId: newId(), bet }, () => play(bet)))
  if (round) {
    showBalance(Math.max(0, round.balance - round.win))
    await reels.spinTo(round.reels, () => sound.tick())
    announce(round, { bet, lines: machine.lines })
    tellBalance(round.balance)
    void renewFair()
  }
  spin.disabled = false
  spin.textContent = say('spin')
}

/**
 * Shows the result of a spin. A return of at most the stake is no gain, so it is not celebrated.
 * @param {Omit<Round, 'balance'>} round @param {{bet: number, lines: number[][]}} played
 */
function announce({ reels: columns, hits, win, multiple, jackpot }, { bet, lines }) {
  part('win').textContent = money(win)
  const rows = hits[0] ? (lines[hits[0].line] ?? []) : (lines[0] ?? [])
  const line = rows.map((row, i) => say(columns[i]?.[row] ?? '')).join(', ')
  part('reels').setAttribute('aria-label', say('reels', { symbols: line }))
  part('result').textContent = resultOf({ win, bet, jackpot })
  if (win <= bet) return
  reels.celebrate(hits)
  sound.win(multiple)
  celebrate({ win, stake: bet, jackpot })
}

/** @param {{win: number, bet: number, jackpot?: number | undefined}} round */
function resultOf({ win, bet, jackpot }) {
  if (jackpot !== undefined) return say('wonJackpot', { amount: apart(money(jackpot)) })
  if (win === 0) return say('lost')
  return say(win > bet ? 'won' : 'returned', { amount: apart(money(win)) })
}

spin.addEventListener('click', () => void play())
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

void openGame('/state', TEXTS, open, openReplay)
