import { type Circumstances, type EntryName, offered } from '@/domain/entries/entries'

export type MenuEntryName =
  | Extract<EntryName, 'games' | 'promotion' | 'invite' | 'registerCenter' | 'vipRoom' | 'agency' | 'service' | 'app'>
  | 'language'
  | 'theme'
  | 'signOut'

/**
 * The side menu by who looks at it (spec §2 side menu, §6). Referral shows to visitors and, with its promotion, to
 * everybody who is no agent; agents manage their links instead, where the merchant lets them (SHELL-016, SHELL-017).
 */
export function menuEntries(seen: Circumstances): MenuEntryName[] {
  const { role, referral } = seen
  const invites = role.isGuest || (!role.isAgent && referral)
  return [
    ...offered(['games', 'promotion'], seen),
    ...(invites ? (['invite'] as const) : []),
    ...offered(['registerCenter', 'vipRoom', 'agency', 'service', 'app'], seen),
    ...(['language', 'theme'] as const),
    ...(role.isGuest ? [] : (['signOut'] as const)),
  ]
}
