import { ArrowLeft, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { useText } from '@/shared/i18n'
import { merchantCode } from '@/shared/session'
import { IconButton } from '@/shared/ui/Button'
import styles from './PlayGame.module.css'

interface PlayFrameProps {
  title: string
  onBack: () => void
  /** Leads out to a place of its own instead of one step back: a cross at the end of the bar. */
  closes?: boolean
  /** Stands between the bar and the stage. */
  notice?: ReactNode
  children: ReactNode
}

/** The whole screen for one game, under a slim bar with the way out. */
export function PlayFrame({ title, onBack, closes = false, notice, children }: PlayFrameProps) {
  const t = useText()
  const way = (
    <IconButton
      label={t(closes ? 'shared:action.close' : 'shared:action.back')}
      icon={closes ? <X size={22} /> : <ArrowLeft size={22} className="mirrored" />}
      onClick={onBack}
    />
  )
  return (
    <div className={styles.screen}>
      {/* The stage is dark whatever the theme; the lottery's page, which closes, follows the app's. */}
      <header className={styles.bar} data-merchant={closes ? undefined : merchantCode()}>
        {!closes && way}
        <h1 className={styles.title} data-closes={closes}>
          {title}
        </h1>
        {closes && way}
      </header>
      {notice}
      <div className={styles.stage}>{children}</div>
    </div>
  )
}
