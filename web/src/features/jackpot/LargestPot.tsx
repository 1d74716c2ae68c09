import { failedOf } from '@/shared/api'
import { useText } from '@/shared/i18n'
import { paths } from '@/shared/navigation'
import { Link } from '@/shared/navigation/Link'
import { FailedLine } from '@/shared/query/FailedLine'
import { Picture } from '@/shared/ui/Picture'
import { RowArrow } from '@/shared/ui/Rows'
import { useInSight } from '@/shared/ui/use-in-sight'
import { Climbing } from './Climbing.tsx'
import { usePots, type VendorOf } from './jackpot.queries.ts'
import styles from './LargestPot.module.css'
import { PotCard, potFigure } from './PotCard.tsx'

interface LargestPotProps {
  enabled: boolean
  vendorOf: VendorOf | undefined
}

/** The largest pot with a link to all. */
export function LargestPot({ enabled, vendorOf }: LargestPotProps) {
  const t = useText()
  const [box, inSight] = useInSight()
  const query = usePots({ enabled, inSight })
  const { data } = query
  const failed = failedOf(query)
  if (data?.length === 0) return null
  const [pot] = data ?? []
  const vendor = pot && vendorOf?.(pot.vendor)
  return (
    <PotCard ref={box} title={t('jackpot:title')}>
      {failed ? (
        <FailedLine error={failed.error} onRetry={failed.retry} said={t('shared:state.loadFailed')} />
      ) : (
        <p>
          <Climbing amount={pot?.amount} className={potFigure} />
        </p>
      )}
      <p className={styles.vendor}>
        {vendor && <Picture src={vendor.icon} alt="" width={22} height={22} className={styles.icon} />}
        {vendor?.displayName ?? '\u00a0'}
      </p>
      <Link to={paths.jackpots()} className={styles.all}>
        {t('jackpot:all')}
        <RowArrow />
      </Link>
    </PotCard>
  )
}
