import { attempt, storageOf } from './item.ts'
import { keysForgottenAt, type StorageKey } from './keys.ts'

/** What only remembers, at somebody's wish; who is logged in, the language and the theme stay. */
export function forgetStored() {
  const kept: readonly StorageKey[] = ['MC_SESSION_INFO', 'autoLogin']
  for (const key of keysForgottenAt('world')) if (!kept.includes(key)) attempt(() => storageOf('local').removeItem(key))
  attempt(() => storageOf('session').clear())
}
