import type { ProfitDay } from '@understudy/contracts/records'
import { useSettings } from '@/domain/system'
import { ProfitHead } from '@/features/records/ProfitHead'
import { ProfitDays, ProfitTypes } from '@/features/records/ProfitLists'
import { useProfitAndLoss } from '@/features/records/records.queries'
import { now } from '@/shared/clock'
import { useText } from '@/shared/i18n'
import { paths } from '@/shared/navigation'
import { ButtonLink } from '@/shared/navigation/links'
import { QueryState } from '@/shared/query/QueryState'
import { EmptyRecord } from '@/shared/records/EmptyRecord'
import { PeriodFilter } from '@/shared/records/PeriodFilter'
import { daysOf } from '@/shared/records/period'
import { among, useSelection } from '@/shared/records/use-selection'
import page from '@/shared/ui/Page.module.css'
import { Segments } from '@/shared/ui/Segments'
import { Skeleton } from '@/shared/ui/Skeleton'

const VIEWS = ['days', 'types'] as const
type View = (typeof VIEWS)[number]
const FILTERS = { view: among(VIEWS) } as const

/** Whether a day has any movement that the report shows. */
const isEventful = ({ bets, deposit, withdraw, reward, income, transfer }: ProfitDay) =>
  [bets, deposit, withdraw, reward, income, transfer].some((figure) => figure !== 0)

/** The personal profit and loss: results of bets and rewards, by day and by type of game (RECORDS-005). */
export default function ProfitAndLossScreen() {
  const t = useText()
  const symbol = useSettings()?.currencySymbol ?? ''
  const [{ span, filter }, select] = useSelection(FILTERS)
  const view = (filter.view ?? 'days') as View
  return (
    <div className={page.page}>
      <PeriodFilter label={t('records:when')} value={span} onChange={(next) => select({ span: next, filter })} />
      <QueryState query={useProfitAndLoss(span)} waiting={<Skeleton height="420px" radius={20} />}>
        {({ list, types, footer }) => {
          const days = list.filter(isEventful)
          if (days.length === 0)
            return (
              <EmptyRecord
                selection={{ span, filter: {} }}
                onSelect={select}
                action={<ButtonLink to={paths.games()}>{t('records:pnl.way')}</ButtonLink>}
              >
                {t('records:pnl.empty')}
              </EmptyRecord>
            )
          return (
            <>
              <ProfitHead totals={footer} days={list} symbol={symbol} />
              <Segments<View>
                label={t('records:pnl.view')}
                options={VIEWS.map((value) => ({ value, label: t(`records:pnl.${value}`) }))}
                value={view}
                onChange={(chosen) => select({ span, filter: { view: chosen } })}
              />
              {view === 'days' ? (
                <ProfitDays days={days} symbol={symbol} />
              ) : (
                <ProfitTypes types={types} days={daysOf(span, now())} symbol={symbol} />
              )}
            </>
          )
        }}
      </QueryState>
    </div>
  )
}
