/** An error reply of the server. */
export class Refusal extends Error {
  /** @param {string} code @param {{remaining?: number, odds?: {home: number | null, away: number | null}}} detail */
  constructor(code, detail) {
    super(code)
    this.code = code
    this.detail = detail
  }
}

/** World time and state of the clock, from the latest reply. */
const heard = { world: 0, machine: 0, running: true }

/** @param {Headers} headers */
function follow(headers) {
  const world = Number(headers.get('x-world-time'))
  if (world > 0)
    Object.assign(heard, { world, machine: performance.now(), running: headers.get('x-world-clock') !== 'frozen' })
}

/** Returns the world's time, epoch ms. */
export const worldNow = () => heard.world + (heard.running ? performance.now() - heard.machine : 0)

/** The origin of the app: that of the page around this one, or of the one that led here; empty where browsers do not tell. */
const appAround = () => location.ancestorOrigins?.[0] ?? (document.referrer && new URL(document.referrer).origin)

/** @param {string} path @param {{body?: object, language?: string}} [input] */
export async function ask(path, { body, language } = {}) {
  const app = appAround()
  const response = await fetch(path, {
    method: body ? 'POST' : 'GET',
    headers: {
      ...(body && { 'content-type': 'application/json' }),
      ...(language && { language }),
      // Behind a proxy the app has a port that the server does not know.
      ...(app && { 'x-app': app }),
    },
    body: body && JSON.stringify(body),
  })
  follow(response.headers)
  const answer = await response.json()
  if (!answer.success) throw new Refusal(answer.errorCode, answer.value ?? {})
  return answer.value
}

/** @param {string} id @returns {HTMLElement} */
export const part = (id) => {
  const element = document.getElementById(id)
  if (!element) throw new Error(`The page has no part ${id}`)
  return element
}

/** Sets language, direction and theme of the page. @param {string} language @param {'light' | 'dark'} theme */
export function dress(language, theme) {
  const root = document.documentElement
  root.lang = { UR: 'ur', 'UR-LA': 'ur-Latn' }[language] ?? 'en'
  root.dir = language === 'UR' ? 'rtl' : 'ltr'
  root.dataset.theme = theme
}

/** @typedef {'UR' | 'UR-LA' | 'EN'} Language */

/** The language of the address, or else of the browser. @returns {Language} */
export function ownLanguage() {
  const named = parameter('language')
  if (named === 'UR' || named === 'UR-LA' || named === 'EN') return named
  const spoken = navigator.language.toLowerCase()
  return spoken.startsWith('ur-latn') ? 'UR-LA' : spoken.startsWith('ur') ? 'UR' : 'EN'
}

/** The theme of the address, or else of the device. @returns {'light' | 'dark'} */
export const ownTheme = () =>
  parameter('theme') || !matchMedia('(prefers-color-scheme: light)').matches ? theme() : 'light'

/** @param {string} name */
export const parameter = (name) => new URLSearchParams(location.search).get(name) ?? ''
export const theme = () => (parameter('theme') === 'light' ? 'light' : 'dark')

/**
 * The origin to which a framed page sends its messages: that of the client around it, which the page's policy has let
 * frame it. Browsers that do not tell get the app's. @param {string} appOrigin
 */
export const clientOrigin = (appOrigin) => location.ancestorOrigins?.[0] ?? appOrigin

/** Whether the player prefers no motion. */
export const isCalm = () => matchMedia('(prefers-reduced-motion: reduce)').matches

/** Formats a day and time as the app does, in the page's language. @param {number} time @param {string} timeZone */
export const clock = (time, timeZone) =>
  new Intl.DateTimeFormat(document.documentElement.lang === 'ur' ? 'ur-PK-u-nu-latn' : 'en-PK', {
    timeZone,
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).format(time)

/** Isolates a text from the direction of the sentence around it. @param {string | number} text */
export const apart = (text) => `\u2068${text}\u2069`

/**
 * Creates an element with properties, attributes and children.
 * @param {string} tag @param {Record<string, unknown>} [props] @param {(Node | string)[]} children
 * @returns {HTMLElement}
 */
export function make(tag, props = {}, ...children) {
  const element = document.createElement(tag)
  for (const [name, value] of Object.entries(props)) {
    if (name.includes('-') || name === 'role') element.setAttribute(name, String(value))
    else Object.assign(element, { [name]: value })
  }
  element.append(...children)
  return element
}

/** Keeps numbers left-to-right in right-to-left text. @param {string} text */
export const plain = (text) => make('bdi', { dir: 'ltr', textContent: text })
