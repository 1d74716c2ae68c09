import type { DepositOrder } from '@understudy/contracts/deposits'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { useSettings, useTakesDeposits } from '@/domain/system'
import { Balance } from '@/domain/wallet/Balance'
import { DepositForm } from '@/features/deposits/DepositForm'
import { DepositNotice } from '@/features/deposits/DepositNotice'
import { DepositOrderView } from '@/features/deposits/DepositOrderView'
import {
  useDepositChannels,
  useDepositOrder,
  useDepositPromotions,
  useDepositSettings,
} from '@/features/deposits/deposits.queries'
import { OpenDeposits } from '@/features/deposits/OpenDeposits'
import { paymentAddress } from '@/features/deposits/pay'
import { PushOffer } from '@/features/push/PushOffer'
import { useText } from '@/shared/i18n'
import { openPanel, paths } from '@/shared/navigation'
import { ButtonLink } from '@/shared/navigation/links'
import { useIsHere } from '@/shared/navigation/use-is-here'
import { QueryState } from '@/shared/query/QueryState'
import { useTheme } from '@/shared/theme'
import { Button } from '@/shared/ui/Button'
import { EmptyState } from '@/shared/ui/EmptyState'
import page from '@/shared/ui/Page.module.css'
import { Skeleton } from '@/shared/ui/Skeleton'
import { PlayNext } from './deposit/PlayNext.tsx'

/** /m/voucherCenter: the deposit form, or the order named in the URL (ROUTE-010). */
export default function DepositScreen() {
  const [query] = useSearchParams()
  const transId = query.get('order')
  const promotion = Number(query.get('promotion')) || undefined
  if (!useTakesDeposits()) return <NoDeposits />
  return (
    <div className={page.page}>
      {transId ? <Order transId={transId} isPaid={query.has('paid')} /> : <NewDeposit promotion={promotion} />}
    </div>
  )
}

/** Shown if the merchant takes no deposits in the app. */
function NoDeposits() {
  const t = useText()
  return (
    <EmptyState
      scene="money"
      action={<Button onClick={() => openPanel('service')}>{t('shared:action.service')}</Button>}
    >
      {t('deposits:off.text')}
    </EmptyState>
  )
}

function NewDeposit({ promotion }: { promotion: number | undefined }) {
  const navigate = useNavigate()
  const theme = useTheme()
  const symbol = useSettings()?.currencySymbol ?? ''
  const channels = useDepositChannels()
  const { data: settings, isLoading: settingsLoad } = useDepositSettings()
  const { data: promotions = [], isLoading: promotionsLoad } = useDepositPromotions()
  const isHere = useIsHere()
  const opened = ({ transId, payUrl }: DepositOrder) => {
    if (!isHere()) return
    // The order first, so that players who return from the gateway in any way find it.
    navigate(paths.deposit({ order: transId }))
    const address = payUrl && paymentAddress(payUrl, theme)
    if (address) location.assign(address)
  }
  return (
    <>
      <Balance />
      {settings && <DepositNotice settings={settings} symbol={symbol} />}
      <OpenDeposits orders={settings?.pending ?? []} symbol={symbol} />
      {settingsLoad || promotionsLoad ? (
        // Notices stand above the form and promotions in it, which would move when they come.
        <Waiting />
      ) : (
        <QueryState query={channels} waiting={<Waiting />}>
          {(data) => (
            <DepositForm
              channels={data}
              symbol={symbol}
              promotions={promotions}
              wanted={promotion}
              limitLeft={settings?.limitLeft ?? null}
              closed={settings?.allowDeposit === 'N'}
              onOpened={opened}
            />
          )}
        </QueryState>
      )}
    </>
  )
}

function Order({ transId, isPaid }: { transId: string; isPaid: boolean }) {
  const t = useText()
  const symbol = useSettings()?.currencySymbol ?? ''
  const query = useDepositOrder(transId)
  const missing = query.error?.code === 'order.not.found' || query.error?.code === 'request_param_err'
  return (
    <>
      <QueryState query={query} waiting={<Waiting />} failed={missing && t('shared:error.err_order_missing')}>
        {(order) => (
          <DepositOrderView
            order={order}
            isPaid={isPaid}
            symbol={symbol}
            next={<PlayNext />}
            meanwhile={<PushOffer />}
          />
        )}
      </QueryState>
      {missing && <ButtonLink to={paths.deposit()}>{t('deposits:again')}</ButtonLink>}
    </>
  )
}

const Waiting = () => (
  <>
    <Skeleton height="140px" radius={20} />
    <Skeleton height="220px" radius={20} />
  </>
)
