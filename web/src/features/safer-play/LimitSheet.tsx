import { type DepositLimit, LIMIT_BOUNDS, saferPlay, setDepositLimit } from '@understudy/contracts/safer-play'
import * as z from 'zod/mini'
import { errorText } from '@/shared/api'
import { useAction } from '@/shared/api/action'
import { useDates } from '@/shared/format/dates'
import { AmountField, amountRule, FormError, useForm } from '@/shared/forms'
import { FormSheet } from '@/shared/forms/FormSheet'
import { text, useText } from '@/shared/i18n'
import { TOAST } from '@/shared/timings'
import { Button } from '@/shared/ui/Button'
import page from '@/shared/ui/Page.module.css'
import { limitText } from './limit-text.ts'

interface LimitSheetProps {
  limit: DepositLimit
  symbol: string
  onClose: () => void
}

/** Sheet of a deposit limit: lowering takes effect immediately, raising or removing after a day. */
export function LimitSheet({ limit, symbol, onClose }: LimitSheetProps) {
  const t = useText()
  const { local } = useDates()
  const { period, used, pending } = limit
  const save = useAction(setDepositLimit, {
    answers: saferPlay,
    success: ({ limits }) => {
      const waits = limits.find((one) => one.period === period)?.pending
      if (!waits) return text('shared:state.saved')
      return [text('safer-play:later', { time: local(waits.from, 'moment') }), TOAST.short]
    },
    onDone: onClose,
  })
  const { field, form } = useForm({
    initial: { amount: limit.amount === null ? '' : String(limit.amount) },
    schema: z.object({ amount: z.string().check(...amountRule(LIMIT_BOUNDS.min, LIMIT_BOUNDS.max)) }),
    submit: ({ amount }) => save.send({ body: { period, amount: Number(amount) } }),
  })
  return (
    <FormSheet
      title={t(`safer-play:limit.${period}`)}
      intro={
        <>
          <p className={page.intro}>{t('safer-play:limit.intro')}</p>
          <p>{t('safer-play:limit.used', { amount: limitText(Math.floor(used), symbol) })}</p>
          {pending && (
            <p className={page.intro}>
              {t('safer-play:pending', {
                value: limitText(pending.amount, symbol),
                time: local(pending.from, 'moment'),
              })}
            </p>
          )}
        </>
      }
      form={form}
      submit={t('safer-play:limit.save')}
      onClose={onClose}
      below={
        limit.amount !== null && (
          <>
            {save.failure !== undefined && <FormError>{errorText(save.failure)}</FormError>}
            <Button look="quiet" wide busy={save.busy} onClick={() => save.run({ body: { period, amount: null } })}>
              {t('safer-play:limit.remove')}
            </Button>
          </>
        )
      }
    >
      <AmountField field={field('amount')} label={t('safer-play:limit.amount', { symbol })} symbol={symbol} />
    </FormSheet>
  )
}
