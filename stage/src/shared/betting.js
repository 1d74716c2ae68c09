import { askVendor, opening, refused, say, showBalance, tellApp } from './game.js'
import { make, part, Refusal } from './page.js'

/** Renders stakes as radio buttons. @param {readonly number[]} stakes @param {string} [label] */
export function stakeRow(stakes, label = say('stake')) {
  part('stakes').replaceChildren(
    make('legend', { className: 'label', textContent: label }),
    ...stakes.map((stake) =>
      make(
        'label',
        {},
        make('input', { type: 'radio', name: 'stake', value: String(stake), checked: stake === stakes[1] }),
        make('span', { textContent: stake.toLocaleString('en-US'), dir: 'ltr' }),
      ),
    ),
  )
}

export const chosenStake = () =>
  Number(/** @type {HTMLInputElement | null} */ (document.querySelector('input[name="stake"]:checked'))?.value)

/** Generates a bet id. Retrying with the same id moves no money twice. */
// randomUUID is missing on plain-HTTP addresses other than localhost.
export const newId = () =>
  '10000000-1000-4000-8000-100000000000'.replace(/[018]/g, (c) =>
    (Number(c) ^ ((crypto.getRandomValues(new Uint8Array(1))[0] ?? 0) & (15 >> (Number(c) / 4)))).toString(16),
  )

/** Tells a guest that only a player bets; returns whether it did. */
export function refusesGuest() {
  if (opening.guest) refused(new Refusal('login.not.session', {}))
  return opening.guest
}

/** Shows the balance after a bet, and lets the app show it. @param {number} balance */
export function tellBalance(balance) {
  showBalance(balance)
  tellApp('balance')
}

/** A bet that was sent and has no answer yet. @type {{path: string, body: object} | undefined} */
let unanswered
let isSending = false

/** Whether a bet is on its way, or its answer was lost. */
export const awaitsAnswer = () => unanswered !== undefined

/**
 * Sends a bet, one at a time, and returns its answer; undefined where it was refused or lost, which the player is told.
 * A bet whose answer was lost is sent again as it was, with its own id, so that it moves no money twice.
 * @param {string} path @param {object} body @param {() => void} again Called by the player who tries a lost bet again.
 * @param {Record<string, (refusal: Refusal) => void>} [handlers] What follows a refusal instead, by its code.
 */
export async function sendBet(path, body, again, handlers = {}) {
  if (isSending) return undefined
  isSending = true
  if (unanswered?.path !== path) unanswered = { path, body }
  try {
    const answer = await askVendor(path, unanswered.body)
    unanswered = undefined
    return answer
  } catch (error) {
    if (error instanceof Refusal) unanswered = undefined
    const handle = error instanceof Refusal ? handlers[error.code] : undefined
    if (handle) handle(/** @type {Refusal} */ (error))
    else refused(error, again)
    return undefined
  } finally {
    isSending = false
  }
}
