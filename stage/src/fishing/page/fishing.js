import { awaitsAnswer, chosenStake, newId, refusesGuest, sendBet, stakeRow, tellBalance } from '../../shared/betting.js'
import { celebrate } from '../../shared/celebrate.js'
import { openFair, renewFair } from '../../shared/fair.js'
import { addRules, askVendor, figure, money, openGame, refused, say } from '../../shared/game.js'
import { apart, make, part, worldNow } from '../../shared/page.js'
import { openReplay } from './replay.js'
import { TEXTS } from './texts.js'
import { openWater } from './water.js'

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
/** @type {import('./water.js').Water} */
let water
/** @type {Fish[]} */
let fired = []
/** A volley is about to be sent. */
let loading = false
/** @type {Fish[]} */
let aimed = []

/** @param {Fish | undefined} fish */
function shoot(fish) {
  if (!fish || fired.length >= VOLLEY_SHOTS) return
  if (refusesGuest()) return
  fired.push(fish)
  load()
}

function load() {
  if (loading) return
  loading = true
  setTimeout(send, VOLLEY_MS)
}

function send() {
  loading = false
  if (awaitsAnswer()) return load()
  if (fired.length === 0) return
  aimed = fired
  fired = []
  const targets = aimed.map(({ kind }) => kind.name)
  void sendVolley({ batchId: newId(), wave: wave.wave, cost: chosenStake(), targets })
}

/** @param {{batchId: string, wave: number, cost: number, targets: string[]}} volley */
async function sendVolley(volley) {
  const answer = await sendBet('/fishing', volley, () => sendVolley(volley))
  if (!answer) return
  wave = answer
  landed(answer, volley.cost * volley.targets.length)
}

/** @param {{wins: number[], win: number, returned: boolean, balance: number}} answer @param {number} stake */
function landed({ wins, win, returned, balance }, stake) {
  for (const [i, fish] of aimed.entries()) {
    const prize = wins[i] ?? 0
    water.mark(fish, prize > 0 ? `+${figure(prize)}` : '·', prize > 0)
  }
  part('result').textContent = returned
    ? say('given')
    : win > 0
      ? say('caught', { amount: apart(money(win)) })
      : say('missed')
  celebrate({ win: returned ? 0 : win, stake })
  tellBalance(balance)
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
  if (now >= wave.nextAt && !awaitsAnswer())
    void askVendor('/fishing')
      .then((next) => (wave = next))
      .catch(refused)
}

void openGame(
  '/fishing',
  TEXTS,
  (/** @type {Pond} */ first) => {
    pond = first
    wave = first
    water = openWater(first.species)
    const canvas = /** @type {HTMLCanvasElement} */ (part('pond'))
    canvas.addEventListener('pointerdown', (event) => {
      const box = canvas.getBoundingClientRect()
      const scale = canvas.width / box.width
      shoot(water.at((event.clientX - box.x) * scale, (event.clientY - box.y) * scale))
    })
    stakeRow(first.costs, say('shot'))
    drawTargets()
    part('result').textContent = say('ready')
    addRules(
      say('how'),
      ...first.species.map(({ name, multiple, perMille }) =>
        say('chance', { fish: say(name), multiple: apart(multiple), perMille: apart(perMille) }),
      ),
    )
    openFair()
    tick()
    setInterval(tick, 1000)
  },
  openReplay,
)
