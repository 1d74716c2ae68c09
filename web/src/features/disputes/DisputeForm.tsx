import { DISPUTE_LENGTH, disputeBet, disputes } from '@understudy/contracts/disputes'
import * as z from 'zod/mini'
import { invalidate } from '@/shared/api'
import { useAction } from '@/shared/api/action'
import { Form, rules, TextAreaField, useForm } from '@/shared/forms'
import { text, useText } from '@/shared/i18n'

interface DisputeFormProps {
  betId: number
  onSent: () => void
}

/** What went wrong with a round, in the player's words. */
export function DisputeForm({ betId, onSent }: DisputeFormProps) {
  const t = useText()
  const dispute = useAction(disputeBet, {
    invalidates: [disputes],
    success: text('disputes:sent'),
    onDone: onSent,
    // The round may have been disputed in another window, which the list then shows.
    onFailed: () => void invalidate(disputes),
  })
  const { field, form } = useForm({
    initial: { words: '' },
    schema: z.object({ words: z.string().check(z.trim(), rules.length(DISPUTE_LENGTH.min, DISPUTE_LENGTH.max)) }),
    submit: (body) => dispute.send({ params: { id: String(betId) }, body }),
  })
  return (
    <Form form={form} label={t('disputes:form')} submit={t('disputes:submit')}>
      <TextAreaField field={field('words')} label={t('disputes:words')} maxLength={DISPUTE_LENGTH.max} rows={4} />
    </Form>
  )
}
