import { PRODUCTS, type Product } from '@understudy/contracts/agent-facts'
import { useState } from 'react'
import { type TextKey, useText } from '@/shared/i18n'
import { MorePages } from '@/shared/query/MorePages'
import { QueryFailed } from '@/shared/query/QueryFailed'
import { useInfiniteScroll } from '@/shared/query/use-infinite-scroll'
import { classes } from '@/shared/ui/classes'
import { Muted } from '@/shared/ui/Muted'
import { Skeleton } from '@/shared/ui/Skeleton'
import table from '@/shared/ui/Table.module.css'
import styles from './Agents.module.css'
import { useDownlines } from './agents.queries.ts'
import { NoTeam } from './NoTeam.tsx'
import { RatesSheet } from './RatesSheet.tsx'

/** Table of the direct downlines' rates by game; a tap on one opens the sheet to raise it. */
export function DownlineRates() {
  const t = useText()
  return (
    <section className={styles.section}>
      <h2 className={styles.title}>{t('agents:rate.downlines')}</h2>
      <Rates />
    </section>
  )
}

function Rates() {
  const t = useText()
  const [changing, change] = useState<{ account: string; product: Product }>()
  const { rows, list } = useDownlines({ sort: 'team' })
  useInfiniteScroll(list.hasMore && !list.isRefetching, list.loadMore)
  if (list.isPending) return <Skeleton height="240px" radius={20} />
  if (rows.length === 0) return list.error ? <QueryFailed error={list.error} onRetry={list.retry} /> : <NoTeam />
  return (
    <>
      <Muted>{t('agents:rate.tap')}</Muted>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: makes the scroll container reachable by keyboard */}
      <section className={classes(table.frame, styles.ratesFrame)} tabIndex={0} aria-label={t('agents:rate.downlines')}>
        <table className={table.table}>
          <thead>
            <tr>
              <th scope="col">{t('agents:new.account')}</th>
              {PRODUCTS.map((product) => (
                <th key={product} scope="col">
                  {t(`bets:kind.${product}` as TextKey)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ account, rebates }) => (
              <tr key={account}>
                <th scope="row">
                  <bdi>{account}</bdi>
                </th>
                {PRODUCTS.map((product) => (
                  <td key={product}>
                    <button
                      type="button"
                      className={styles.rate}
                      aria-haspopup="dialog"
                      aria-label={t('agents:rate.cell', {
                        name: account,
                        game: t(`bets:kind.${product}` as TextKey),
                        rate: rebates[product].toFixed(2),
                      })}
                      onClick={() => change({ account, product })}
                    >
                      <bdi dir="ltr">{rebates[product].toFixed(2)}</bdi>
                    </button>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <MorePages list={list} waiting={<Skeleton height="56px" radius={20} />} />
      {changing && <RatesSheet {...changing} onClose={() => change(undefined)} />}
    </>
  )
}
