import {
  type AffiliateUrl,
  affiliateUrls,
  registeredAffiliates,
  removeAffiliateUrl,
} from '@understudy/contracts/agents'
import { Share2 } from 'lucide-react'
import { useSettings } from '@/domain/system'
import { errorText, invalidate, isApiError, STALE, useApiQuery } from '@/shared/api'
import { useAction } from '@/shared/api/action'
import { useDates } from '@/shared/format/dates'
import { FormError } from '@/shared/forms'
import { text, useText } from '@/shared/i18n'
import { CopyFact } from '@/shared/records/CopyFact'
import { ask } from '@/shared/ui/ask'
import { Button } from '@/shared/ui/Button'
import { Fact, Facts } from '@/shared/ui/Facts'
import { Overlay } from '@/shared/ui/Overlay'
import page from '@/shared/ui/Page.module.css'
import { Qr } from '@/shared/ui/Qr'
import { toast } from '@/shared/ui/toast'
import styles from './Agents.module.css'
import { RatesTable } from './RatesFields.tsx'

interface LinkSheetProps {
  link: AffiliateUrl
  onClose: () => void
}

/** Sheet of a registration link: QR code, copy, share, and who registered by it. */
export default function LinkSheet({ link, onClose }: LinkSheetProps) {
  const t = useText()
  const { merchant } = useDates()
  const brand = useSettings()?.brand ?? ''
  const { affiUrlId, code, url, type, rebates, expiresAt, registered, active } = link
  const query = { affiUrlId: String(affiUrlId) }
  const registeredQuery = useApiQuery(
    registeredAffiliates,
    { query },
    { staleTime: STALE.always, enabled: registered > 0 },
  )
  const removing = useAction(removeAffiliateUrl, {
    invalidates: [affiliateUrls],
    success: () => text('agents:link.removed'),
    refused(error) {
      // Already deleted elsewhere, which is the wanted result.
      if (isApiError(error, 'affiliate.code.invalid')) {
        void invalidate(affiliateUrls)
        toast.success(text('agents:link.removed'))
        onClose()
      }
      return error
    },
    onDone: onClose,
  })
  const remove = async () => {
    const sure = await ask({
      title: t('agents:link.sure'),
      text: t('agents:link.sureText'),
      confirm: t('agents:link.remove'),
      danger: true,
      cancel: t('agents:promote.no'),
    })
    if (sure) await removing.run({ query })
  }
  return (
    <Overlay open onClose={onClose} from="below" title={code}>
      <div className={page.sheet}>
        {active && (
          <div className={styles.code}>
            <Qr text={url} label={t('agents:link.qr')} />
          </div>
        )}
        <Facts>
          <CopyFact label={t('agents:link.url')} value={url} />
          <CopyFact label={t('agents:link.code')} value={code} />
          <Fact label={t('agents:new.type')}>{t(type === 1 ? 'agents:is.agent' : 'agents:is.player')}</Fact>
          <Fact label={t('agents:link.lasts')}>
            {expiresAt === null
              ? t('agents:link.days0')
              : t('agents:link.until', { time: merchant(expiresAt, 'moment') })}
          </Fact>
          {registeredQuery.data && registeredQuery.data.list.length > 0 && (
            <Fact label={t('agents:link.who')}>
              <bdi dir="ltr">{registeredQuery.data.list.map(({ account }) => account).join(', ')}</bdi>
            </Fact>
          )}
        </Facts>
        <RatesTable rates={rebates} label={t('agents:card.rates')} />
        {removing.failure !== undefined && <FormError>{errorText(removing.failure)}</FormError>}
        <div className={styles.actions}>
          {active && typeof navigator.share === 'function' && (
            <Button
              wide
              icon={<Share2 size={20} aria-hidden="true" />}
              // Cancelling the device's share sheet is not a failure.
              onClick={() => navigator.share({ text: brand, url }).catch(() => {})}
            >
              {t('agents:link.share')}
            </Button>
          )}
          <Button wide look="quiet" busy={removing.busy} onClick={() => void remove()}>
            {t('agents:link.remove')}
          </Button>
        </div>
      </div>
    </Overlay>
  )
}
