import { useSyncExternalStore } from 'react'
import { storedText } from '@/shared/storage'
import { oneOf, shaped } from '@/shared/storage/shape'

const stored = storedText('balanceHidden', shaped(oneOf('1')))

/** Whether the balance is hidden on this device, on all pages. */
export function useBalanceHidden(): [hidden: boolean, hide: (hidden: boolean) => void] {
  const hidden = useSyncExternalStore(stored.subscribe, () => stored.read() === '1')
  return [hidden, (next) => (next ? stored.write('1') : stored.remove())]
}
