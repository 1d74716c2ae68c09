import { hotAndGap } from '@understudy/contracts/lottery'
import type { CSSProperties } from 'react'
import { failedOf, STALE, useApiQuery } from '@/shared/api'
import { useText } from '@/shared/i18n'
import { QueryFailed } from '@/shared/query/QueryFailed'
import { Muted } from '@/shared/ui/Muted'
import { Skeleton } from '@/shared/ui/Skeleton'
import styles from './HotAndGap.module.css'

/** Bars by position: how often each symbol was drawn, or for how many draws it was not. */
export function HotAndGap({ gameId, of }: { gameId: string; of: 'hot' | 'gap' }) {
  const t = useText()
  const query = useApiQuery(hotAndGap, { params: { gameId }, query: {} }, { staleTime: STALE.always })
  const { data } = query
  const failed = failedOf(query)
  if (failed) return <QueryFailed error={failed.error} onRetry={failed.retry} />
  if (!data) return <Skeleton height={260} radius={16} />
  return (
    <>
      <Muted>{t(`lotto:results.${of}Hint`, { count: data.draws })}</Muted>
      {data.positions.map(({ value, label }) => {
        const counts = data[of][value] ?? []
        const most = Math.max(1, ...counts)
        return (
          <section key={value} className={styles.position}>
            <h2 className={styles.label}>{label}</h2>
            <ol className={styles.symbols} dir="ltr">
              {data.symbols.map((symbol, index) => {
                const count = counts[index]
                if (count === undefined) return null
                return (
                  <li key={symbol} className={styles.symbol} data-top={count === most}>
                    <span className={styles.bar} style={{ '--share': count / most } as CSSProperties} />
                    <strong>{symbol}</strong>
                    <span>{count}</span>
                  </li>
                )
              })}
            </ol>
          </section>
        )
      })}
    </>
  )
}
