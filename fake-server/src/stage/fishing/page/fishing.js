import { openFair, renewFair } from '../../shared/fair.js'
import {
  apart,
  askVendor,
  chosenStake,
  figure,
  make,
  money,
  newId,
  openGame,
  refused,
  returnsText,
  say,
  showBalance,
  stakeRow,
  tellApp,
} from '../../shared/game.js'
import { part, Refusal, worldNow } from '../../shared/page.js'
import { openReplay } from './replay.js'
import { TEXTS } from './texts.js'
import { Water } from './water.js'

/** @typedef {import('./water.js').Kind & {perMille: number}} Kind */
/** @typedef {import('./water.js').Fish} Fish */
/** @typedef {{wave: number, emptyAt: number, nextAt: number}} Wave */
/** @typedef {import('../../shared/game.js').Opening & Wave & {costs: number[], species: Kind[]}} Pond */

/** Shots fired within this time are sent together; milliseconds. */
const VOLLEY_MS = 350
const VOLLEY_SHOTS = 20

/** @type {Pond} */
let pond
/** @type {Wave} */
let wave
/** @type {Water} */
let water
/** @type {Fish[]} */
let fired = []
/** A volley is about to be sent. */
let loading = false
/**
 * A volley without an answer yet. @type {{batchId: string, wave: number, cost: number, targets: string[]} | undefined}
 */
let pending
/** @type {Fish[]} */
let aimed = []

/** @param {Fish | undefined} fish */
function shoot(fish) {
  if (!fish || fired.length >= VOLLEY_SHOTS) return
  if (pond.guest) return refused(new Refusal('login.not.session', {}))
  fired.push(fish)
  load()
}

function load() {
  if (loading) return
  loading = true
  setTimeout(send, VOLLEY_MS)
}

async function send() {
  loading = false
  if (pending) return load()
  if (fired.length === 0) return
  aimed = fired
  fired = []
  pending = { batchId: newId(), wave: wave.wave, cost: chosenStake(), targets: aimed.map(({ kind }) => kind.name) }
  await sendPending()
}

async function sendPending() {
  try {
    const answer = await askVendor('/fishing', pending)
    pending = undefined
    wave = answer
    landed(answer)
  } catch (error) {
    if (error instanceof Refusal) pending = undefined
    refused(error, sendPending)
  }
}

/** @param {{wins: number[], win: number, returned: boolean, balance: number}} answer */
function landed({ wins, win, returned, balance }) {
  showBalance(balance)
  for (const [i, fish] of aimed.entries()) {
    const prize = wins[i] ?? 0
    water.mark(fish, prize > 0 ? `+${figure(prize)}` : '·', prize > 0)
  }
  part('result').textContent = returned
    ? say('given')
    : win > 0
      ? say('caught', { amount: apart(money(win)) })
      : say('missed')
  tellApp('balance')
  void renewFair()
}

function drawTargets() {
  part('targets').replaceChildren(
    ...pond.species.map((kind) => {
      const label = say('aim', { fish: say(kind.name), multiple: apart(kind.multiple) })
      const button = make(
        'button',
        { type: 'button', 'aria-label': label },
        make('img', { src: kind.picture, alt: '', width: 44, height: 44 }),
        make('b', { dir: 'ltr', textContent: `×${kind.multiple}` }),
      )
      button.addEventListener('click', () => shoot(water.some(kind.name)))
      return button
    }),
  )
}

function tick() {
  const now = worldNow()
  water.empty = now >= wave.emptyAt && now < wave.nextAt
  const seconds = Math.max(0, Math.ceil(((water.empty ? wave.nextAt : wave.emptyAt) - now) / 1000))
  part('wave').textContent = say(water.empty ? 'empty' : 'wave', { seconds })
  if (now >= wave.nextAt && !pending)
    void askVendor('/fishing')
      .then((next) => (wave = next))
      .catch(refused)
}

const still = matchMedia('(prefers-reduced-motion: reduce)')
/** @param {number} time */
function frame(time) {
  if (!document.hidden) water.draw(time, still.matches)
  requestAnimationFrame(frame)
}

void openGame(
  '/fishing',
  TEXTS,
  (/** @type {Pond} */ first) => {
    pond = first
    wave = first
    const canvas = /** @type {HTMLCanvasElement} */ (part('pond'))
    canvas.setAttribute('role', 'img')
    canvas.setAttribute('aria-label', say('pond'))
    water = new Water(canvas, first.species)
    canvas.addEventListener('pointerdown', (event) => {
      const box = canvas.getBoundingClientRect()
      const scale = canvas.width / box.width
      shoot(water.at((event.clientX - box.x) * scale, (event.clientY - box.y) * scale))
    })
    stakeRow(part('stakes'), say('shot'), first.costs, first.costs[1] ?? 1)
    drawTargets()
    part('result').textContent = say('ready')
    part('rules').replaceChildren(
      make('summary', { textContent: say('rules') }),
      make('p', { textContent: say('how') }),
      ...first.species.map(({ name, multiple, perMille }) =>
        make('p', {
          textContent: say('chance', { fish: say(name), multiple: apart(multiple), perMille: apart(perMille) }),
        }),
      ),
      make('p', { textContent: returnsText() }),
    )
    openFair()
    tick()
    setInterval(tick, 1000)
    requestAnimationFrame(frame)
  },
  openReplay,
)
