import { type DepositLimit, LIMIT_BOUNDS, setDepositLimit } from '@understudy/contracts/safer-play'
import { useState } from 'react'
import * as z from 'zod/mini'
import { call, errorText } from '@/shared/api'
import { Form, FormError, rule, rules, SubmitButton, TextField, useForm } from '@/shared/forms'
import { text, useText } from '@/shared/i18n'
import { Button } from '@/shared/ui/Button'
import { formatAmount } from '@/shared/ui/format-amount'
import { Overlay } from '@/shared/ui/Overlay'
import page from '@/shared/ui/Page.module.css'
import { toast } from '@/shared/ui/toast'
import { keepState } from './safer-play.queries.ts'
import { limitText, useMoment } from './say.ts'

const { min, max } = LIMIT_BOUNDS
const digitsOnly = (typed: string) => typed.replace(/\D/g, '').slice(0, 9)

const amount = z.string().check(
  rules.required('safer-play:limit.enter'),
  rule((value) => Number(value) >= min && Number(value) <= max, 'safer-play:limit.range', {
    values: { min: formatAmount(min, 0), max: formatAmount(max, 0) },
  }),
)

interface LimitSheetProps {
  limit: DepositLimit
  symbol: string
  onClose: () => void
}

/** One deposit limit: a free amount; less holds at once, more and none after a day. */
export function LimitSheet({ limit, symbol, onClose }: LimitSheetProps) {
  const t = useText()
  const moment = useMoment()
  const { period, used, pending } = limit
  const [removing, setRemoving] = useState(false)
  const [failed, setFailed] = useState<unknown>()

  async function save(wished: number | null) {
    const state = await call(setDepositLimit, { body: { period, amount: wished } })
    keepState(state)
    const waits = state.limits.find((one) => one.period === period)?.pending
    if (waits) toast.info(text('safer-play:later', { time: moment(waits.from) }), 3_000)
    else toast.success(text('shared:state.saved'))
    onClose()
  }

  const { field, form, busy, failure } = useForm({
    initial: { amount: limit.amount === null ? '' : String(limit.amount) },
    schema: z.object({ amount }),
    submit: (values) => save(Number(values.amount)),
  })
  const remove = async () => {
    setRemoving(true)
    setFailed(undefined)
    try {
      await save(null)
    } catch (error) {
      setFailed(error)
      setRemoving(false)
    }
  }
  const problem = failure ?? failed
  return (
    <Overlay open onClose={onClose} from="below" title={t(`safer-play:limit.${period}`)}>
      <div className={page.sheet}>
        <p className={page.intro}>{t('safer-play:limit.intro')}</p>
        <p>{t('safer-play:limit.used', { amount: limitText(Math.floor(used), symbol) })}</p>
        {pending && (
          <p className={page.intro}>
            {t('safer-play:pending', { value: limitText(pending.amount, symbol), time: moment(pending.from) })}
          </p>
        )}
        <Form form={form} label={t(`safer-play:limit.${period}`)}>
          <TextField
            field={field('amount')}
            label={t('safer-play:limit.amount', { symbol })}
            code
            shape={digitsOnly}
            inputMode="numeric"
            autoComplete="off"
          />
          {Boolean(problem) && <FormError>{errorText(problem)}</FormError>}
          <SubmitButton busy={busy}>{t('safer-play:limit.save')}</SubmitButton>
        </Form>
        {limit.amount !== null && (
          <Button look="quiet" wide busy={removing} onClick={remove}>
            {t('safer-play:limit.remove')}
          </Button>
        )}
      </div>
    </Overlay>
  )
}
