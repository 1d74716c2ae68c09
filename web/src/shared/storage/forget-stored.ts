import { clearTabStorage, removeStored } from './item.ts'
import { keysForgottenAt, type StorageKey } from './keys.ts'

/** Clears remembered values on the player's request; session, language and theme stay. */
export function forgetStored() {
  const keptKeys: readonly StorageKey[] = ['MC_SESSION_INFO', 'autoLogin']
  for (const key of keysForgottenAt('world')) if (!keptKeys.includes(key)) removeStored('local', key)
  clearTabStorage()
}
