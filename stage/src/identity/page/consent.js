import { ask, dress, parameter, part, theme } from '../../shared/page.js'
import { textsOf } from './texts.js'

/** Names of the staged providers. @type {Record<string, string>} */
const MAKERS = { google: 'Lantern ID', facebook: 'Courtyard' }

const project = location.pathname.replace(/\/authorize$/, '')
const provider = parameter('provider')
const language = parameter('ui_locales')
const texts = textsOf(language)
const email = /** @type {HTMLInputElement} */ (part('email'))
const request = Object.fromEntries(
  ['provider', 'redirect_uri', 'state', 'nonce', 'code_challenge', 'code_challenge_method'].map((name) => [
    name,
    parameter(name),
  ]),
)
let underWay = false

/** @param {string} text */
function say(text) {
  part('said').textContent = text
  email.toggleAttribute('aria-invalid', text !== '')
}

/** @param {string} address @param {string} [name] */
async function agree(address, name = '') {
  if (underWay) return
  underWay = true
  say('')
  try {
    const answer = await ask(`${project}/consent`, { body: { ...request, email: address, name } })
    location.replace(answer.address)
  } catch (error) {
    underWay = false
    say(/** @type {{code?: string}} */ (error).code === undefined ? texts.offline : texts.wrong)
  }
}

/** @param {{name: string, email: string}} person */
function choice(person) {
  const item = document.createElement('li')
  const button = Object.assign(document.createElement('button'), { type: 'button', className: 'person' })
  const initial = Object.assign(document.createElement('span'), {
    className: 'initial',
    textContent: person.name.slice(0, 1).toUpperCase(),
    ariaHidden: 'true',
  })
  const words = document.createElement('span')
  words.append(
    Object.assign(document.createElement('strong'), { textContent: person.name }),
    Object.assign(document.createElement('bdi'), { dir: 'ltr', textContent: person.email }),
  )
  button.append(initial, words)
  button.addEventListener('click', () => agree(person.email, person.name))
  item.append(button)
  return item
}

/** Returns to the app without a code, by the history: only the server knows the allowed redirects. */
const cancel = () => history.back()

async function load() {
  dress(language, theme())
  document.title = texts.title
  part('page').dataset.provider = provider
  part('maker').textContent = MAKERS[provider] ?? ''
  part('mark').textContent = (MAKERS[provider] ?? '?').slice(0, 1)
  part('title').textContent = texts.title
  part('email-label').textContent = texts.other
  part('go').textContent = texts.go
  part('cancel').textContent = texts.cancel
  part('note').textContent = texts.note
  part('cancel').addEventListener('click', cancel)
  part('other').addEventListener('submit', (event) => {
    event.preventDefault()
    const address = email.value.trim()
    if (/^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/.test(address)) return agree(address)
    say(texts.email)
    email.focus()
  })
  const query = new URLSearchParams({ provider, redirect_uri: parameter('redirect_uri') })
  const { brand, people } = await ask(`${project}/choices?${query}`, { language })
  part('what').textContent = texts.what.replace('{brand}', brand)
  part('people').append(...people.map(choice))
  part('page').removeAttribute('aria-busy')
}

load().catch((error) => say(error.code === undefined ? texts.offline : texts.wrong))
