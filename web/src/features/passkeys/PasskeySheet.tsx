import { PASSKEYS, type Passkey, passkeyList, removePasskey, renamePasskey } from '@understudy/contracts/passkeys'
import { Trash2 } from 'lucide-react'
import * as z from 'zod/mini'
import { errorText, invalidate, isApiError } from '@/shared/api'
import { useAction } from '@/shared/api/action'
import { useDates } from '@/shared/format/dates'
import { FormError, rules, TextField } from '@/shared/forms'
import { FormSheet } from '@/shared/forms/FormSheet'
import { useForm } from '@/shared/forms/use-form'
import { text, useText } from '@/shared/i18n'
import { ask } from '@/shared/ui/ask'
import { Button } from '@/shared/ui/Button'
import { toast } from '@/shared/ui/toast'
import { signalUnknown } from './ceremony.ts'

const { min, max } = PASSKEYS.name
const schema = z.object({
  name: z.string().check(z.trim(), rules.required('passkeys:enterName'), rules.length(min, max)),
})

/** Sheet of a passkey: its name, and the button to remove it. */
export function PasskeySheet({ passkey: { id, credentialId, name, addedAt, backedUp }, onClose }: SheetProps) {
  const t = useText()
  const { local } = useDates()
  const params = { id: String(id) }
  // Removed on another device meanwhile: the sheet closes, and the refetched list shows the removal.
  const onFailed = (error: unknown) => {
    if (!isApiError(error, 'passkey.not.found')) return
    toast.info(errorText(error))
    void invalidate(passkeyList)
    onClose()
  }
  const options = { invalidates: [passkeyList], onDone: onClose, onFailed }
  const rename = useAction(renamePasskey, { ...options, success: text('shared:state.saved') })
  const remove = useAction(removePasskey, { ...options, success: text('passkeys:removed') })
  const { field, form } = useForm({
    initial: { name },
    schema,
    submit: async (body) => void (await rename.send({ params, body })),
  })
  const askAndRemove = async () => {
    const sure = await ask({
      title: text('passkeys:removeTitle'),
      text: text('passkeys:removeText'),
      confirm: text('passkeys:remove'),
      danger: true,
      cancel: text('shared:action.cancel'),
    })
    if (sure && (await remove.run({ params }))) signalUnknown(credentialId)
  }
  return (
    <FormSheet
      title={t('passkeys:one')}
      intro={t(backedUp ? 'passkeys:synced' : 'passkeys:onDevice', { time: local(addedAt, 'moment') })}
      form={form}
      submit={t('passkeys:save')}
      onClose={onClose}
      below={
        <>
          {remove.failure !== undefined && <FormError>{errorText(remove.failure)}</FormError>}
          <Button
            look="quiet"
            wide
            busy={remove.busy}
            icon={<Trash2 size={18} aria-hidden="true" />}
            onClick={() => void askAndRemove()}
          >
            {t('passkeys:remove')}
          </Button>
        </>
      }
    >
      <TextField field={field('name')} label={t('passkeys:name')} maxLength={max} autoComplete="off" />
    </FormSheet>
  )
}

interface SheetProps {
  passkey: Passkey
  onClose: () => void
}
