import { withdrawSettings } from '@understudy/contracts/withdrawals'
import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { useSettings } from '@/domain/system'
import { PaymentSheet } from '@/features/security/PaymentSheet'
import { useSecurityConfig } from '@/features/security/security.queries'
import { AddCardSheet } from '@/features/withdrawals/AddCardSheet'
import { CardList } from '@/features/withdrawals/CardList'
import { OpenWithdrawals } from '@/features/withdrawals/OpenWithdrawals'
import { WithdrawalView } from '@/features/withdrawals/WithdrawalView'
import { TurnoverBar, WithdrawFacts, type WithdrawSettings } from '@/features/withdrawals/WithdrawFacts'
import { WithdrawForm } from '@/features/withdrawals/WithdrawForm'
import { WithdrawNotice } from '@/features/withdrawals/WithdrawNotice'
import { useWithdrawal, useWithdrawCards, useWithdrawSettings } from '@/features/withdrawals/withdrawals.queries'
import { invalidate } from '@/shared/api'
import { useText } from '@/shared/i18n'
import { paths } from '@/shared/navigation'
import { ButtonLink } from '@/shared/navigation/links'
import { useIsHere } from '@/shared/navigation/use-is-here'
import { QueryFailed } from '@/shared/query/QueryFailed'
import { QueryState } from '@/shared/query/QueryState'
import { Button } from '@/shared/ui/Button'
import { EmptyState } from '@/shared/ui/EmptyState'
import page from '@/shared/ui/Page.module.css'
import { Skeleton } from '@/shared/ui/Skeleton'

const Waiting = () => (
  <>
    <Skeleton height="220px" radius={20} />
    <Skeleton height="160px" radius={20} />
  </>
)

/** /m/withdraw: the withdrawal form, the withdrawal named in the URL, or the accounts to pay to (ROUTE-010). */
export default function WithdrawScreen() {
  const [query] = useSearchParams()
  const refId = query.get('order')
  return (
    <div className={page.page}>
      {refId ? <Order refId={refId} /> : query.get('view') === 'cards' ? <Cards /> : <NewWithdrawal />}
    </div>
  )
}

function NewWithdrawal() {
  const symbol = useSettings()?.currencySymbol ?? ''
  const settings = useWithdrawSettings()
  return (
    <QueryState query={settings} waiting={<Waiting />}>
      {(data) => <WithdrawSteps settings={data} symbol={symbol} />}
    </QueryState>
  )
}

function WithdrawSteps({ settings, symbol }: { settings: WithdrawSettings; symbol: string }) {
  const navigate = useNavigate()
  const isHere = useIsHere()
  // Not needed by members who have a payment password.
  const security = useSecurityConfig({ enabled: !settings.hasPaymentPassword })
  const { sheet, needPassword, addCard } = useSheets({
    hasPassword: settings.hasPaymentPassword,
    asks: security.data?.hasPassword ?? true,
    payeeName: settings.cards[0]?.payeeName ?? '',
  })
  const failed = failureOf(security)
  return (
    <>
      <WithdrawFacts settings={settings} symbol={symbol} />
      <WithdrawNotice settings={settings} />
      <TurnoverBar settings={settings} symbol={symbol} />
      <OpenWithdrawals orders={settings.pending} symbol={symbol} />
      {failed}
      {!failed && settings.cards.length === 0 && <NoCard onAdd={addCard} />}
      {!failed && settings.cards.length > 0 && (
        <WithdrawForm
          settings={settings}
          symbol={symbol}
          onUnset={needPassword}
          onOpened={(order) => isHere() && navigate(paths.withdraw({ order }))}
        />
      )}
      {sheet}
    </>
  )
}

/** Shown when the settings for a first payment password failed to load: nothing that needs one can start. */
const failureOf = ({ data, error, refetch }: ReturnType<typeof useSecurityConfig>) =>
  data === undefined && error ? <QueryFailed error={error} onRetry={refetch} /> : undefined

function NoCard({ onAdd, busy = false }: { onAdd: () => void; busy?: boolean }) {
  const t = useText()
  return (
    <EmptyState
      scene="money"
      action={
        <Button busy={busy} onClick={onAdd}>
          {t('withdrawals:cards.add')}
        </Button>
      }
    >
      {t('withdrawals:cards.none')}
    </EmptyState>
  )
}

/** The sheets of the page: without a payment password, one is set first, then the intended action continues. */
function useSheets({ hasPassword, asks, payeeName }: { hasPassword: boolean; asks: boolean; payeeName: string }) {
  const t = useText()
  const [openSheet, show] = useState<'password' | 'card' | 'password then card'>()
  const close = () => show(undefined)
  const passwordSet = () => {
    void invalidate(withdrawSettings)
    show(openSheet === 'password then card' ? 'card' : undefined)
  }
  const sheet =
    openSheet === 'card' ? (
      <AddCardSheet payeeName={payeeName} onClose={close} />
    ) : (
      openSheet && (
        <PaymentSheet
          isSet={false}
          asks={asks}
          before={{ title: t('withdrawals:first.title'), reason: t('withdrawals:first.reason') }}
          onClose={close}
          onDone={passwordSet}
        />
      )
    )
  return {
    sheet,
    needPassword: () => show('password'),
    addCard: () => show(hasPassword ? 'card' : 'password then card'),
  }
}

function Cards() {
  const t = useText()
  const query = useWithdrawCards()
  const security = useSecurityConfig()
  const { sheet, addCard } = useSheets({
    hasPassword: security.data?.hasPaymentPassword ?? false,
    asks: security.data?.hasPassword ?? true,
    payeeName: query.data?.payeeName ?? '',
  })
  const failed = failureOf(security)
  // Not before it is known whether there is a payment password.
  const busy = security.data === undefined
  return (
    <>
      <QueryState query={query} waiting={<Waiting />}>
        {({ cards, limit }) => (
          <>
            {cards.length > 0 ? <CardList cards={cards} /> : !failed && <NoCard busy={busy} onAdd={addCard} />}
            {failed}
            {!failed && cards.length > 0 && cards.length < limit && (
              <Button size="large" wide busy={busy} onClick={addCard}>
                {t('withdrawals:cards.add')}
              </Button>
            )}
            {cards.length >= limit && <p>{t('withdrawals:cards.full', { count: limit })}</p>}
          </>
        )}
      </QueryState>
      <ButtonLink to={paths.withdraw()} look="quiet">
        {t('withdrawals:cards.back')}
      </ButtonLink>
      {sheet}
    </>
  )
}

function Order({ refId }: { refId: string }) {
  const t = useText()
  const symbol = useSettings()?.currencySymbol ?? ''
  const query = useWithdrawal(refId)
  // A malformed order number counts as absent.
  const missing = query.error?.code === 'request_param_err'
  return (
    <>
      <QueryState query={query} waiting={<Waiting />} failed={missing && t('shared:error.err_order_missing')}>
        {(order) => <WithdrawalView order={order} symbol={symbol} />}
      </QueryState>
      <ButtonLink to={paths.withdraw()} look="secondary" wide>
        {t('withdrawals:again')}
      </ButtonLink>
    </>
  )
}
