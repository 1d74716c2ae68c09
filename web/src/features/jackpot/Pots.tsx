import { ChevronRight } from 'lucide-react'
import { useSettings } from '@/domain/system'
import { useDates } from '@/shared/format/dates'
import { moneyText } from '@/shared/format/money'
import { useText } from '@/shared/i18n'
import { paths } from '@/shared/navigation'
import { Link } from '@/shared/navigation/Link'
import { ButtonLink } from '@/shared/navigation/links'
import { QueryFailed } from '@/shared/query/QueryFailed'
import { classes } from '@/shared/ui/classes'
import { EmptyState } from '@/shared/ui/EmptyState'
import { List } from '@/shared/ui/List'
import { Picture } from '@/shared/ui/Picture'
import { breathing, Skeleton } from '@/shared/ui/Skeleton'
import { Climbing } from './Climbing.tsx'
import { usePots, type VendorOf } from './jackpot.queries.ts'
import { PotCard, potFigure } from './PotCard.tsx'
import styles from './Pots.module.css'

/** All pots with links to their games, and their sum. */
export function Pots({ vendorOf }: { vendorOf: VendorOf }) {
  const t = useText()
  const dates = useDates()
  const symbol = useSettings()?.currencySymbol ?? ''
  const { data, error, refetch } = usePots()
  if (error && !data)
    return (
      <QueryFailed error={error} onRetry={refetch}>
        {t('shared:state.loadFailed')}
      </QueryFailed>
    )
  if (data?.length === 0)
    return (
      <EmptyState
        scene="games"
        action={<ButtonLink to={paths.gameList({ gameType: 'RNG' })}>{t('jackpot:toGames')}</ButtonLink>}
      >
        {t('jackpot:none')}
      </EmptyState>
    )
  return (
    <>
      <PotCard title={t('jackpot:together')}>
        <p>
          <Climbing amount={data?.reduce((sum, { amount }) => sum + amount, 0)} className={potFigure} />
        </p>
      </PotCard>
      <section aria-label={t('jackpot:pots')}>
        <List className={styles.list}>
          {data?.map(({ vendor, amount, lastWin }) => {
            const vendorName = vendorOf(vendor)
            return (
              <li key={vendor} className={styles.pot}>
                {vendorName ? (
                  <Picture src={vendorName.icon} alt="" width={40} height={40} className={styles.icon} />
                ) : (
                  <Skeleton width={40} height={40} />
                )}
                <div className={styles.what}>
                  <Link
                    to={paths.gameList({ gameType: 'RNG', vassalage: vendor })}
                    className={styles.name}
                    aria-label={t('jackpot:play', { vendor: vendorName?.displayName ?? vendor })}
                  >
                    {vendorName?.displayName ?? vendor}
                  </Link>
                  <Climbing amount={amount} className={styles.amount} />
                  {lastWin && (
                    <span className={styles.lastWin}>
                      {t('jackpot:lastWin', {
                        name: `\u2068${lastWin.userName}\u2069`,
                        amount: moneyText(symbol, lastWin.amount),
                      })}
                      {' · '}
                      {dates.merchant(lastWin.wonAt, 'short')}
                    </span>
                  )}
                </div>
                <ChevronRight size={20} className="mirrored" aria-hidden="true" />
              </li>
            )
          })}
          {!data && <Waiting />}
        </List>
      </section>
    </>
  )
}

const Waiting = () =>
  Array.from({ length: 5 }, (_, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: placeholders
    <li key={`place-${index}`} className={classes(styles.pot, breathing)}>
      <Skeleton width={40} height={40} />
      <div className={styles.what}>
        <span className={styles.name}>&nbsp;</span>
        <Climbing amount={undefined} className={styles.amount} />
      </div>
    </li>
  ))
