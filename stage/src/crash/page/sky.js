import { say } from '../../shared/game.js'
import { isCalm, make } from '../../shared/page.js'

/** A paper kite with a tail; it flies towards the upper end of the curve. */
const KITE =
  '<svg viewBox="0 0 44 44" aria-hidden="true"><path d="M34 6 38 26 18 38 10 16Z" fill="#ff7a59"/><path d="M34 6 18 38M10 16l28 10" stroke="#ffe3a3" stroke-width="2"/><path d="M18 38c-6 0-5 5-10 4" fill="none" stroke="#ffe3a3" stroke-width="2"/></svg>'
const CURVE =
  '<svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true"><defs><linearGradient id="glow" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#ffcf5c" stop-opacity=".45"/><stop offset="1" stop-color="#ffcf5c" stop-opacity="0"/></linearGradient></defs><path class="under"/><path class="line"/></svg>'

/** The part of the sky the curve keeps clear, percent of its size. */
const MARGIN = { start: 4, end: 16, top: 20, bottom: 4 }
/** The curve fills the sky after this time, milliseconds. */
const FULL_AFTER = 6_000
const POINTS = 40

/** @param {number} hundredths */
export const times = (hundredths) => `${(hundredths / 100).toFixed(2)}×`

/** Builds the sky. @param {HTMLElement} sky */
export function openSky(sky) {
  sky.replaceChildren(
    make('div', { innerHTML: CURVE }),
    make('div', { className: 'craft', innerHTML: KITE }),
    make(
      'div',
      { className: 'reading' },
      make('b', {}),
      make('span', { dir: 'auto' }),
      make('div', { className: 'wait' }, make('i', {})),
    ),
  )
}

/**
 * Draws the moment: how far the flight is, or how long bets are still taken.
 * @param {HTMLElement} sky
 * @param {{phase: 'waiting' | 'flying' | 'crashed', multiplier: number, elapsed: number, growth: number, left: number, share: number, note: string}}
 *   moment
 *   `left` and `share` are what is left of the betting time, ms and 0 to 1.
 */
export function drawSky(sky, { phase, multiplier, elapsed, growth, left, share, note }) {
  sky.className = `sky ${phase}`
  const [reading, text] = [pick(sky, '.reading b'), pick(sky, '.reading span')]
  reading.textContent = phase === 'waiting' ? `${Math.ceil(left / 1000)}` : times(multiplier)
  text.textContent = note
  text.hidden = note === ''
  pick(sky, '.wait').hidden = phase !== 'waiting'
  pick(sky, '.wait i').style.inlineSize = `${Math.round(share * 100)}%`
  if (isCalm() && phase === 'flying') return drawCurve(sky, Math.floor(elapsed / 1000) * 1000, growth)
  drawCurve(sky, phase === 'waiting' ? 0 : elapsed, growth)
}

/** @param {HTMLElement} sky @param {number} elapsed @param {number} growth */
function drawCurve(sky, elapsed, growth) {
  const span = Math.max(FULL_AFTER, elapsed)
  const rise = Math.exp(growth * span) - 1
  const x = (/** @type {number} */ time) => MARGIN.start + (time / span) * (100 - MARGIN.start - MARGIN.end)
  const y = (/** @type {number} */ time) =>
    100 - MARGIN.bottom - ((Math.exp(growth * time) - 1) / rise) * (100 - MARGIN.top - MARGIN.bottom)
  const line = Array.from({ length: POINTS + 1 }, (_, i) => (elapsed * i) / POINTS)
    .map((time, i) => `${i === 0 ? 'M' : 'L'}${x(time).toFixed(2)} ${y(time).toFixed(2)}`)
    .join('')
  const ground = 100 - MARGIN.bottom
  pick(sky, '.line').setAttribute('d', elapsed > 0 ? line : '')
  pick(sky, '.under').setAttribute('d', elapsed > 0 ? `${line}L${x(elapsed)} ${ground}L${x(0)} ${ground}Z` : '')
  const { clientWidth, clientHeight } = sky
  pick(sky, '.craft').style.transform =
    `translate(${(clientWidth * x(elapsed)) / 100 - 12}px, ${(clientHeight * y(elapsed)) / 100 - 36}px)`
}

/** @param {HTMLElement} sky @param {string} selector @returns {HTMLElement} */
function pick(sky, selector) {
  const found = sky.querySelector(selector)
  if (!found) throw new Error(`The sky has no ${selector}`)
  return /** @type {HTMLElement} */ (found)
}

/** Names the class of a multiplier for its colour. @param {number} hundredths */
export const heightOf = (hundredths) => (hundredths >= 1000 ? 'high' : hundredths >= 200 ? 'middle' : 'low')

/** Texts of the sky. @param {'waiting' | 'flying' | 'crashed'} phase @param {boolean} calledOff */
export const noteOf = (phase, calledOff) =>
  calledOff ? say('calledOff') : phase === 'waiting' ? say('betsOpen') : phase === 'crashed' ? say('ended') : ''
