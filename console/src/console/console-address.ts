import { matchPath, parsePath, useLocation, useNavigate } from 'react-router-dom'
import { isPage, type Page } from './console-pages.ts'

export type { Page }

/** The address of a console page, `#/calls/WORLD/MORE?q=…`, including its filter, order and columns. */
export interface ConsoleAddress {
  page: Page
  world: string | undefined
  more: string | undefined
  /** Filter, order, columns and the like, by name. */
  choices: Readonly<Record<string, string>>
}

type Place = Partial<ConsoleAddress> & { page: Page }

function addressIn({ pathname = '/', search = '' }: { pathname?: string; search?: string }): ConsoleAddress {
  const { page, world, more } = matchPath('/:page?/:world?/:more?', pathname)?.params ?? {}
  return { page: isPage(page) ? page : 'worlds', world, more, choices: Object.fromEntries(new URLSearchParams(search)) }
}

function pathOf({ page, world, more, choices = {} }: Place): string {
  const path = [page, world, more].filter((part) => part !== undefined).map(encodeURIComponent)
  const search = new URLSearchParams(Object.entries(choices).filter(([, value]) => value !== ''))
  return `/${path.join('/')}${search.size ? `?${search}` : ''}`
}

export const hashOf = (place: Place): string => `#${pathOf(place)}`

export const useAddress = (): ConsoleAddress => addressIn(useLocation())

/** Opens an address; `replace` adds no step to the browser's history, for changes at each key press. */
export function useGo() {
  const navigate = useNavigate()
  return (place: Place, { replace = false } = {}) => void navigate(pathOf(place), { replace })
}

/** The choices of this page, which are stored in the address. */
export function useAddressChoices() {
  const { choices } = useAddress()
  const go = useGo()
  return {
    /** The value of a choice; empty if there is none. */
    get: (name: string) => choices[name] ?? '',
    /** Changes choices of this page; an empty value removes one. */
    set(change: Record<string, string>, { replace = true } = {}) {
      // Reads the current address, so that two changes in one render are both kept.
      const address = addressIn(parsePath(location.hash.slice(1)))
      go({ ...address, choices: { ...address.choices, ...change } }, { replace })
    },
  }
}
