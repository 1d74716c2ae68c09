import { money, removeParts, say } from '../../shared/game.js'
import { apart, isCalm, part } from '../../shared/page.js'
import { drawSky, noteOf, openSky, times } from './sky.js'

/** A longer flight is shown faster, so that it takes no longer than this; milliseconds. */
const LONGEST_MS = 10_000

/**
 * Shows a flight again, until its bet ended.
 * @param {import('../../shared/game.js').Replay<{growth: number, cashOut: number | null, crash: number | null}>} replay
 */
export function openReplay({ picture, bet, win }) {
  const { growth, cashOut, crash } = picture
  removeParts(['past', 'stakes', 'auto', 'act', 'seats'])
  openSky(part('sky'))
  const last = cashOut ?? crash ?? 100
  const length = Math.log(last / 100) / growth
  const speed = Math.max(1, length / LONGEST_MS)
  let startedAt = 0
  /** Which showing the frames belong to, so that a new one ends the one before. */
  let showing = 0

  /** @param {number} mine */
  function frame(mine) {
    if (mine !== showing) return
    const elapsed = isCalm() ? length : Math.min(length, (performance.now() - startedAt) * speed)
    const ended = elapsed >= length
    const phase = ended && cashOut === null ? 'crashed' : 'flying'
    const multiplier = ended ? last : Math.max(100, Math.floor(100 * Math.exp(growth * elapsed)))
    const note = ended && cashOut !== null ? say('cashedOut') : noteOf(phase, false)
    drawSky(part('sky'), { phase, multiplier, elapsed, growth, left: 0, share: 0, note })
    if (!ended) requestAnimationFrame(() => frame(mine))
    else
      part('result').textContent =
        cashOut === null
          ? say('lost', { amount: apart(money(bet)) })
          : say('won', { multiplier: apart(times(cashOut)), amount: apart(money(win)) })
  }

  function showAgain() {
    showing += 1
    startedAt = performance.now()
    part('result').textContent = ''
    frame(showing)
  }
  showAgain()
  return showAgain
}
