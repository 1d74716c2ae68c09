import { DEPOSIT_MODES, DEPOSIT_STATES, type DepositStateName } from '@understudy/contracts/deposits'
import type { DepositRecord } from '@understudy/contracts/records'
import { memo } from 'react'
import { useDates } from '@/shared/format/dates'
import { useText } from '@/shared/i18n'
import { paths } from '@/shared/navigation'
import { ButtonLink } from '@/shared/navigation/links'
import { CopyFact } from '@/shared/records/CopyFact'
import { DetailSheet } from '@/shared/records/DetailSheet'
import { FilterSelect, Filters } from '@/shared/records/FilterSelect'
import { PeriodFilter } from '@/shared/records/PeriodFilter'
import { RecordRow } from '@/shared/records/RecordRow'
import { Totals } from '@/shared/records/Totals'
import type { Selection } from '@/shared/records/use-selection'
import { Fact } from '@/shared/ui/Facts'
import { Money } from '@/shared/ui/Money'
import { StatusTag } from '@/shared/ui/StatusTag'
import styles from './Deposits.module.css'
import type { DepositFilter } from './deposit-record.queries.ts'
import { depositStateKey, depositStateTone } from './deposit-text.ts'

interface FiltersProps {
  selection: Selection<DepositFilter>
  onChange: (selection: Selection<DepositFilter>) => void
}

/** Filters by days, state and channel. */
export function DepositFilters({ selection, onChange }: FiltersProps) {
  const t = useText()
  const { span, filter } = selection
  const states = Object.entries(DEPOSIT_STATES) as [DepositStateName, number][]
  return (
    <div className={styles.filters}>
      <PeriodFilter
        label={t('deposits:record.days')}
        value={span}
        onChange={(next) => onChange({ span: next, filter })}
      />
      <Filters>
        <FilterSelect
          label={t('deposits:record.state')}
          value={filter.state}
          options={states.map(([name, state]) => [String(state), t(`deposits:state.${name}`)] as const)}
          onChange={(state) => onChange({ span, filter: { ...filter, state } })}
        />
        <FilterSelect
          label={t('deposits:order.channel')}
          value={filter.depositMode}
          options={DEPOSIT_MODES.map((mode) => [mode, t(`deposits:mode.${mode}`)] as const)}
          onChange={(depositMode) => onChange({ span, filter: { ...filter, depositMode } })}
        />
      </Filters>
    </div>
  )
}

interface DepositTotalsProps {
  footer: { requestedAmount: number; fee: number; reimbursementAmount: number; amount: number }
  count: number
  symbol: string
}

/** Totals of the arrived deposits of the selection. */
export function DepositTotals({ footer, count, symbol }: DepositTotalsProps) {
  const t = useText()
  const sum = (name: string, amount: number) => ({ name, value: <Money amount={amount} symbol={symbol} /> })
  return (
    <Totals
      label={t('record:total')}
      count={t('deposits:record.count', { count })}
      sums={[
        sum(t('deposits:record.arrived'), footer.amount),
        sum(t('deposits:order.fee'), footer.fee),
        sum(t('deposits:order.back'), footer.reimbursementAmount),
      ]}
    />
  )
}

interface RowProps {
  deposit: DepositRecord
  symbol: string
  onShow: (deposit: DepositRecord) => void
}

/** Row of a deposit: channel, time, amount and status. */
export const DepositRow = memo(function DepositRow({ deposit, symbol, onShow }: RowProps) {
  const t = useText()
  const { merchant } = useDates()
  return (
    <RecordRow
      title={<bdi>{deposit.vendorName}</bdi>}
      hint={
        <>
          <bdi dir="ltr">{merchant(deposit.depositDate, 'time')}</bdi> · {t(`deposits:mode.${deposit.depositMode}`)}
        </>
      }
      amount={<Money amount={deposit.requestedAmount} symbol={symbol} decimals={2} />}
      status={<StatusTag tone={depositStateTone(deposit.state)}>{t(depositStateKey(deposit.state))}</StatusTag>}
      onOpen={() => onShow(deposit)}
    />
  )
})

interface SheetProps {
  deposit: DepositRecord
  symbol: string
  onClose: () => void
}

/** Sheet with the details of a deposit, and a link to its order. */
export function DepositSheet({ deposit, symbol, onClose }: SheetProps) {
  const t = useText()
  const { merchant } = useDates()
  const money = (amount: number) => <Money amount={amount} symbol={symbol} decimals={2} />
  const { reason, remark, refId, actualDepositDate: arrivedAt } = deposit
  return (
    <DetailSheet
      title={t('deposits:order.title')}
      onClose={onClose}
      facts={
        <>
          <Fact label={t('deposits:amount')}>{money(deposit.requestedAmount)}</Fact>
          <Fact label={t('deposits:record.state')}>
            <StatusTag tone={depositStateTone(deposit.state)}>{t(depositStateKey(deposit.state))}</StatusTag>
          </Fact>
          {reason && <Fact label={t('deposits:record.reason')}>{t(`deposits:reason.${reason}`)}</Fact>}
          {remark && (
            <Fact label={t('deposits:record.remark')}>
              <bdi>{remark}</bdi>
            </Fact>
          )}
          {deposit.fee > 0 && <Fact label={t('deposits:order.fee')}>{money(deposit.fee)}</Fact>}
          {deposit.reimbursementAmount > 0 && (
            <Fact label={t('deposits:order.back')}>{money(deposit.reimbursementAmount)}</Fact>
          )}
          {arrivedAt !== null && <Fact label={t('deposits:order.arrived')}>{money(deposit.amount)}</Fact>}
          <Fact label={t('deposits:order.channel')}>
            <bdi>{deposit.vendorName}</bdi>
          </Fact>
          <Fact label={t('deposits:order.opened')}>{merchant(deposit.depositDate, 'second')}</Fact>
          {arrivedAt !== null && <Fact label={t('deposits:record.arrivedAt')}>{merchant(arrivedAt, 'second')}</Fact>}
          <CopyFact label={t('deposits:order.number')} value={deposit.transId} />
          {refId && <CopyFact label={t('deposits:order.refId')} value={refId} />}
        </>
      }
    >
      <ButtonLink to={paths.deposit({ order: deposit.transId })}>{t('deposits:record.open')}</ButtonLink>
    </DetailSheet>
  )
}
