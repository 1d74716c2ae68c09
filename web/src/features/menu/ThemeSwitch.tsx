import { Moon, Sun } from 'lucide-react'
import { useText } from '@/shared/i18n'
import { setTheme, useTheme } from '@/shared/theme'
import face from '@/shared/ui/Switch.module.css'
import styles from './SideMenu.module.css'

/** Theme switch, in the menu and in /m/set (SHELL-021). */
export function ThemeSwitch() {
  const t = useText()
  const dark = useTheme() === 'dark'
  return (
    <button
      type="button"
      role="switch"
      aria-checked={dark}
      className={styles.entry}
      onClick={() => setTheme(dark ? 'light' : 'dark')}
    >
      {dark ? <Moon size={22} /> : <Sun size={22} />}
      <span className={styles.label}>{t('menu:theme.label')}</span>
      <span className={face.switch} aria-hidden="true" />
    </button>
  )
}
