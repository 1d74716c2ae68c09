import { apart, make, say } from '../../shared/game.js'
import { part } from '../../shared/page.js'
import { times } from './sky.js'

/** @typedef {{round: number, crash: number, hash: string, seed: string}} Crashed */

/** @param {string} text @returns {Promise<string>} */
async function sha256(text) {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)))
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** The crash that follows from a seed, hundredths: the formula the page shows. @param {string} seed */
function crashOf(seed) {
  const bits = Number.parseInt(seed.slice(0, 13), 16)
  return Math.min(100_000, Math.max(100, Math.floor((97 * 2 ** 52) / (2 ** 52 - bits))))
}

/** @param {string} label @param {string} value */
const row = (label, value) =>
  make(
    'div',
    { className: 'fairRow' },
    make('span', { className: 'label', textContent: label }),
    make('code', { dir: 'ltr', textContent: value }),
  )

/** The round last drawn, so that an opened section is not rebuilt under the reader's hand. */
let drawn = ''

/** Shows the hash of the round and a check of the last one. @param {string} hash @param {Crashed | undefined} last */
export function drawFair(hash, last) {
  const shown = `${hash} ${last?.round}`
  if (drawn === shown) return
  drawn = shown
  const check = make('button', { type: 'button', className: 'quiet', textContent: say('check') })
  const verdict = make('p', { className: 'checked', role: 'status' })
  check.addEventListener('click', async () => {
    if (!last) return
    if (!crypto.subtle) verdict.textContent = say('noCheck')
    else
      verdict.textContent =
        (await sha256(last.seed)) === last.hash && crashOf(last.seed) === last.crash ? say('right') : say('wrong')
  })
  const isOpen = /** @type {HTMLDetailsElement} */ (part('fair')).open
  part('fair').replaceChildren(
    make('summary', { textContent: say('fair') }),
    make('p', { textContent: say('fairText') }),
    row(say('hash'), hash),
    ...(last
      ? [
          row(say('lastSeed', { multiplier: apart(times(last.crash)) }), last.seed),
          row(say('lastHash'), last.hash),
          row(
            say('formula'),
            'SHA-256(seed) = hash\nn = first 13 digits of seed\nmax(1.00, ⌊97 · 2⁵² ÷ (2⁵² − n)⌋ ÷ 100)',
          ),
          check,
          verdict,
        ]
      : []),
  )
  Object.assign(part('fair'), { open: isOpen })
}
