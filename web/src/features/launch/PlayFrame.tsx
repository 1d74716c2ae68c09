import { ArrowLeft, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { useText } from '@/shared/i18n'
import { merchantCode } from '@/shared/session'
import { IconButton } from '@/shared/ui/Button'
import styles from './PlayGame.module.css'

interface PlayFrameProps {
  title: string
  onBack: () => void
  /** Target of a close button at the end of the bar, instead of the back arrow. */
  closes?: boolean
  /** Stands in the bar in place of the title, which only screen readers get then: the bar takes no more room. */
  inBar?: ReactNode
  /** Content between the bar and the frame. */
  notice?: ReactNode
  children: ReactNode
}

/** Full-screen layout of a game, below a slim bar with back or close. */
export function PlayFrame({ title, onBack, closes = false, inBar, notice, children }: PlayFrameProps) {
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
      {/* The stage is always dark; the lottery page, which has a close button, follows the app's theme. */}
      <div className={styles.above} data-merchant={closes ? undefined : merchantCode()}>
        <header className={styles.bar}>
          {!closes && way}
          <h1 className={inBar ? 'visually-hidden' : styles.title} data-closes={closes}>
            {title}
          </h1>
          {inBar}
          {closes && way}
        </header>
        {notice}
      </div>
      <div className={styles.stage}>{children}</div>
    </div>
  )
}
