import { refusesGuest } from '../../shared/betting.js'
import { celebrate } from '../../shared/celebrate.js'
import { askVendor, figure, money, openGame, refused, say, showBalance, tellApp } from '../../shared/game.js'
import { apart, clock, make, part, plain, Refusal } from '../../shared/page.js'
import { needed, scoreLine, scoreOf } from './score.js'
import { closeSlip, openSlip, watch } from './slip.js'
import { TEXTS } from './texts.js'

/** @typedef {'home' | 'away'} Side */
/** @typedef {Record<Side, string> & {minute?: number, needs?: {side: Side, runs: number, balls: number}}} Scores */
/**
 * @typedef {{matchId: string, league: string, home: string, away: string, homeImage: string, awayImage: string,
 *   startsAt: number, endsAt: number, status: 'upcoming' | 'live' | 'closed' | 'calledOff',
 *   scores?: Scores, odds: Record<Side, number | null>, winner: Side | null, chosen: boolean}} Fixture
 */
/**
 * @typedef {{betId: string, matchId: string, home: string, away: string, side: Side, odds: number, stake: number,
 *   win: number, status: 'open' | 'won' | 'lost' | 'returned' | 'cancelled' | 'stuck', placedAt: number,
 *   scores?: Scores}} Single
 */
/** @typedef {import('../../shared/game.js').Opening & {stakes: {min: number, max: number}, fixtures: Fixture[], bets: Single[]}} Book */

const ASK_EVERY_MS = 5_000
/** @type {readonly Side[]} */
const SIDES = ['home', 'away']
const TABS = /** @type {const} */ (['matches', 'closed', 'mine'])

/** @type {Book} */
let book
/** @type {typeof TABS[number]} */
let tab = 'matches'
let shown = ''

const countOpenBets = () => book.bets.filter(({ status }) => status === 'open').length

function drawTabs() {
  part('tabs').replaceChildren(
    ...TABS.map((name) => {
      const open = countOpenBets()
      const button = make('button', { type: 'button', textContent: say(name), 'aria-pressed': tab === name })
      if (name === 'mine' && open > 0) button.append(make('span', { className: 'count', textContent: String(open) }))
      button.addEventListener('click', () => {
        tab = name
        draw()
      })
      return button
    }),
  )
}

/** @param {Fixture} fixture */
function card(fixture) {
  const { league, status, startsAt, chosen, winner, scores } = fixture
  const state =
    status === 'live'
      ? make('span', { className: 'live', textContent: say('live') }, ...minute(scores))
      : status === 'calledOff'
        ? make('span', { className: 'off', textContent: say('calledOff') })
        : winner
          ? make('span', { textContent: say('winner', { team: fixture[winner] }) })
          : make('span', { textContent: say('starts', { time: apart(clock(startsAt, book.timeZone)) }) })
  return make(
    'article',
    { className: `panel match${chosen ? ' chosen' : ''}`, 'aria-label': `${fixture.home} – ${fixture.away}` },
    make('header', {}, make('span', { textContent: league }), state),
    ...SIDES.map((side) => row(fixture, side)),
    ...(scores?.needs ? [make('p', { className: 'label', textContent: needed(scores.needs, fixture) })] : []),
  )
}

/** The minute of a live match, where its sport counts them. @param {Scores | undefined} scores */
const minute = (scores) => (scores?.minute === undefined ? [] : [' ', plain(`${scores.minute}′`)])

/** @param {Fixture} fixture @param {Side} side */
function row(fixture, side) {
  const { status, odds, scores } = fixture
  const price = odds[side]
  const team = fixture[side]
  const label = price === null ? say('suspended') : say('pick', { team, odds: price.toFixed(2) })
  const button = make('button', {
    type: 'button',
    className: 'odds',
    disabled: price === null,
    'aria-label': label,
  })
  // Marked as on the app's match card: 1 is the home side, 2 the other.
  button.append(
    make('span', { className: 'mark', textContent: side === 'home' ? '1' : '2' }),
    make('bdi', { textContent: price === null ? say('suspended') : price.toFixed(2) }),
  )
  button.addEventListener('click', () => pick(fixture, side))
  return make(
    'div',
    { className: `team${fixture.winner === side ? ' wins' : ''}` },
    make('img', { src: fixture[`${side}Image`], alt: '', width: 32, height: 32, loading: 'lazy' }),
    make('p', {}, make('b', { textContent: team }), ...(scores ? [scoreOf(scores[side])] : [])),
    ...(status === 'closed' || status === 'calledOff' ? [] : [button]),
  )
}

/** @param {Fixture} fixture @param {Side} side */
function pick(fixture, side) {
  if (!refusesGuest()) openSlip(fixture, side, book.stakes)
}

/** @param {Single} bet */
function single({ home, away, side, odds, stake, win, status, placedAt, scores }) {
  const outcome = say(status, { amount: apart(money(win)) })
  return make(
    'article',
    { className: `panel bet ${status}` },
    make('header', {}, make('span', { textContent: `${home} – ${away}` }), make('b', { textContent: outcome })),
    ...(scores ? [make('p', { className: 'scores' }, ...scoreLine(scores, { home, away }))] : []),
    make('p', { textContent: say('on', { team: side === 'home' ? home : away, odds: apart(odds.toFixed(2)) }) }),
    make('p', { className: 'label' }, `${clock(placedAt, book.timeZone)} · `, plain(figure(stake))),
  )
}

function draw() {
  drawTabs()
  const cards =
    tab === 'mine'
      ? book.bets.map(single)
      : book.fixtures
          .filter(({ status }) => (status === 'closed' || status === 'calledOff') === (tab === 'closed'))
          .map(card)
  const empty = make('p', { className: 'empty', role: 'status', textContent: say(tab === 'mine' ? 'noBets' : 'none') })
  part('list').replaceChildren(...(cards.length > 0 ? cards : [empty]))
}

/** Redraws only on changes, because the player may be about to tap. @param {Book} next */
function show(next) {
  book = next
  showBalance(next.balance)
  const now = JSON.stringify([next.fixtures, next.bets])
  if (now !== shown) draw()
  shown = now
  watch(next.fixtures)
}

/** Celebrates what has just been won. @param {readonly Single[]} won */
function tellWins(won) {
  if (won.length === 0) return
  const [win, stake] = [won.reduce((sum, bet) => sum + bet.win, 0), won.reduce((sum, bet) => sum + bet.stake, 0)]
  const teams = won.map(({ home, away, side }) => (side === 'home' ? home : away)).join(', ')
  part('result').textContent = say('wins', { teams, amount: apart(money(win)) })
  celebrate({ win, stake, awaited: true })
}

async function renew() {
  if (document.hidden) return
  const openBefore = new Set(book.bets.filter(({ status }) => status === 'open').map(({ betId }) => betId))
  try {
    show(await askVendor('/sportsbook'))
    const ended = book.bets.filter(({ betId, status }) => openBefore.has(betId) && status !== 'open')
    if (ended.length === 0) return
    tellApp('balance')
    tellWins(ended.filter(({ status }) => status === 'won'))
  } catch (error) {
    if (!(error instanceof Refusal)) return
    clearInterval(renewing)
    refused(error)
  }
}
/** @type {ReturnType<typeof setInterval> | undefined} */
let renewing

addEventListener('placed', () => {
  closeSlip()
  tab = 'mine'
  void renew().then(draw)
})

void openGame('/sportsbook', TEXTS, (/** @type {Book} */ first) => {
  // The match the app asked for comes first.
  first.fixtures.sort((a, b) => Number(b.chosen) - Number(a.chosen))
  document.body.dataset.kind = first.fixtures.some(({ matchId }) => matchId.startsWith('ESPORTS'))
    ? 'esports'
    : 'sports'
  show(first)
  renewing = setInterval(renew, ASK_EVERY_MS)
})
