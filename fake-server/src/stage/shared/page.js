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

/** @param {string} path @param {{body?: object, language?: string}} [input] */
export async function ask(path, { body, language } = {}) {
  const response = await fetch(path, {
    method: body ? 'POST' : 'GET',
    headers: { ...(body && { 'content-type': 'application/json' }), ...(language && { language }) },
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

/** @param {string} name */
export const parameter = (name) => new URLSearchParams(location.search).get(name) ?? ''
export const theme = () => (parameter('theme') === 'light' ? 'light' : 'dark')

/**
 * The origin to which a framed page sends its messages: that of the client around it, which the page's policy has let
 * frame it. Browsers that do not tell get the app's. @param {string} appOrigin
 */
export const clientOrigin = (appOrigin) => location.ancestorOrigins?.[0] ?? appOrigin
