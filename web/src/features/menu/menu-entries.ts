import type { Switches } from '@understudy/contracts/flags'
import type { Role } from '@/shared/session'

export type Entry =
  | 'games'
  | 'promotion'
  | 'referral'
  | 'links'
  | 'vip'
  | 'agent'
  | 'service'
  | 'app'
  | 'language'
  | 'theme'
  | 'signOut'

interface Circumstances {
  role: Role
  flags: Pick<Switches, 'registerCenter'>
  /** The merchant has a VIP programme. */
  vip: boolean
  /** The REFERRAL promotion is on. */
  referral: boolean
}

/**
 * The side menu by who looks at it (spec §2 side menu, §6). Referral shows to visitors and, with its promotion, to
 * everybody who is no agent; agents manage their links instead, where the merchant lets them (SHELL-016, SHELL-017).
 */
export function menuEntries({ role, flags, vip, referral }: Circumstances): Entry[] {
  const shown: Record<Entry, boolean> = {
    games: true,
    promotion: true,
    referral: role.isGuest || (!role.isAgent && referral),
    links: role.isAgent && flags.registerCenter,
    vip,
    agent: role.isAgent,
    service: true,
    app: true,
    language: true,
    theme: true,
    signOut: !role.isGuest,
  }
  return (Object.keys(shown) as Entry[]).filter((entry) => shown[entry])
}
