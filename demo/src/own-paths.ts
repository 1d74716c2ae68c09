import { isPlatformPath } from '@understudy/platform/binding/app-pages.ts'

/** The path of an address below the base, or of the whole origin: pages name calls and pictures from its root. */
export function pathBelow(base: string, address: string): string | undefined {
  const { origin, pathname } = new URL(address)
  if (origin !== new URL(base).origin) return undefined
  const folder = folderOf(base)
  return pathname.startsWith(`${folder}/`) ? pathname.slice(folder.length) : pathname
}

/** The folder's part of an address: what its pages have in `data-base`; empty at the root of the origin. */
export const folderOf = (base: string): string => new URL(base).pathname.replace(/\/$/, '')

/** A name in what all folders of an origin share: that of a folder at the root is as it is. */
export const ownName = (name: string, base: string): string => `${name} ${folderOf(base)}`.trimEnd()

/** Pages of third parties whose words a project may use for pages of its own, unless the code of a merchant follows. */
const MERCHANT_PAGE = /^\/(contact|store)\/[a-z]+\d+(\/|$)/

/** What is the platform's in any project; other paths are pages and files of the project itself. */
export const isPlatforms = (path: string): boolean =>
  isPlatformPath(path) || /^\/(__control|img)(\/|$)/.test(path) || path === '/fair' || MERCHANT_PAGE.test(path)

/** Files of the build that only the app's pages need. */
const OF_APP = /^(assets\/|m\/|pages\/(app|lotto)[.]html$|(index|404)[.]html$|understudy[.]json$)/

/** Files of the build that a worker without the app's pages needs. */
export const isPlatformFile = (name: string): boolean => !OF_APP.test(name)
