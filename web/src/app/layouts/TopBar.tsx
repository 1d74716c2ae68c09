import { ArrowLeft, CircleHelp } from 'lucide-react'
import { useText } from '@/shared/i18n'
import { paths, useBack } from '@/shared/navigation'
import { IconLink } from '@/shared/navigation/links'
import { IconButton } from '@/shared/ui/Button'
import { classes } from '@/shared/ui/classes'
import styles from './TopBar.module.css'

/** The top bar of every page but home: back arrow and title; its light variant has a help link (SHELL-005). */
export function TopBar({ title, light }: { title: string; light: boolean }) {
  const t = useText()
  const back = useBack()
  return (
    <header className={classes(styles.bar, light && styles.light)}>
      <IconButton label={t('shared:action.back')} icon={<ArrowLeft size={22} className="mirrored" />} onClick={back} />
      <h1 className={styles.title}>{title}</h1>
      {light ? (
        <IconLink to={paths.help()} label={t('shell:header.help')} icon={<CircleHelp size={22} />} />
      ) : (
        <span className={styles.balance} />
      )}
    </header>
  )
}
