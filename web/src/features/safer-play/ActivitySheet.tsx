import { type Activity, activity } from '@understudy/contracts/safer-play'
import { STALE, useApiQuery } from '@/shared/api'
import { formatAmount } from '@/shared/format/money'
import { useText } from '@/shared/i18n'
import { QueryState } from '@/shared/query/QueryState'
import { Overlay } from '@/shared/ui/Overlay'
import page from '@/shared/ui/Page.module.css'
import { Skeleton } from '@/shared/ui/Skeleton'
import styles from './ActivitySheet.module.css'
import { daysText } from './limit-text.ts'

const LINES = ['deposited', 'staked', 'open', 'won', 'result', 'sessions', 'minutes'] as const

const figureOf = (line: (typeof LINES)[number], row: Activity): string => {
  if (line === 'sessions' || line === 'minutes') return formatAmount(row[line], 0)
  return formatAmount(row[line])
}

/** Sheet with deposits, stakes, winnings and playing time over a day, a week and a month. */
export function ActivitySheet({ symbol, onClose }: { symbol: string; onClose: () => void }) {
  const t = useText()
  const query = useApiQuery(activity, undefined, { staleTime: STALE.always })
  return (
    <Overlay open onClose={onClose} from="below" title={t('safer-play:activity.title')}>
      <div className={page.sheet}>
        <p className={page.intro}>{t('safer-play:activity.intro', { symbol })}</p>
        <QueryState query={query} waiting={<Skeleton height="294px" radius={12} />}>
          {(data) => (
            <table className={styles.table}>
              <thead>
                <tr>
                  <th scope="col">
                    <span className="visually-hidden">{t('safer-play:activity.line')}</span>
                  </th>
                  {data.map(({ days }) => (
                    <th key={days} scope="col">
                      {daysText(days)}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {LINES.map((line) => (
                  <tr key={line}>
                    <th scope="row">{t(`safer-play:activity.${line}`)}</th>
                    {data.map((row) => (
                      <td key={row.days}>
                        <bdi dir="ltr">{figureOf(line, row)}</bdi>
                      </td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
          )}
        </QueryState>
      </div>
    </Overlay>
  )
}
