import type { WithdrawRecord } from '@understudy/contracts/records'
import { WITHDRAWAL_STATES, type WithdrawalStateName } from '@understudy/contracts/withdrawals'
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
import styles from './Withdrawals.module.css'
import type { WithdrawFilter } from './withdraw-record.queries.ts'
import { withdrawalStateKey, withdrawalStateTone } from './withdrawal-text.ts'
import { leavesWallet } from './withdrawals.queries.ts'

interface FiltersProps {
  selection: Selection<WithdrawFilter>
  onChange: (selection: Selection<WithdrawFilter>) => void
}

/** Filters by days and state. */
export function WithdrawFilters({ selection, onChange }: FiltersProps) {
  const t = useText()
  const { span, filter } = selection
  const states = Object.entries(WITHDRAWAL_STATES) as [WithdrawalStateName, number][]
  return (
    <div className={styles.filters}>
      <PeriodFilter
        label={t('withdrawals:record.days')}
        value={span}
        onChange={(next) => onChange({ span: next, filter })}
      />
      <Filters>
        <FilterSelect
          label={t('withdrawals:record.state')}
          value={filter.status}
          options={states.map(([name, state]) => [String(state), t(`withdrawals:state.${name}`)] as const)}
          onChange={(status) => onChange({ span, filter: { ...filter, status } })}
        />
      </Filters>
    </div>
  )
}

interface WithdrawTotalsProps {
  footer: { amount: number; fee: number; underWay: number }
  count: number
  symbol: string
}

/** Totals of the selection: what left the wallet and was not returned. */
export function WithdrawTotals({ footer, count, symbol }: WithdrawTotalsProps) {
  const t = useText()
  const sum = (name: string, amount: number) => ({ name, value: <Money amount={amount} symbol={symbol} /> })
  return (
    <Totals
      label={t('record:total')}
      count={t('withdrawals:record.count', { count })}
      sums={[
        sum(t('withdrawals:record.left'), footer.amount),
        sum(t('withdrawals:order.fee'), footer.fee),
        sum(t('withdrawals:record.underWay'), footer.underWay),
      ]}
    />
  )
}

interface RowProps {
  withdrawal: WithdrawRecord
  symbol: string
  onShow: (withdrawal: WithdrawRecord) => void
}

/** Row of a withdrawal: account, time, amount and status. */
export const WithdrawRow = memo(function WithdrawRow({ withdrawal, symbol, onShow }: RowProps) {
  const t = useText()
  const { merchant } = useDates()
  const { bankName, accountNo, withdrawDate, amount, status } = withdrawal
  return (
    <RecordRow
      title={<bdi>{bankName}</bdi>}
      hint={
        <>
          <bdi dir="ltr">{merchant(withdrawDate, 'time')}</bdi> · <bdi dir="ltr">{accountNo}</bdi>
        </>
      }
      amount={<Money amount={amount} symbol={symbol} decimals={2} />}
      status={<StatusTag tone={withdrawalStateTone(status)}>{t(withdrawalStateKey(status))}</StatusTag>}
      onOpen={() => onShow(withdrawal)}
    />
  )
})

interface SheetProps {
  withdrawal: WithdrawRecord
  symbol: string
  onClose: () => void
}

/** Sheet with the details of a withdrawal, and a link to its order. */
export function WithdrawSheet({ withdrawal, symbol, onClose }: SheetProps) {
  const t = useText()
  const { merchant } = useDates()
  const money = (amount: number) => <Money amount={amount} symbol={symbol} decimals={2} />
  const { amount, fee, status, reason, remark, endedAt } = withdrawal
  return (
    <DetailSheet
      title={t('withdrawals:order.title')}
      onClose={onClose}
      facts={
        <>
          <Fact label={t('withdrawals:form.amount')}>{money(amount)}</Fact>
          <Fact label={t('withdrawals:record.state')}>
            <StatusTag tone={withdrawalStateTone(status)}>{t(withdrawalStateKey(status))}</StatusTag>
          </Fact>
          {reason && <Fact label={t('withdrawals:record.reason')}>{t(`withdrawals:reason.${reason}`)}</Fact>}
          {remark && (
            <Fact label={t('withdrawals:record.remark')}>
              <bdi>{remark}</bdi>
            </Fact>
          )}
          {leavesWallet(status) && (
            <>
              <Fact label={t('withdrawals:order.fee')}>{money(fee)}</Fact>
              <Fact label={t('withdrawals:order.arrives')}>{money(amount - fee)}</Fact>
            </>
          )}
          <Fact label={t('withdrawals:order.card')}>
            <bdi>{withdrawal.bankName}</bdi> <bdi dir="ltr">{withdrawal.accountNo}</bdi>
          </Fact>
          <Fact label={t('withdrawals:order.payee')}>
            <bdi>{withdrawal.payeeName}</bdi>
          </Fact>
          <Fact label={t('withdrawals:order.asked')}>{merchant(withdrawal.withdrawDate, 'second')}</Fact>
          {endedAt !== null && <Fact label={t('withdrawals:record.ended')}>{merchant(endedAt, 'second')}</Fact>}
          <CopyFact label={t('withdrawals:order.number')} value={withdrawal.refId} />
        </>
      }
    >
      <ButtonLink to={paths.withdraw({ order: withdrawal.refId })}>{t('withdrawals:record.open')}</ButtonLink>
    </DetailSheet>
  )
}
