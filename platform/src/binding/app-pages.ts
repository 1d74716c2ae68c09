// Which addresses are pages of the app, and which are calls of the platform.
import { STAGE_PARTS, STAGE_PATH } from '@understudy/contracts'

/** URLs that are not pages of the app. */
const NO_PAGE = new RegExp(
  `^/(wps|lgw|${STAGE_PARTS.join('|')}|__control|assets|img|r|download|healthz)(/|$)|^/m/lotto-h5/assets/`,
)
const FILE = /\.(js|css|map|woff2|svg|png|ico|json|txt|webmanifest)$/

export const isPagePath = (path: string) => !NO_PAGE.test(path) && (path.startsWith('/m/') || !FILE.test(path))

/**
 * The whole address of a page of the app; undefined for anything else, as an open redirect would serve phishing. Control
 * characters and backslashes are refused, because browsers read such an address differently.
 */
export function ownPage(address: string, app: string): string | undefined {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the pattern refuses control characters
  if (/[\\\u0000-\u001f\u007f]/.test(address) || !URL.canParse(address, app)) return undefined
  const url = new URL(address, app)
  const { origin, pathname } = new URL(app)
  const folder = pathname.replace(/\/$/, '')
  const isOwn = url.origin === origin && url.username === '' && url.password === '' && url.pathname.startsWith(folder)
  const isPage = /^\/m(\/|$)/.test(url.pathname.slice(folder.length))
  return isOwn && isPage ? url.href : undefined
}

export const isPlatformPath = (url: string): boolean => /^\/(wps|lgw)\//.test(url) || STAGE_PATH.test(url)
