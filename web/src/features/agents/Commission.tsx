import type { commission } from '@understudy/contracts/agent-reports'
import type { ReplyOf } from '@understudy/contracts/endpoint'
import { useDates } from '@/shared/format/dates'
import { type TextKey, useText } from '@/shared/i18n'
import { RecordRow } from '@/shared/records/RecordRow'
import { Totals } from '@/shared/records/Totals'
import { EmptyState } from '@/shared/ui/EmptyState'
import { List } from '@/shared/ui/List'
import { Money } from '@/shared/ui/Money'
import { Muted } from '@/shared/ui/Muted'
import table from '@/shared/ui/Table.module.css'
import { ToTeam } from './ToTeam.tsx'

/** The agent's commission by product and by day, and how much of it was paid. */
export function Commission({ reply, symbol }: { reply: ReplyOf<typeof commission>; symbol: string }) {
  const t = useText()
  const { calendar } = useDates()
  const { list, products, footer } = reply
  return (
    <>
      {list.length === 0 ? (
        <EmptyState scene="money" action={<ToTeam />}>
          {t('agents:rate.none')}
        </EmptyState>
      ) : (
        <>
          <Totals
            label={t('record:total')}
            sums={[
              { name: t('agents:rate.earned'), value: <Money amount={footer.commission} symbol={symbol} /> },
              { name: t('agents:rate.paid'), value: <Money amount={footer.paid} symbol={symbol} /> },
              { name: t('agents:fig.validBet'), value: <Money amount={footer.validBet} symbol={symbol} /> },
            ]}
          />
          <div className={table.frame}>
            <table className={table.table}>
              <caption className="visually-hidden">{t('agents:view.products')}</caption>
              <thead>
                <tr>
                  <th scope="col">{t('agents:product')}</th>
                  <th scope="col">{t('agents:rate.rate')}</th>
                  <th scope="col">{t('agents:fig.validBet')}</th>
                  <th scope="col">{t('agents:rate.earned')}</th>
                </tr>
              </thead>
              <tbody>
                {products.map(({ gameType, rate, validBet, commission: earned }) => (
                  <tr key={gameType}>
                    <th scope="row">{t(`bets:kind.${gameType}` as TextKey)}</th>
                    <td>
                      <bdi dir="ltr">{rate.toFixed(2)}%</bdi>
                    </td>
                    <td>
                      <Money amount={validBet} symbol={symbol} decimals={0} />
                    </td>
                    <td>
                      <Money amount={earned} symbol={symbol} />
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
          <List>
            {list.map(({ date, validBet, commission: earned, paidAt }) => (
              <li key={date}>
                <RecordRow
                  title={calendar(date, 'shortWeekday')}
                  hint={<Money amount={validBet} symbol={symbol} />}
                  amount={<Money amount={earned} symbol={symbol} />}
                  status={earned > 0 && t(paidAt === null ? 'agents:rate.waiting' : 'agents:rate.paid')}
                />
              </li>
            ))}
          </List>
        </>
      )}
      <Muted>{t('agents:rate.rule')}</Muted>
    </>
  )
}
