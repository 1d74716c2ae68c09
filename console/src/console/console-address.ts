import { useSyncExternalStore } from 'react'
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

function addressOf(hash: string): ConsoleAddress {
  const [path = '', search = ''] = hash.replace(/^#\/?/, '').split(/\?(.*)/s)
  const [page, world, more] = path.split('/').map((part) => decoded(part) || undefined)
  return { page: isPage(page) ? page : 'worlds', world, more, choices: Object.fromEntries(new URLSearchParams(search)) }
}

/** A mistyped address must not crash the console. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return ''
  }
}

export function hashOf({ page, world, more, choices = {} }: Partial<ConsoleAddress> & { page: Page }): string {
  const path = [page, world, more].filter((part) => part !== undefined).map(encodeURIComponent)
  const search = new URLSearchParams(Object.entries(choices).filter(([, value]) => value !== ''))
  return `#/${path.join('/')}${search.size ? `?${search}` : ''}`
}

const subscribe = (listener: () => void) => {
  addEventListener('hashchange', listener)
  return () => removeEventListener('hashchange', listener)
}

export const useAddress = (): ConsoleAddress => addressOf(useSyncExternalStore(subscribe, () => location.hash))

/** Opens an address; `replace` adds no step to the browser's history, for changes at each key press. */
export function go(address: Partial<ConsoleAddress> & { page: Page }, { replace = false } = {}): void {
  const hash = hashOf(address)
  if (hash === location.hash) return
  if (replace) {
    history.replaceState(history.state, '', hash)
    dispatchEvent(new HashChangeEvent('hashchange'))
  } else location.hash = hash
}

export interface AddressChoices {
  /** The value of a choice; empty if there is none. */
  get(name: string): string
  /** Changes choices of this page; an empty value removes one. */
  set(change: Record<string, string>, how?: { replace?: boolean }): void
}

/** The choices of this page, which are stored in the address. */
export function useAddressChoices(): AddressChoices {
  const { choices } = useAddress()
  return {
    get: (name) => choices[name] ?? '',
    set(change, { replace = true } = {}) {
      // Reads the current address, so that two changes in one render are both kept.
      const address = addressOf(location.hash)
      go({ ...address, choices: { ...address.choices, ...change } }, { replace })
    },
  }
}
