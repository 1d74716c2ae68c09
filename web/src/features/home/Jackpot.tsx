import { jackpot } from '@understudy/contracts/lobby'
import { useApiQuery } from '@/shared/api'
import { useText } from '@/shared/i18n'
import { useSettings } from '@/shared/system'
import { formatAmount } from '@/shared/ui/format-amount'
import { Picture } from '@/shared/ui/Picture'
import styles from './Jackpot.module.css'
import { useEased } from './use-eased.ts'

/** How often the pots are asked for; between two answers the figure climbs from one to the other. */
const EVERY = 10_000

interface JackpotProps {
  enabled: boolean
  vendorOf: (code: string) => { displayName: string; icon: string } | undefined
}

/** The largest pot, climbing. The platform computes pots from the time, so the next answer is never smaller. */
export function Jackpot({ enabled, vendorOf }: JackpotProps) {
  const t = useText()
  const symbol = useSettings()?.currencySymbol ?? ''
  const { data } = useApiQuery(jackpot, undefined, { enabled, refetchInterval: EVERY, staleTime: EVERY })
  const pot = data?.reduce((best, one) => (one.amount > best.amount ? one : best), data[0] ?? { amount: 0, vendor: '' })
  const amount = useEased(pot?.amount)
  if (data?.length === 0) return null
  const vendor = pot && vendorOf(pot.vendor)
  return (
    <section className={styles.pot} aria-labelledby="jackpot">
      <h2 id="jackpot" className={styles.title}>
        {t('home:jackpot.title')}
      </h2>
      <p className={styles.figure}>
        <bdi dir="ltr">
          {symbol} {amount === undefined ? '···' : formatAmount(amount, 2)}
        </bdi>
      </p>
      <p className={styles.vendor}>
        {vendor && <Picture src={vendor.icon} alt="" width={22} height={22} className={styles.icon} />}
        {vendor?.displayName ?? '\u00a0'}
      </p>
    </section>
  )
}
