import { isPlatformPath } from '@understudy/platform/binding/app-pages.ts'

/** The path of an address below the base, or of the whole origin: pages name calls and pictures from its root. */
export function pathBelow(base: string, address: string): string | undefined {
  const { origin, pathname } = new URL(address)
  const { origin: own, pathname: root } = new URL(base)
  if (origin !== own) return undefined
  const folder = root.replace(/\/$/, '')
  return pathname.startsWith(`${folder}/`) ? pathname.slice(folder.length) : pathname
}

/** Pages of third parties whose words a project may use for pages of its own, unless the code of a merchant follows. */
const MERCHANT_PAGE = /^\/(contact|store)\/[a-z]+\d+(\/|$)/

/** What is the platform's in any project; other paths are pages and files of the project itself. */
export const isPlatforms = (path: string): boolean =>
  isPlatformPath(path) || /^\/(__control|img)(\/|$)/.test(path) || path === '/fair' || MERCHANT_PAGE.test(path)

/** Files of the build that only the app's pages need. */
const OF_APP = /^(assets\/|m\/|pages\/(app|lotto)[.]html$|(index|404)[.]html$|understudy[.]json$)/

/** Files of the build that a worker without the app's pages needs. */
export const isPlatformFile = (name: string): boolean => !OF_APP.test(name)
