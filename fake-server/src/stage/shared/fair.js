import { askVendor, make, say } from './game.js'
import { part, Refusal } from './page.js'

/** @typedef {{commitment: string, clientSeed: string, nonce: string, own: boolean}} NextRound */

const section = /** @type {HTMLDetailsElement} */ (part('fair'))
const label = make('span', { className: 'label' })
const hash = make('code', { dir: 'ltr' })
/** The player's own seed, or that of a round that everybody shares. */
const seed = make('div', {})

/** Builds the section that shows what the next round is committed to; it is loaded when it is opened. */
export function openFair() {
  section.replaceChildren(
    make('summary', { textContent: say('fair') }),
    make('p', { textContent: say('fairText') }),
    make('div', { className: 'fairRow' }, label, hash),
    seed,
  )
  section.addEventListener('toggle', () => void renewFair())
}

/** Loads the next round again, as the one before is over. */
export async function renewFair() {
  if (!section.open) return
  try {
    const next = /** @type {NextRound | null} */ (await askVendor('/fairness'))
    label.textContent = next ? say('fairHash', { round: next.nonce }) : say('guest')
    hash.textContent = next?.commitment ?? ''
    // A seed that is being typed stays.
    if (next && seed.childElementCount === 0) seed.replaceChildren(next.own ? seedForm(next) : sharedSeed(next))
  } catch {
    // The section is an extra: the game goes on without it, and it is loaded again after the next round.
  }
}

/** @param {NextRound} next */
const sharedSeed = ({ clientSeed }) =>
  make(
    'div',
    { className: 'fairRow' },
    make('span', { className: 'label', textContent: say('fairShared') }),
    make('code', { dir: 'ltr', textContent: clientSeed }),
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
