import { ask, dress, make, ownLanguage, ownTheme, part, Refusal } from './page.js'
import { SITE_TEXTS } from './site-texts.js'

/**
 * @typedef {object} Site What every site is told of the merchant whose visitors come to it.
 * @property {string} brand
 * @property {string} mark
 * @property {{home: string, login: string, register: string}} app
 * @property {string} timeZone
 */

export const language = ownLanguage()
export const look = ownTheme()
const texts = SITE_TEXTS[language]

/** Replaces each `{name}` of a text by its value. @param {string} text @param {Record<string, string | number>} values */
export const fill = (text, values) =>
  text.replace(/\{(\w+)\}/g, (whole, name) => (name in values ? String(values[name]) : whole))

/** @param {string} href @param {string} text @param {string} className */
const anchor = (href, text, className) => make('a', { href, className, textContent: text })

/** The head of a site: a picture, its title and what it is. @param {string} image @param {string} title @param {string} text */
export const masthead = (image, title, text) =>
  make(
    'header',
    { className: 'masthead' },
    make('img', { src: image, alt: '', width: 52, height: 52 }),
    make('div', {}, make('h1', { textContent: title }), make('p', { className: 'quietly', textContent: text })),
  )

/** The foot of every site: that it is staged, and the ways into the app. @param {Site} site */
export const foot = ({ brand, app }) =>
  make(
    'footer',
    { className: 'foot' },
    make('p', { textContent: texts.staged }),
    anchor(app.home, fill(texts.back, { brand }), 'other'),
  )

/** @param {Site} site */
export const doors = ({ app }) =>
  make(
    'div',
    { className: 'doors' },
    anchor(app.login, texts.login, 'main'),
    anchor(app.register, texts.register, 'other'),
  )

/** Errors after which the page will not come back. @type {readonly string[]} */
const GONE = ['world.unknown', 'world.required']
/** @type {readonly string[]} */
const UNKNOWN = ['function.not.available', 'request_param_err', 'merchant.acct.setup.err']

/**
 * Loads the site's data, draws it, and draws it again as it changes.
 * @template {Site} T
 * @param {(state: T) => void} draw
 * @param {number} [everyMs] How often to ask for news; without it, once.
 */
export async function openSite(draw, everyMs) {
  dress(language, look)
  const page = part('page')
  let drawn = ''
  /** @type {ReturnType<typeof setInterval> | undefined} */
  let asking

  async function renew() {
    try {
      const state = /** @type {T} */ (await ask(`${location.pathname.replace(/\/$/, '')}/state`, { language }))
      const now = JSON.stringify(state)
      if (now !== drawn) draw(state)
      drawn = now
      page.setAttribute('aria-busy', 'false')
    } catch (error) {
      const code = error instanceof Refusal ? error.code : 'offline'
      const isOver = GONE.includes(code) || UNKNOWN.includes(code)
      // What is shown stays while the connection comes and goes.
      if (drawn !== '' && !isOver) return
      clearInterval(asking)
      asking = undefined
      drawn = ''
      page.replaceChildren(trouble(code, begin))
      page.setAttribute('aria-busy', 'false')
    }
  }

  async function begin() {
    page.replaceChildren(make('p', { className: 'trouble', role: 'status', textContent: texts.loading }))
    page.setAttribute('aria-busy', 'true')
    if (everyMs)
      asking = setInterval(() => {
        if (!document.hidden && drawn !== '') void renew()
      }, everyMs)
    await renew()
  }
  await begin()
}

/** Says why there is nothing to see, and what can be done. @param {string} code @param {() => void} again */
function trouble(code, again) {
  const [title, how] = GONE.includes(code)
    ? [texts.gone, texts.goneHow]
    : UNKNOWN.includes(code)
      ? [texts.unknown, texts.unknownHow]
      : [texts.failed, '']
  document.title = title
  const box = make('section', { className: 'trouble', role: 'alert' }, make('h1', { textContent: title }))
  if (how) box.append(make('p', { textContent: how }))
  else {
    const retry = make('button', { type: 'button', className: 'main', textContent: texts.retry })
    retry.addEventListener('click', again)
    box.append(retry)
  }
  return box
}
