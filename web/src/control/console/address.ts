import { useSyncExternalStore } from 'react'
import { words } from './words.ts'

export type Page = keyof typeof words.pages

/** Where the console stands: `#/calls/WORLD/MORE`. */
export interface Place {
  page: Page
  world: string | undefined
  more: string | undefined
}

const isPage = (name: string | undefined): name is Page => name !== undefined && Object.hasOwn(words.pages, name)

export function placeOf(hash: string): Place {
  const [page, world, more] = hash
    .replace(/^#\/?/, '')
    .split('/')
    .map((part) => decoded(part) || undefined)
  return { page: isPage(page) ? page : 'worlds', world, more }
}

/** An address somebody mistyped is no reason to break. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return ''
  }
}

export const hashOf = ({ page, world, more }: Partial<Place> & { page: Page }) =>
  `#/${[page, world, more]
    .filter((part) => part !== undefined)
    .map(encodeURIComponent)
    .join('/')}`

const subscribe = (listener: () => void) => {
  addEventListener('hashchange', listener)
  return () => removeEventListener('hashchange', listener)
}

export const usePlace = (): Place => placeOf(useSyncExternalStore(subscribe, () => location.hash))
