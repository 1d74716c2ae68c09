import { GAMES, outcomeOf, sha256 } from './outcomes.js'
import { TEXTS } from './texts.js'

// The file as it was loaded, so that a saved copy holds none of the inputs.
const FILE = `<!doctype html>\n${document.documentElement.outerHTML}`
/** @param {string} id @returns {any} */
const byId = (id) => document.getElementById(id)
/** @type {HTMLFormElement} */
const form = byId('inputs')
/** @param {string} name */
const field = (name) => /** @type {HTMLInputElement | HTMLSelectElement} */ (form.elements.namedItem(name))
const inputs = () => new URLSearchParams(location.hash.slice(1))
let language = 'UR'
/** @param {string} key */
const say = (key) => TEXTS[language]?.[key] ?? key

/** A field and its label. @param {string} name @param {string} tag */
function fieldOf(name, tag) {
  const label = make('label')
  const text = make('span')
  text.dataset.text = name
  const control = Object.assign(document.createElement(tag), { name })
  if (tag === 'textarea') Object.assign(control, { rows: 2 })
  if (tag !== 'select') Object.assign(control, { dir: 'ltr', spellcheck: false, autocomplete: 'off' })
  label.append(text, control)
  return label
}

function build() {
  const title = make('h1')
  title.dataset.text = 'title'
  document.querySelector('header')?.prepend(title)
  form.prepend(
    fieldOf('game', 'select'),
    fieldOf('commitment', 'textarea'),
    fieldOf('serverSeed', 'textarea'),
    fieldOf('clientSeed', 'input'),
    fieldOf('nonce', 'input'),
    fieldOf('outcome', 'textarea'),
  )
}

/** @typedef {{kind?: 'good' | 'bad' | 'note', key: string, code?: string}} Verdict A sentence with its sign, or a result below its name. */
/** What the verdicts are about, to show them again in another language. @type {Verdict[]} */
let verdicts = []

/** @param {string | null} wanted @param {string | undefined} theme */
function dress(wanted, theme) {
  language = wanted !== null && Object.hasOwn(TEXTS, wanted) ? wanted : 'UR'
  const root = document.documentElement
  root.lang = { UR: 'ur', 'UR-LA': 'ur-Latn' }[language] ?? 'en'
  root.dir = language === 'UR' ? 'rtl' : 'ltr'
  root.dataset.theme = theme ?? 'dark'
  document.title = say('title')
  for (const element of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll('[data-text]')))
    element.textContent = say(element.dataset.text ?? '')
  byId('language').value = language
  byId('language').setAttribute('aria-label', say('language'))
  byId('theme').textContent = say(theme === 'dark' ? 'light' : 'dark')
  const game = field('game')
  const chosen = game.value
  game.replaceChildren(...GAMES.map((name) => new Option(say(name), name)))
  if (chosen) game.value = chosen
  draw()
}

/** @param {string} tag @param {string} [text] @param {string} [className] */
const make = (tag, text = '', className = '') =>
  Object.assign(document.createElement(tag), { textContent: text, className })

function draw() {
  byId('verdicts').hidden = verdicts.length === 0
  byId('verdicts').replaceChildren(
    make('h2', say('checked')),
    ...verdicts.map(({ kind, key, code }) => {
      if (code === undefined) {
        const line = make('p', say(key), `verdict ${kind}`)
        line.dataset.sign = { good: '✓', bad: '✗', note: '!' }[kind ?? 'note']
        return line
      }
      const list = make('dl')
      const value = make('dd')
      value.append(Object.assign(make('code', code), { dir: 'ltr' }))
      list.append(make('dt', say(key)), value)
      return list
    }),
  )
}

/** Computes hash and result from the fields. @returns {Promise<Verdict[]>} */
async function check() {
  const read = (/** @type {string} */ name) => field(name).value.replace(/\s+/g, '')
  const given = {
    game: field('game').value,
    serverSeed: read('serverSeed').toLowerCase(),
    clientSeed: read('clientSeed'),
    nonce: read('nonce'),
    outcome: read('outcome'),
  }
  const commitment = read('commitment').toLowerCase()
  // What a tester decided is told in the link, and only of the inputs that are in it.
  const linked = inputs()
  const decided = linked.get('decided') === '1' && linked.get('serverSeed') === given.serverSeed
  if (!crypto.subtle) return [{ kind: 'bad', key: 'insecure' }]
  if (!given.serverSeed || !given.clientSeed || !given.nonce) return [{ kind: 'bad', key: 'missing' }]
  const fits = (await sha256(given.serverSeed)) === commitment
  /** @type {Verdict} */
  const hash = !commitment
    ? { kind: 'note', key: 'hashNone' }
    : fits
      ? { kind: 'good', key: 'hashGood' }
      : { kind: 'bad', key: 'hashBad' }
  let computed
  try {
    computed = await outcomeOf(given)
  } catch {
    return [hash, { kind: 'bad', key: 'fish' }]
  }
  /** @type {Verdict} */
  const verdict = decided
    ? { kind: 'note', key: 'decided' }
    : !given.outcome
      ? { kind: 'note', key: 'none' }
      : given.outcome === computed
        ? { kind: 'good', key: 'good' }
        : { kind: 'bad', key: 'bad' }
  return [
    hash,
    verdict,
    { key: 'computed', code: computed },
    ...(given.outcome ? [{ key: 'given', code: given.outcome }] : []),
  ]
}

async function show() {
  verdicts = await check()
  draw()
}

/** Fills the fields from the address, and checks what is in it. */
function fill() {
  const linked = inputs()
  for (const name of ['game', 'commitment', 'serverSeed', 'clientSeed', 'nonce', 'outcome'])
    field(name).value = linked.get(name) ?? field(name).value
  if (linked.has('serverSeed')) void show()
}

byId('language').addEventListener('change', () => dress(byId('language').value, document.documentElement.dataset.theme))
byId('theme').addEventListener('click', () =>
  dress(language, document.documentElement.dataset.theme === 'dark' ? 'light' : 'dark'),
)
byId('save').addEventListener('click', () => {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([FILE], { type: 'text/html' }))
  link.download = 'fair-draws.html'
  link.click()
  URL.revokeObjectURL(link.href)
})
form.addEventListener('submit', (event) => {
  event.preventDefault()
  void show()
})
addEventListener('hashchange', fill)
build()
dress(inputs().get('language'), inputs().get('theme') === 'light' ? 'light' : 'dark')
fill()
