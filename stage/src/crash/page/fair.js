import { fairRow } from '../../shared/fair.js'
import { addSection, say } from '../../shared/game.js'
import { apart, make } from '../../shared/page.js'
import { times } from './sky.js'

/** @typedef {{round: number, crash: number, hash: string, seed: string, decided: boolean}} Crashed */

/** @param {ArrayBuffer} bytes */
const hex = (bytes) => [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
/** @param {string} text */
const bytesOf = (text) => new TextEncoder().encode(text)

/** The crash that follows from a round, hundredths: the formula the page shows. @param {Crashed} last @param {string} nodeId */
async function crashOf({ seed, round }, nodeId) {
  const algorithm = { name: 'HMAC', hash: 'SHA-256' }
  const key = await crypto.subtle.importKey('raw', bytesOf(seed), algorithm, false, ['sign'])
  const block = hex(await crypto.subtle.sign('HMAC', key, bytesOf(`${nodeId}:${round}:0`)))
  const bits = Number.parseInt(block.slice(0, 13), 16)
  return Math.min(100_000, Math.max(100, Math.floor((97 * 2 ** 52) / (2 ** 52 - bits))))
}

/** What the check of a round says. @param {Crashed} last @param {string} nodeId */
async function verdictOn(last, nodeId) {
  if (!crypto.subtle) return 'noCheck'
  if (hex(await crypto.subtle.digest('SHA-256', bytesOf(last.seed))) !== last.hash) return 'wrong'
  if (last.decided) return 'decided'
  return (await crashOf(last, nodeId)) === last.crash ? 'right' : 'wrong'
}

/** The hash of the round and a check of the last one. */
const proof = make('div')
/** The round last drawn, so that an opened section is not rebuilt under the reader's hand. */
let drawn = ''

export const openFair = () => addSection('fair', say('fair'), make('p', { textContent: say('fairText') }), proof)

/**
 * Shows the hash of the round and a check of the last one.
 * @param {string} nodeId @param {string} hash @param {Crashed | undefined} last
 */
export function drawFair(nodeId, hash, last) {
  const shown = `${hash} ${last?.round}`
  if (drawn === shown) return
  drawn = shown
  proof.replaceChildren(fairRow(say('hash'), hash), ...(last ? checkOf(last, nodeId) : []))
}

/** @param {Crashed} last @param {string} nodeId */
function checkOf(last, nodeId) {
  const check = make('button', { type: 'button', className: 'quiet', textContent: say('check') })
  const verdict = make('p', { className: 'checked', role: 'status' })
  check.addEventListener('click', async () => {
    verdict.textContent = say(await verdictOn(last, nodeId))
  })
  const formula = `SHA-256(seed) = hash\nn = first 13 digits of HMAC-SHA256(seed, "${nodeId}:${last.round}:0")\nmax(1.00, ⌊97 · 2⁵² ÷ (2⁵² − n)⌋ ÷ 100)`
  return [
    fairRow(say('lastSeed', { multiplier: apart(times(last.crash)) }), last.seed),
    fairRow(say('lastHash'), last.hash),
    fairRow(say('formula'), formula),
    check,
    verdict,
  ]
}
