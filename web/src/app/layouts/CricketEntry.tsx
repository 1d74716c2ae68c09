import { useNavigate } from 'react-router-dom'
import { useSettings } from '@/domain/system'
import { errorText } from '@/shared/api'
import { useText } from '@/shared/i18n'
import { useSession } from '@/shared/session'
import { toast } from '@/shared/ui/toast'
import styles from './BottomMenu.module.css'

/** Cricket entry: players launch the sports game, visitors open the merchant's cricket site (SHELL-008, SHELL-009). */
export function CricketEntry() {
  const t = useText()
  const session = useSession()
  const site = useSettings()?.paths.cricket
  const start = useStartCricket()
  const content = (
    <>
      <span className={styles.icon}>
        <CricketBall />
      </span>
      <span className={styles.label}>{t('shell:nav.cricket')}</span>
    </>
  )
  if (session)
    return (
      <button type="button" className={styles.entry} onClick={start}>
        {content}
      </button>
    )
  return (
    <a className={styles.entry} href={site} target="_blank" rel="noopener noreferrer">
      {content}
      <span className="visually-hidden">({t('shell:newWindow')})</span>
    </a>
  )
}

function useStartCricket() {
  const navigate = useNavigate()
  return () =>
    import('./start-cricket.ts')
      .then(({ startCricket }) => startCricket(navigate))
      .catch((error) => toast.error(errorText(error)))
}

const CricketBall = () => (
  <svg
    viewBox="0 0 24 24"
    width="24"
    height="24"
    fill="none"
    stroke="currentColor"
    strokeWidth="2"
    strokeLinecap="round"
    aria-hidden="true"
  >
    <circle cx="12" cy="12" r="9" />
    <path d="M9 3.6c2.6 5 2.6 11.8 0 16.8M15 3.6c-2.6 5-2.6 11.8 0 16.8" />
  </svg>
)
