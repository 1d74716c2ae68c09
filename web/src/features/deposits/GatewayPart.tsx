import type { DepositOrder } from '@understudy/contracts/deposits'
import { useText } from '@/shared/i18n'
import { useTheme } from '@/shared/theme'
import { buttonClass } from '@/shared/ui/Button'
import { lazyPart } from '@/shared/ui/lazy-part'
import { Nothing } from '@/shared/ui/load-fallbacks'
import type { QrProps } from '@/shared/ui/Qr'
import styles from './Deposits.module.css'
import { paymentAddress } from './pay.ts'

/** Lazy QR code, as few orders have one; without it the link below still works. */
const Qr = lazyPart<QrProps>(() => import('@/shared/ui/Qr').then((part) => ({ default: part.Qr })), {
  missing: Nothing,
})

interface GatewayPartProps {
  order: DepositOrder
  /** Whether the payer reports a payment, so that the link to the payment page is no longer the next step. */
  isPaid: boolean
}

/** Link to the gateway's page: a button, or a QR code for another phone's camera. */
export function GatewayPart({ order: { payUrl, qrText }, isPaid }: GatewayPartProps) {
  const t = useText()
  const theme = useTheme()
  const address = paymentAddress(payUrl ?? qrText ?? '', theme)
  if (!address) return null
  if (isPaid)
    return (
      <a href={address} className={buttonClass({ look: 'quiet' })}>
        {t('deposits:paid.not')}
      </a>
    )
  return (
    <section className={styles.pay}>
      {qrText && (
        <>
          <p>{t('deposits:qr.say')}</p>
          <Qr text={qrText} label={t('deposits:qr.label')} />
        </>
      )}
      <a href={address} className={buttonClass({ size: 'large', wide: true, look: qrText ? 'secondary' : 'primary' })}>
        {t(qrText ? 'deposits:qr.here' : 'deposits:toPayment')}
      </a>
    </section>
  )
}
