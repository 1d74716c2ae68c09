import { cancelDeposit, depositOrder, depositSettings } from '@understudy/contracts/deposits'
import { errorText, invalidate } from '@/shared/api'
import { useAction } from '@/shared/api/action'
import { FormError } from '@/shared/forms'
import { text, useText } from '@/shared/i18n'
import { ask } from '@/shared/ui/ask'
import { Button } from '@/shared/ui/Button'

/** Button that cancels an order after a confirmation. */
export function CancelDeposit({ transId }: { transId: string }) {
  const t = useText()
  const cancel = useAction(cancelDeposit, {
    invalidates: [depositOrder, depositSettings],
    // After a refusal the order is refetched, as its state has changed meanwhile.
    refused: (error) => {
      void invalidate(depositOrder, depositSettings)
      return error
    },
  })
  const press = async () => {
    const sure = await ask({
      title: text('deposits:cancel.title'),
      text: text('deposits:cancel.text'),
      confirm: text('deposits:cancel.confirm'),
      danger: true,
      cancel: text('deposits:cancel.keep'),
    })
    if (sure) await cancel.run({ params: { transId }, body: {} })
  }
  return (
    <>
      {cancel.failure !== undefined && <FormError>{errorText(cancel.failure)}</FormError>}
      <Button look="quiet" wide busy={cancel.busy} onClick={() => void press()}>
        {t('deposits:cancel.open')}
      </Button>
    </>
  )
}
