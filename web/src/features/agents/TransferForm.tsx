import { downline, downlines, overview, transferDownline } from '@understudy/contracts/agents'
import { accountRecords } from '@understudy/contracts/records'
import { transferState } from '@understudy/contracts/upline-transfer'
import { balance } from '@understudy/contracts/wallet'
import { useSettings } from '@/domain/system'
import { TransferSheet, transferRefused, transferSent } from '@/domain/transfer/TransferSheet'
import { useAction } from '@/shared/api/action'
import { useText } from '@/shared/i18n'
import { paths } from '@/shared/navigation'

/** Transfer to a member of the team. */
export function TransferForm({ account, onClose }: { account: string; onClose: () => void }) {
  const t = useText()
  const symbol = useSettings()?.currencySymbol ?? ''
  const transfer = useAction(transferDownline, {
    keyed: {
      intent: 'downline-transfer',
      withKey: ({ body }, requestId) => ({ body: { ...body, requestId } }),
      // The password is not part of the intent and must not be stored in the tab.
      about: ({ body: { amount, remark, account: to } }) => ({ amount, remark, to }),
    },
    invalidates: [balance, accountRecords, transferState, downline, downlines, overview],
    refused: transferRefused,
    success: ({ amount }) => transferSent(symbol, amount, account),
    onDone: onClose,
  })
  return (
    <TransferSheet
      title={t('agents:send.title', { name: account })}
      backUrl={paths.team()}
      send={(sent) => transfer.send({ body: { ...sent, account, requestId: '' } })}
      onClose={onClose}
    />
  )
}
