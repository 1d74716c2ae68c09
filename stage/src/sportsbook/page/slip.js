import { awaitsAnswer, newId, sendBet, tellBalance } from '../../shared/betting.js'
import { money, say } from '../../shared/game.js'
import { apart, make, part } from '../../shared/page.js'
import { scoreLine } from './score.js'

/** @typedef {import('./sportsbook.js').Fixture} Fixture */
/** @typedef {import('./sportsbook.js').Side} Side */

const QUICK = [50, 100, 500, 1000]

/** @type {{fixture: Fixture, side: Side, odds: number, stakes: {min: number, max: number}} | undefined} */
let slip

/** @param {Fixture} fixture @param {Side} side @param {{min: number, max: number}} stakes */
export function openSlip(fixture, side, stakes) {
  slip = { fixture, side, odds: fixture.odds[side] ?? 0, stakes }
  draw()
}

export function closeSlip() {
  slip = undefined
  part('slip').hidden = true
}

/**
 * Shows changed odds while the slip is open, so that a bet never uses odds the player has not seen. @param {readonly
 * Fixture[]} fixtures
 */
export function watch(fixtures) {
  if (!slip || awaitsAnswer()) return
  const { fixture, side, odds } = slip
  const current = fixtures.find(({ matchId }) => matchId === fixture.matchId)
  const now = current?.odds[side]
  if (current?.scores) part('slip-score').replaceChildren(...scoreLine(current.scores, fixture))
  if (now !== odds) moved(now ?? null)
}

/** @param {number | null} odds */
function moved(odds) {
  if (!slip) return
  const { fixture, side } = slip
  if (odds === null) {
    tellNote(say('closed'))
    part('place').setAttribute('disabled', '')
    return
  }
  slip.odds = odds
  part('slip-odds').textContent = odds.toFixed(2)
  tellNote(say('change', { team: fixture[side], odds: apart(odds.toFixed(2)) }))
  part('place').textContent = say('accept')
  count()
}

/** @param {string} text */
const tellNote = (text) => {
  part('slip-note').textContent = text
}

const stake = () => Number(/** @type {HTMLInputElement} */ (part('amount')).value)
const count = () => {
  if (slip) part('slip-win').textContent = say('returnsIf', { amount: apart(money(Math.max(0, stake()) * slip.odds)) })
}

function draw() {
  if (!slip) return
  const { fixture, side, odds, stakes } = slip
  const { min, max } = stakes
  const amount = make('input', {
    id: 'amount',
    type: 'number',
    inputMode: 'numeric',
    dir: 'ltr',
    min: String(min),
    max: String(max),
    step: '1',
    value: '100',
  })
  amount.addEventListener('input', count)
  const quick = QUICK.map((value) => {
    const button = make('button', { type: 'button', textContent: value.toLocaleString('en-US'), dir: 'ltr' })
    button.addEventListener('click', () => {
      Object.assign(amount, { value: String(value) })
      count()
    })
    return button
  })
  const place = make('button', { type: 'submit', id: 'place', className: 'main', textContent: say('place') })
  const close = make('button', { type: 'button', className: 'quiet', textContent: say('cancel') })
  close.addEventListener('click', closeSlip)
  const form = make(
    'form',
    {},
    make(
      'p',
      { className: 'pick' },
      make('b', { textContent: fixture[side] }),
      make('bdi', { id: 'slip-odds', dir: 'ltr', textContent: odds.toFixed(2) }),
    ),
    make('p', { className: 'label', textContent: `${fixture.home} – ${fixture.away}` }),
    make('p', { id: 'slip-score', className: 'scores' }, ...(fixture.scores ? scoreLine(fixture.scores, fixture) : [])),
    make('label', {
      htmlFor: 'amount',
      className: 'label',
      textContent: say('amount', { min: apart(min), max: apart(max.toLocaleString('en-US')) }),
    }),
    amount,
    make('div', { className: 'quick' }, ...quick),
    make('p', { id: 'slip-win' }),
    make('p', { id: 'slip-note', role: 'status' }),
    place,
    close,
  )
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    void send()
  })
  Object.assign(form, { noValidate: true })
  const box = part('slip')
  box.setAttribute('aria-label', say('slip'))
  box.replaceChildren(form)
  box.hidden = false
  count()
  amount.focus()
}

async function send() {
  if (!slip) return
  const { fixture, side, odds, stakes } = slip
  const { min, max } = stakes
  if (!Number.isInteger(stake()) || stake() < min || stake() > max)
    return tellNote(say('range', { min: apart(min), max: apart(max.toLocaleString('en-US')) }))
  const wanted = { betId: newId(), matchId: fixture.matchId, side, stake: stake(), odds }
  const answer = await sendBet('/sportsbook', wanted, send, {
    'odds.changed': ({ detail }) => moved(detail.odds?.[side] ?? null),
  })
  if (!answer) return
  tellBalance(answer.balance)
  dispatchEvent(new Event('placed'))
}
