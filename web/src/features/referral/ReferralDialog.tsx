import { Copy, Share2 } from 'lucide-react'
import { useSettings } from '@/domain/system'
import { errorText } from '@/shared/api'
import { copyText } from '@/shared/device/copy-text'
import { useText } from '@/shared/i18n'
import { Button, IconButton } from '@/shared/ui/Button'
import { EmptyState } from '@/shared/ui/EmptyState'
import { lazyPart } from '@/shared/ui/lazy-part'
import { Nothing } from '@/shared/ui/missing'
import { Overlay } from '@/shared/ui/Overlay'
import { Skeleton } from '@/shared/ui/Skeleton'
import { toast } from '@/shared/ui/toast'
import styles from './ReferralDialog.module.css'
import { useReferral } from './referral.queries.ts'

const QrCode = lazyPart(() => import('./QrCode.tsx'), {
  missing: Nothing,
  waiting: <Skeleton height="100%" radius={12} />,
})

/** Link, QR code and code of the member, to be copied or shared (MINE-015). */
export default function ReferralDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const t = useText()
  const brand = useSettings()?.brand ?? ''
  const { data, isError, error, refetch } = useReferral(open)
  const copy = async (text: string) =>
    (await copyText(text)) ? toast.success(t('referral:copied')) : toast.error(t('referral:copyFailed'))
  const mayShare = typeof navigator.share === 'function'
  return (
    <Overlay open={open} onClose={onClose} from="below" title={t('referral:title')}>
      <div className={styles.content}>
        {isError && !data ? (
          <EmptyState scene="error" action={<Button onClick={() => refetch()}>{t('shared:action.retry')}</Button>}>
            {errorText(error)}
          </EmptyState>
        ) : (
          <>
            <p className={styles.intro}>{t('referral:intro')}</p>
            <div className={styles.code}>
              {data ? <QrCode text={data.link} label={t('referral:qr')} /> : <Skeleton height="100%" radius={12} />}
            </div>
            <ul className={styles.facts}>
              <Fact name={t('referral:link')} value={data?.link} copy={t('referral:copyLink')} onCopy={copy} />
              <Fact name={t('referral:code')} value={data?.referralCode} copy={t('referral:copyCode')} onCopy={copy} />
            </ul>
            <p className={styles.count}>{data && t('referral:invited', { count: data.totalInvitations })}</p>
            {mayShare && data && (
              <Button
                size="large"
                wide
                icon={<Share2 size={20} aria-hidden="true" />}
                // Whoever closes the sheet of the device has shared nothing, which is no failure.
                onClick={() =>
                  navigator.share({ text: t('referral:shareText', { brand }), url: data.link }).catch(() => {})
                }
              >
                {t('referral:share')}
              </Button>
            )}
          </>
        )}
      </div>
    </Overlay>
  )
}

interface FactProps {
  name: string
  value: string | undefined
  copy: string
  onCopy: (value: string) => void
}

function Fact({ name, value, copy, onCopy }: FactProps) {
  return (
    <li className={styles.fact}>
      <div className={styles.texts}>
        <p className={styles.name}>{name}</p>
        <p className={styles.value} dir="ltr">
          {value ?? <Skeleton />}
        </p>
      </div>
      <IconButton
        label={copy}
        icon={<Copy size={20} />}
        disabled={value === undefined}
        onClick={() => value !== undefined && onCopy(value)}
      />
    </li>
  )
}
