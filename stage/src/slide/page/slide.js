import { ask, clientOrigin, dress, part, theme } from '../../shared/page.js'
import { puzzlePicture } from './picture.js'
import { textsOf } from './texts.js'

/** @typedef {{gap: number, scene: number, language: string, appOrigin: string}} Puzzle */

const slider = /** @type {HTMLInputElement} */ (part('offset'))
const send = /** @type {HTMLButtonElement} */ (part('send'))
const address = location.pathname

/** @type {Puzzle} */
let puzzle
let texts = textsOf('')

/** @param {object} message */
const tell = (message) => {
  // Outside a frame there is no parent to notify.
  if (parent !== window) parent.postMessage(message, puzzle ? clientOrigin(puzzle.appOrigin) : '*')
}

/** @param {string} text @param {'bad' | 'good' | ''} [tone] */
function say(text, tone = '') {
  part('said').textContent = text
  part('said').dataset.tone = tone
}

function draw() {
  const at = Number(slider.value)
  part('picture').innerHTML = puzzlePicture(puzzle, at)
  slider.setAttribute('aria-valuetext', String(at))
  part('where').textContent = texts.where.replace('{gap}', String(puzzle.gap))
}

/** @param {number} by */
const move = (by) => {
  slider.value = String(Number(slider.value) + by)
  draw()
}

async function load() {
  puzzle = await ask(`${address}/puzzle`)
  texts = textsOf(puzzle.language)
  dress(puzzle.language, theme())
  document.title = texts.title
  part('title').textContent = texts.title
  part('how').textContent = texts.how
  slider.setAttribute('aria-label', texts.offset)
  part('less').setAttribute('aria-label', texts.less)
  part('more').setAttribute('aria-label', texts.more)
  send.textContent = texts.send
  part('close').textContent = texts.close
  draw()
  send.disabled = false
  part('check').removeAttribute('aria-busy')
}

async function solve() {
  send.disabled = true
  try {
    const result = await ask(`${address}/solve`, { body: { offset: Number(slider.value) } })
    say(texts.passed, 'good')
    tell({ type: 'slide-passed', result })
  } catch (error) {
    await refused(/** @type {{code?: string, detail?: {remaining?: number}}} */ (error))
  }
}

/** @param {{code?: string, detail?: {remaining?: number}}} error */
async function refused({ code, detail }) {
  if (code === undefined) {
    say(texts.offline, 'bad')
    send.disabled = false
    return
  }
  if (code !== 'slide.check.failed' || detail?.remaining === 0) return expire()
  slider.value = '0'
  await load()
  say(texts.failed, 'bad')
}

function expire() {
  say(texts.expired, 'bad')
  tell({ type: 'slide-expired' })
}

slider.addEventListener('input', draw)
slider.addEventListener('keydown', (event) => {
  if (event.key === 'Enter' && !send.disabled) solve()
})
part('less').addEventListener('click', () => move(-1))
part('more').addEventListener('click', () => move(1))
send.addEventListener('click', solve)
part('close').addEventListener('click', () => tell({ type: 'slide-closed' }))
addEventListener('keydown', (event) => {
  if (event.key === 'Escape') tell({ type: 'slide-closed' })
})
load().catch(expire)
