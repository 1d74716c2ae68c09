import { accountRecords } from '@understudy/contracts/records'
import { transferState, transferUpline } from '@understudy/contracts/upline-transfer'
import { balance } from '@understudy/contracts/wallet'
import { useSettings } from '@/domain/system'
import { TransferSheet, transferRefused, transferSent } from '@/domain/transfer/TransferSheet'
import { useAction } from '@/shared/api/action'
import { useText } from '@/shared/i18n'
import { paths } from '@/shared/navigation'
import page from '@/shared/ui/Page.module.css'

/** Sheet for a transfer to the upline, if the upline can receive it. */
export function UplineSheet({ onClose }: { onClose: () => void }) {
  const t = useText()
  const symbol = useSettings()?.currencySymbol ?? ''
  const transfer = useAction(transferUpline, {
    keyed: {
      intent: 'upline-transfer',
      withKey: ({ body }, requestId) => ({ body: { ...body, requestId } }),
      // The password is not part of the intent and must not be stored in the tab.
      about: ({ body: { amount, remark } }) => ({ amount, remark }),
    },
    invalidates: [balance, accountRecords, transferState],
    refused: transferRefused,
    success: ({ amount, upline }) => transferSent(symbol, amount, upline),
    onDone: onClose,
  })
  return (
    <TransferSheet
      title={t('upline-transfer:title')}
      intro={({ upline }) => (
        <p className={page.intro}>{t('upline-transfer:to', { upline: `\u2068${upline}\u2069` })}</p>
      )}
      closed={({ enabled }) => (enabled ? undefined : t('upline-transfer:closed'))}
      backUrl={paths.memberCenter()}
      send={(sent) => transfer.send({ body: { ...sent, requestId: '' } })}
      onClose={onClose}
    />
  )
}
