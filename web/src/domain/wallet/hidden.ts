import { useSyncExternalStore } from 'react'
import * as z from 'zod/mini'
import { storedText } from '@/shared/storage'

const stored = storedText('balanceHidden', z.enum(['1']))

/** Whether the balance is hidden on this device, on all pages. */
export function useBalanceHidden(): [hidden: boolean, hide: (hidden: boolean) => void] {
  const hidden = useSyncExternalStore(stored.subscribe, () => stored.read() === '1')
  return [hidden, (next) => (next ? stored.write('1') : stored.remove())]
}
