import { ask, dress, part, Refusal } from '../../shared/page.js'
import { textsOf } from './texts.js'

/**
 * @typedef {{id: number, from: 'member' | 'desk', text: string, picture: string | null, at: number}} Line
 * @typedef {{title: string, language: string, headerColor: string, backUrl: string, timeZone: string, agent: {name: string, avatar: string} | null, opensAt: number | null, typing: boolean, lines: Line[]}} State
 * @typedef {{key: string, text: string, file?: File, failed: boolean, id?: number}} Draft
 */

/** Polling interval for new messages, in milliseconds. */
const LOOK = 1_000
/** Errors that end the chat. @type {string[]} */
const ENDED = ['chat.unknown', 'world.unknown', 'world.required', 'request_param_err']
const MOST_BYTES = 5 * 1024 * 1024

const address = location.pathname.replace(/\/$/, '')
const words = /** @type {HTMLTextAreaElement} */ (part('words'))
const file = /** @type {HTMLInputElement} */ (part('picture'))
const talk = part('talk')
let texts = textsOf('UR')
/** @type {State | undefined} */
let state
/** Messages of this page that are not among the server's lines yet. @type {Draft[]} */
let drafts = []
let seen = 0

/** @param {string} text */
function say(text) {
  const line = part('said')
  line.textContent = text
  line.hidden = text === ''
}

/** As everywhere in the app: by the merchant's clock. */
let timeZone = 'UTC'
/** @param {number} at */
const time = (at) => new Date(at).toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit', timeZone })

/** Returns black or white, whichever has more contrast on a colour. @param {string} colour */
function inkOn(colour) {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255)
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue > 0.45 ? '#000000' : '#ffffff'
}

/** @param {State} told */
function dressUp({ language, headerColor, title, backUrl, timeZone: zone }) {
  texts = textsOf(language)
  timeZone = zone
  const ink = inkOn(headerColor)
  dress(language, ink === '#000000' ? 'light' : 'dark')
  part('head').style.setProperty('--head', headerColor)
  part('head').style.setProperty('--on-head', ink)
  document.title = title
  part('title').textContent = title
  const back = /** @type {HTMLAnchorElement} */ (part('back'))
  back.href = backUrl
  part('back-words').textContent = texts.back
  words.placeholder = texts.words
  words.setAttribute('aria-label', texts.words)
  part('send').setAttribute('aria-label', texts.send)
  part('picture-words').textContent = texts.picture
  part('typing-words').textContent = texts.typing
}

/** @param {State} told */
function drawDesk({ agent, opensAt, typing }) {
  const face = /** @type {HTMLImageElement} */ (part('face'))
  face.hidden = agent === null
  if (agent) face.src = agent.avatar
  part('presence').textContent = agent
    ? texts.atDesk.replace('{name}', agent.name)
    : opensAt === null
      ? ''
      : texts.closed.replace('{time}', time(opensAt))
  part('typing').hidden = !typing
}

/** @param {'member' | 'desk'} from @param {string} text */
function bubble(from, text) {
  const line = document.createElement('li')
  line.dataset.from = from
  // Texts are rendered as text, never as HTML.
  const said = document.createElement('span')
  said.dir = 'auto'
  said.textContent = text
  if (text) line.append(said)
  return line
}

/** @param {Line} told */
function lineOf({ id, from, text, picture, at }) {
  const line = bubble(from, text)
  line.dataset.id = String(id)
  if (picture) {
    const image = document.createElement('img')
    image.src = picture
    image.alt = texts.picked
    line.append(image)
  }
  const when = document.createElement('time')
  when.textContent = time(at)
  line.append(when)
  return line
}

/** @param {Draft} draft */
function draftOf(draft) {
  const line = bubble('member', draft.file ? draft.file.name : draft.text)
  line.dataset.state = draft.failed ? 'failed' : 'sending'
  if (draft.failed) {
    const again = document.createElement('button')
    again.type = 'button'
    again.textContent = texts.again
    again.addEventListener('click', () => send(draft))
    line.append(again)
  }
  return line
}

/** Appends new lines, and scrolls along if the end was in view. */
function drawLines() {
  if (!state) return
  const atEnd = talk.scrollHeight - talk.scrollTop - talk.clientHeight < 80
  const list = part('lines')
  const known = new Set([...list.querySelectorAll('li[data-id]')].map((line) => Number(line.getAttribute('data-id'))))
  const there = new Set(state.lines.map(({ id }) => id))
  drafts = drafts.filter(({ id }) => id === undefined || !there.has(id))
  for (const line of list.querySelectorAll('li[data-state]')) line.remove()
  for (const line of state.lines) if (!known.has(line.id)) list.append(lineOf(line))
  list.append(...drafts.map(draftOf))
  part('topics').hidden = state.lines.some(({ from }) => from === 'member') || drafts.length > 0
  if (atEnd || known.size === 0) talk.scrollTop = talk.scrollHeight
}

async function look() {
  /** @type {State} */
  const told = await ask(`${address}/state`)
  const first = state === undefined
  state = told
  if (first) {
    dressUp(told)
    // The payments desk offers only topics about money.
    const topics = location.hash === '#payments' ? texts.topics.slice(0, 2) : texts.topics
    part('topics').replaceChildren(...topics.map(topic))
    talk.removeAttribute('aria-busy')
  }
  drawDesk(told)
  drawLines()
  const last = Math.max(0, ...told.lines.filter(({ from }) => from === 'desk').map(({ id }) => id))
  const count = told.lines.length
  if (last > 0 && (last !== seen || count !== drawn)) {
    await ask(`${address}/seen`, { body: { upTo: last } })
    seen = last
    drawn = count
  }
}
let drawn = 0

/** @param {string} text */
function topic(text) {
  const button = document.createElement('button')
  button.type = 'button'
  button.textContent = text
  button.addEventListener('click', () => speak(text))
  return button
}

/** @param {string} text @param {File} [picture] */
function speak(text, picture) {
  say('')
  const draft = { key: crypto.randomUUID(), text, failed: false, ...(picture && { file: picture }) }
  drafts.push(draft)
  drawLines()
  talk.scrollTop = talk.scrollHeight
  return send(draft)
}

/**
 * Sends a draft. Its key makes retries idempotent, so a line whose answer was lost appears once. @param {Draft} draft
 */
async function send(draft) {
  draft.failed = false
  drawLines()
  try {
    draft.id = (
      draft.file
        ? await post(draft.key, draft.file)
        : await ask(`${address}/lines`, { body: { key: draft.key, text: draft.text } })
    ).id
    await look()
  } catch (error) {
    if (error instanceof Refusal && error.code?.startsWith('upload.')) {
      drafts = drafts.filter((other) => other !== draft)
      drawLines()
      return say(error.code === 'upload.size' ? texts.largePicture : texts.badPicture)
    }
    draft.failed = true
    drawLines()
    failed(error)
  }
}

/** @param {string} key @param {File} picture */
async function post(key, picture) {
  const form = new FormData()
  form.set('key', key)
  form.set('picture', picture)
  const answer = await (await fetch(`${address}/pictures`, { method: 'POST', body: form })).json()
  if (!answer.success) throw new Refusal(answer.errorCode, answer.value ?? {})
  return answer.value
}

/** @param {unknown} error */
function failed(error) {
  const gone = error instanceof Refusal && ENDED.includes(error.code)
  say(gone ? texts.gone : texts.offline)
  if (gone) part('form').hidden = true
  return gone
}

async function follow() {
  try {
    if (!document.hidden) {
      await look()
      say('')
    }
  } catch (error) {
    talk.removeAttribute('aria-busy')
    if (failed(error)) return
  }
  setTimeout(follow, LOOK)
}

part('form').addEventListener('submit', (event) => {
  event.preventDefault()
  const text = words.value.trim()
  if (!text) return
  words.value = ''
  void speak(text)
})
words.addEventListener('keydown', (event) => {
  if (event.key !== 'Enter' || event.shiftKey || event.isComposing) return
  event.preventDefault()
  part('form').dispatchEvent(new Event('submit', { cancelable: true }))
})
file.addEventListener('change', () => {
  const [picture] = file.files ?? []
  if (!picture) return
  if (picture.size > MOST_BYTES) say(texts.largePicture)
  else void speak('', picture)
  file.value = ''
})
void follow()
