import { languageOf } from '@understudy/contracts/languages'
import { Gift, Languages, LogOut } from 'lucide-react'
import type { ReactNode } from 'react'
import { ENTRIES, entryPath } from '@/domain/entries/entries'
import { useSignOut } from '@/domain/member/sign-out'
import { usePromotion } from '@/domain/system'
import { useLanguage, useText } from '@/shared/i18n'
import { openPanel } from '@/shared/navigation'
import { pathHere } from '@/shared/navigation/base'
import { OpenLink } from '@/shared/navigation/OpenLink'
import { Muted } from '@/shared/ui/Muted'
import type { MenuEntryName } from './menu-entries.ts'
import styles from './SideMenu.module.css'

type Entry = Exclude<MenuEntryName, 'theme'>

function iconOf(entry: Entry): ReactNode {
  if (entry === 'language') return <Languages size={22} />
  if (entry === 'signOut') return <LogOut size={22} className="mirrored" />
  const { Icon } = ENTRIES[entry]
  return <Icon size={22} />
}

/** Link of an entry (SHELL-019); for agents first to the figures of their team. */
function linkOf(entry: Entry): string | undefined {
  if (entry === 'language' || entry === 'signOut' || entry === 'service') return undefined
  return entryPath(entry === 'agency' ? 'teamOverview' : entry, pathHere())
}

interface MenuEntryProps {
  entry: Entry
  /** Called when an entry was chosen, to close the menu. */
  onDone: () => void
}

export function MenuEntry({ entry, onDone }: MenuEntryProps) {
  const t = useText()
  const signOut = useSignOut()
  const content = (
    <>
      {iconOf(entry)}
      <span className={styles.label}>{t(`menu:entry.${entry}`)}</span>
      <Aside entry={entry} />
    </>
  )
  const to = linkOf(entry)
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

/** Content at the end of an entry. */
function Aside({ entry }: { entry: Entry }) {
  const t = useText()
  const language = useLanguage()
  const appBonus = usePromotion('APP_DOWNLOAD')
  if (entry === 'language')
    return (
      <Muted as="span" lang={languageOf(language).tag}>
        {languageOf(language).name}
      </Muted>
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
