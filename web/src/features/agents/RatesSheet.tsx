import { downline, downlineRates, downlines, type Product, setDownlineRates } from '@understudy/contracts/agents'
import type { ReplyOf } from '@understudy/contracts/endpoint'
import * as z from 'zod/mini'
import { STALE, useApiQuery } from '@/shared/api'
import { useAction } from '@/shared/api/action'
import { useForm } from '@/shared/forms'
import { FormSheet } from '@/shared/forms/FormSheet'
import { text, useText } from '@/shared/i18n'
import { QueryState } from '@/shared/query/QueryState'
import { PleaseWait } from '@/shared/ui/PleaseWait'
import { RatesFields, ratesOf, ratesShape, type TypedRates, typedRates } from './RatesFields.tsx'

interface RatesSheetProps {
  account: string
  /** The game whose rate was tapped; its field has the focus. */
  product?: Product
  onClose: () => void
}

/** Sheet to raise the rates of a direct downline, each up to the agent's own. */
export function RatesSheet({ account, product, onClose }: RatesSheetProps) {
  const query = useApiQuery(downlineRates, { query: { account } }, { staleTime: STALE.always })
  return (
    <QueryState query={query} waiting={<PleaseWait />}>
      {(reply) => <RatesForm reply={reply} product={product} onClose={onClose} />}
    </QueryState>
  )
}

interface RatesFormProps {
  reply: ReplyOf<typeof downlineRates>
  product: Product | undefined
  onClose: () => void
}

function RatesForm({ reply, product, onClose }: RatesFormProps) {
  const t = useText()
  const { account, rebates, bounds } = reply
  const saving = useAction(setDownlineRates, {
    invalidates: [downlines, downline, downlineRates],
    success: () => text('agents:rate.saved', { name: account }),
    onDone: onClose,
  })
  const { field, form, set, values } = useForm({
    initial: typedRates(rebates),
    schema: z.object(ratesShape(bounds)),
    submit: (rates) => saving.send({ body: { account, rebates: ratesOf(rates as TypedRates) } }),
  })
  return (
    <FormSheet
      title={t('agents:rate.raise', { name: account })}
      intro={t('agents:rate.only')}
      form={form}
      submit={t('agents:rate.save')}
      onClose={onClose}
    >
      <RatesFields field={field} bounds={bounds} values={values as TypedRates} set={set} first={product} />
    </FormSheet>
  )
}
