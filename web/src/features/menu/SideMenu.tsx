import type { ReactNode } from 'react'
import { useCircumstances } from '@/domain/entries/use-circumstances'
import { useText } from '@/shared/i18n'
import { Overlay } from '@/shared/ui/Overlay'
import { MenuEntry } from './MenuEntry.tsx'
import { menuEntries } from './menu-entries.ts'
import styles from './SideMenu.module.css'
import { ThemeSwitch } from './ThemeSwitch.tsx'

interface SideMenuProps {
  open: boolean
  onClose: () => void
  /** Slot for the member panel of another feature. */
  head: ReactNode
}

export function SideMenu({ open, onClose, head }: SideMenuProps) {
  const t = useText()
  const entries = menuEntries(useCircumstances())
  return (
    <Overlay open={open} onClose={onClose} from="start" title={t('menu:title')}>
      {head}
      <nav aria-label={t('menu:title')}>
        <ul className={styles.entries}>
          {entries.map((entry) => (
            <li key={entry}>{entry === 'theme' ? <ThemeSwitch /> : <MenuEntry entry={entry} onDone={onClose} />}</li>
          ))}
        </ul>
      </nav>
    </Overlay>
  )
}
