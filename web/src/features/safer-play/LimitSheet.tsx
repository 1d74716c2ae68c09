import type { CallInput } from '@understudy/contracts/endpoint'
import { LIMITS, type Limit, saferPlay, setLimit } from '@understudy/contracts/safer-play'
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
  limit: Limit
  symbol: string
  onClose: () => void
}

/** Sheet of a limit: lowering takes effect immediately, raising or removing after a day. */
export function LimitSheet({ limit, symbol, onClose }: LimitSheetProps) {
  const t = useText()
  const { local } = useDates()
  const { kind, used, pending } = limit
  const { of, min, max } = LIMITS[kind]
  const sign = of === 'session' ? undefined : symbol
  const input = (amount: number | null) => ({ body: { kind, amount } }) as CallInput<typeof setLimit>
  const save = useAction(setLimit, {
    answers: saferPlay,
    success: ({ limits }) => {
      const waits = limits.find((one) => one.kind === kind)?.pending
      if (!waits) return text('shared:state.saved')
      return [text('safer-play:later', { time: local(waits.from, 'moment') }), TOAST.short]
    },
    onDone: onClose,
  })
  const { field, form } = useForm({
    initial: { amount: limit.amount === null ? '' : String(limit.amount) },
    schema: z.object({ amount: z.string().check(...amountRule(min, max)) }),
    submit: ({ amount }) => save.send(input(Number(amount))),
  })
  return (
    <FormSheet
      title={t(`safer-play:limit.${kind}`)}
      intro={
        <>
          {of !== 'deposit' && <p>{t(`safer-play:limit.about.${of}`)}</p>}
          <p className={page.intro}>{t('safer-play:limit.intro')}</p>
          {of !== 'stake' && <p>{t(`safer-play:limit.used.${of}`, { amount: limitText(kind, used, symbol) })}</p>}
          {pending && (
            <p className={page.intro}>
              {t('safer-play:pending', {
                value: limitText(kind, pending.amount, symbol),
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
            <Button look="quiet" wide busy={save.busy} onClick={() => save.run(input(null))}>
              {t('safer-play:limit.remove')}
            </Button>
          </>
        )
      }
    >
      <AmountField
        field={field('amount')}
        label={t('safer-play:limit.amount', { unit: sign ?? t('safer-play:limit.unit') })}
        symbol={sign}
      />
    </FormSheet>
  )
}
