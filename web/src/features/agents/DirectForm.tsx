import { createDownline, downlines, overview, type rateSettings } from '@understudy/contracts/agents'
import type { ReplyOf } from '@understudy/contracts/endpoint'
import * as z from 'zod/mini'
import { useAction } from '@/shared/api/action'
import { Form, PasswordField, refusedAt, rules, SelectField, TextField, useForm } from '@/shared/forms'
import { text, useText } from '@/shared/i18n'
import { Card } from '@/shared/ui/Card'
import styles from './Agents.module.css'
import { RatesFields, ratesOf, ratesShape, sharedRates, type TypedRates } from './RatesFields.tsx'

/** Form that creates a direct downline's account with its type and rates. */
export function DirectForm({ bounds }: { bounds: ReplyOf<typeof rateSettings> }) {
  const t = useText()
  const opening = useAction(createDownline, {
    invalidates: [overview, downlines],
    success: ({ account }) => text('agents:new.done', { name: account }),
    refused: refusedAt(),
  })
  const empty = { account: '', password: '', type: '0', ...sharedRates(bounds, 'less') }
  const { field, form, set, values } = useForm({
    initial: empty,
    schema: z.object({
      account: z.string().check(rules.required(), rules.noBlanks()),
      password: z.string().check(rules.required()),
      type: z.string(),
      ...ratesShape(bounds),
    }),
    submit: async ({ account, password, type, ...rates }) => {
      const body = { account, password, type: type === '1' ? 1 : 0, rebates: ratesOf(rates as TypedRates) } as const
      await opening.send({ body })
      set(empty)
    },
  })
  return (
    <Card className={styles.card}>
      <Form form={form} label={t('agents:view.direct')} submit={t('agents:new.submit')}>
        <TextField
          code
          field={field('account')}
          label={t('agents:new.account')}
          note={t('agents:new.hint')}
          autoComplete="off"
          maxLength={13}
        />
        <PasswordField field={field('password')} label={t('agents:new.password')} autoComplete="new-password" />
        <SelectField
          field={field('type')}
          label={t('agents:new.type')}
          options={[
            { value: '0', label: t('agents:is.player') },
            { value: '1', label: t('agents:is.agent') },
          ]}
        />
        <RatesFields field={field} bounds={bounds} values={values} set={set} />
      </Form>
    </Card>
  )
}
