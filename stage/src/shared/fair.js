import { addSection, askVendor, say } from './game.js'
import { make, Refusal } from './page.js'

/** @typedef {{commitment: string, clientSeed: string, nonce: string, own: boolean}} NextRound */

/** @type {HTMLDetailsElement} */
let section
/** The hash of the next round, and the player's own seed or that of a round that everybody shares. */
const hash = make('div')
const seed = make('div')

/** Adds the section that shows what the next round is committed to; it is loaded when it is opened. */
export function openFair() {
  section = addSection('fair', say('fair'), make('p', { textContent: say('fairText') }), hash, seed)
  section.addEventListener('toggle', () => void renewFair())
}

/** Loads the next round again, as the one before is over. */
export async function renewFair() {
  if (!section.open) return
  try {
    const next = /** @type {NextRound | null} */ (await askVendor('/fairness'))
    hash.replaceChildren(
      next ? fairRow(say('fairHash', { round: next.nonce }), next.commitment) : fairRow(say('guest'), ''),
    )
    // A seed that is being typed stays.
    if (next && seed.childElementCount === 0)
      seed.replaceChildren(next.own ? seedForm(next) : fairRow(say('fairShared'), next.clientSeed))
  } catch {
    // The section is an extra: the game goes on without it, and it is loaded again after the next round.
  }
}

/** A seed or hash below its label. @param {string} label @param {string} code */
export const fairRow = (label, code) =>
  make(
    'div',
    { className: 'fairRow' },
    make('span', { className: 'label', textContent: label }),
    make('code', { dir: 'ltr', textContent: code }),
  )

/** @param {NextRound} next */
function seedForm({ clientSeed }) {
  const field = /** @type {HTMLInputElement} */ (
    make('input', {
      id: 'clientSeed',
      dir: 'ltr',
      value: clientSeed,
      maxLength: 64,
      spellcheck: false,
      autocomplete: 'off',
    })
  )
  const told = make('p', { role: 'status' })
  const form = make(
    'form',
    { className: 'fairForm' },
    make('label', { className: 'label', htmlFor: 'clientSeed', textContent: say('fairOwn') }),
    field,
    make('button', { type: 'submit', className: 'quiet', textContent: say('fairSave') }),
    told,
  )
  form.addEventListener('submit', async (event) => {
    event.preventDefault()
    try {
      await askVendor('/fairness', { clientSeed: field.value })
      told.textContent = say('fairSaved')
    } catch (error) {
      told.textContent = say(error instanceof Refusal && error.code === 'field.invalid' ? 'fairForm' : 'failed')
    }
  })
  return form
}
