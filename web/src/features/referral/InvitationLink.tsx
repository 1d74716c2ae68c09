import { Share2 } from 'lucide-react'
import { useSettings } from '@/domain/system'
import { useText } from '@/shared/i18n'
import { QueryFailed } from '@/shared/query/QueryFailed'
import { Button } from '@/shared/ui/Button'
import { CopyButton } from '@/shared/ui/CopyButton'
import { lazyPart } from '@/shared/ui/lazy-part'
import { Nothing } from '@/shared/ui/load-fallbacks'
import type { QrProps } from '@/shared/ui/Qr'
import { Skeleton } from '@/shared/ui/Skeleton'
import styles from './Referral.module.css'
import { useReferral } from './referral.queries.ts'

const Qr = lazyPart<QrProps>(() => import('@/shared/ui/Qr').then(({ Qr }) => ({ default: Qr })), {
  missing: Nothing,
  waiting: <Skeleton height="100%" radius={12} />,
})

/** The member's invitation link, QR code and code, to copy or share (MINE-015). */
export function InvitationLink({ enabled = true }: { enabled?: boolean }) {
  const t = useText()
  const brand = useSettings()?.brand ?? ''
  const { data, error, refetch } = useReferral(enabled)
  const mayShare = typeof navigator.share === 'function'
  if (error && !data) return <QueryFailed error={error} onRetry={refetch} />
  return (
    <>
      <div className={styles.code}>
        {data ? <Qr text={data.link} label={t('referral:qr')} /> : <Skeleton height="100%" radius={12} />}
      </div>
      <ul className={styles.facts}>
        <Fact name={t('referral:link')} value={data?.link} copy={t('referral:copyLink')} />
        <Fact name={t('referral:code')} value={data?.referralCode} copy={t('referral:copyCode')} />
      </ul>
      <p className={styles.count}>
        {data && data.totalInvitations > 0 && t('referral:invited', { count: data.totalInvitations })}
      </p>
      {mayShare && data && (
        <Button
          size="large"
          wide
          icon={<Share2 size={20} aria-hidden="true" />}
          // Cancelling the device's share sheet is not a failure.
          onClick={() => navigator.share({ text: t('referral:shareText', { brand }), url: data.link }).catch(() => {})}
        >
          {t('referral:share')}
        </Button>
      )}
    </>
  )
}

interface FactProps {
  name: string
  value: string | undefined
  copy: string
}

function Fact({ name, value, copy }: FactProps) {
  return (
    <li className={styles.fact}>
      <div className={styles.texts}>
        <p className={styles.name}>{name}</p>
        <p className={styles.value} dir="ltr">
          {value ?? <Skeleton />}
        </p>
      </div>
      <CopyButton label={copy} value={value} />
    </li>
  )
}
