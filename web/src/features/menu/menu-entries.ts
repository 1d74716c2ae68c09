import { type EntryContext, type EntryName, offeredEntries } from '@/domain/entries/entries'

export type MenuEntryName =
  | Extract<
      EntryName,
      'games' | 'lottery' | 'promotion' | 'invite' | 'registerCenter' | 'vipRoom' | 'agency' | 'service' | 'app'
    >
  | 'language'
  | 'theme'
  | 'signOut'

/**
 * The side menu's entries by role (spec §2 side menu, §6). Referral is shown to visitors and, with its promotion, to all
 * but agents; agents get their registration links instead, if the merchant allows it (SHELL-016, SHELL-017).
 */
export function menuEntries(context: EntryContext): MenuEntryName[] {
  const { role, referral } = context
  const invites = role.isGuest || (!role.isAgent && referral)
  return [
    ...offeredEntries(['games', 'lottery', 'promotion'], context),
    ...(invites ? (['invite'] as const) : []),
    ...offeredEntries(['registerCenter', 'vipRoom', 'agency', 'service', 'app'], context),
    'language',
    'theme',
    ...(role.isGuest ? [] : (['signOut'] as const)),
  ]
}
