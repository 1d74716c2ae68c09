import { languageOf } from '@understudy/contracts/languages'
import {
  BadgePercent,
  Crown,
  Gamepad2,
  Gift,
  Headphones,
  Languages,
  Link2,
  LogOut,
  Smartphone,
  UserPlus,
  Users,
} from 'lucide-react'
import type { ReactNode } from 'react'
import { useSignOut } from '@/domain/member/sign-out'
import { usePromotion } from '@/domain/system'
import { useLanguage, useText } from '@/shared/i18n'
import { openPanel, paths } from '@/shared/navigation'
import { OpenLink } from '@/shared/navigation/OpenLink'
import type { Entry as AnyEntry } from './menu-entries.ts'
import styles from './SideMenu.module.css'

type Entry = Exclude<AnyEntry, 'theme'>

const ICONS: Record<Entry, ReactNode> = {
  games: <Gamepad2 size={22} />,
  promotion: <BadgePercent size={22} />,
  referral: <UserPlus size={22} />,
  links: <Link2 size={22} />,
  vip: <Crown size={22} />,
  agent: <Users size={22} />,
  service: <Headphones size={22} />,
  app: <Smartphone size={22} />,
  language: <Languages size={22} />,
  signOut: <LogOut size={22} className="mirrored" />,
}

/** Where the entries that are links lead (SHELL-019). */
const LINKS: Partial<Record<Entry, string>> = {
  games: paths.games(),
  promotion: paths.promotions(),
  referral: paths.inviteFriends(),
  links: paths.registerCenter(),
  vip: paths.vip(),
  agent: paths.teamOverview(),
  app: paths.app(),
}

interface MenuEntryProps {
  entry: Entry
  /** The menu has served its purpose. */
  onDone: () => void
}

export function MenuEntry({ entry, onDone }: MenuEntryProps) {
  const t = useText()
  const signOut = useSignOut()
  const content = (
    <>
      {ICONS[entry]}
      <span className={styles.label}>{t(`menu:entry.${entry}`)}</span>
      <Aside entry={entry} />
    </>
  )
  const to = LINKS[entry]
  if (to)
    return (
      <OpenLink className={styles.entry} to={to} onClick={onDone}>
        {content}
      </OpenLink>
    )
  const act = () => {
    if (entry === 'service' || entry === 'language') return openPanel(entry)
    onDone()
    signOut()
  }
  return (
    <button type="button" className={styles.entry} onClick={act} aria-haspopup="dialog">
      {content}
    </button>
  )
}

/** What stands at the end of an entry. */
function Aside({ entry }: { entry: Entry }) {
  const t = useText()
  const language = useLanguage()
  const appBonus = usePromotion('APP_DOWNLOAD')
  if (entry === 'language')
    return (
      <span className={styles.aside} lang={languageOf(language).tag}>
        {languageOf(language).name}
      </span>
    )
  if (entry === 'app' && appBonus)
    return (
      <span className={styles.bonus}>
        <Gift size={16} aria-hidden="true" />
        {t('menu:appBonus')}
      </span>
    )
  return null
}
