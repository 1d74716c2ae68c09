import { useNavigate } from 'react-router-dom'
import { useSettings } from '@/domain/system'
import { ApiError, apiQuery, errorText, queryClient } from '@/shared/api'
import { useText } from '@/shared/i18n'
import { paths } from '@/shared/navigation'
import { merchantCode, useSession } from '@/shared/session'
import { toast } from '@/shared/ui/toast'
import styles from './BottomMenu.module.css'

/** The vendor whose sports game stands behind Cricket (spec §2). */
const CRICKET_VENDOR = 'U9W'

/** Players start the sports game, visitors see the cricket site the merchant names (SHELL-008, SHELL-009). */
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

/** The ids come from `mapping.SPORTS.U9W` of the vendor data (LAUNCH-023). */
function useStartCricket() {
  const navigate = useNavigate()
  return async () => {
    try {
      const { vendorGameTypes } = await import('@understudy/contracts/games')
      const { mapping } = await queryClient.fetchQuery(
        apiQuery(vendorGameTypes, { query: { typeId: '1', merchant_code: merchantCode() } }),
      )
      const game = mapping.SPORTS?.[CRICKET_VENDOR]
      if (!game) throw new ApiError('game.not.found')
      navigate(
        paths.play({ nodeId: game.nodeId }, { vassalage: CRICKET_VENDOR, gameType: 'SPORTS', gameId: game.gameId }),
      )
    } catch (error) {
      toast.error(errorText(error))
    }
  }
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
