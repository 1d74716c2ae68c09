import { LINK_DAYS } from '@understudy/contracts/agent-facts'
import { affiliateUrls, createAffiliateUrl, type rateSettings } from '@understudy/contracts/agents'
import type { ReplyOf } from '@understudy/contracts/endpoint'
import * as z from 'zod/mini'
import { invalidate } from '@/shared/api'
import { useAction } from '@/shared/api/action'
import { SelectField, useForm } from '@/shared/forms'
import { FormSheet } from '@/shared/forms/FormSheet'
import { text, useText } from '@/shared/i18n'
import { RatesFields, ratesOf, ratesShape, sharedRates, type TypedRates } from './RatesFields.tsx'

interface LinkFormProps {
  bounds: ReplyOf<typeof rateSettings>
  onClose: () => void
}

/** Form for a registration link: type of the new accounts, their rates, and the link's lifetime. */
export function LinkForm({ bounds, onClose }: LinkFormProps) {
  const t = useText()
  const making = useAction(createAffiliateUrl, {
    invalidates: [affiliateUrls],
    success: () => text('agents:link.made'),
    // Another tab may have created the last allowed link, so the count is refetched.
    refused(error) {
      void invalidate(affiliateUrls)
      return error
    },
    onDone: onClose,
  })
  const { field, form, set, values } = useForm({
    initial: { type: '0', days: '7', ...sharedRates(bounds, 'less') },
    schema: z.object({ type: z.string(), days: z.string(), ...ratesShape(bounds) }),
    submit: ({ type, days, ...rates }) => {
      const expireDays = LINK_DAYS.find((one) => String(one) === days) ?? 7
      return making.send({ body: { type: type === '1' ? 1 : 0, expireDays, rebates: ratesOf(rates as TypedRates) } })
    },
  })
  return (
    <FormSheet title={t('agents:link.make')} form={form} submit={t('agents:link.make')} onClose={onClose}>
      <SelectField
        field={field('type')}
        label={t('agents:new.type')}
        options={[
          { value: '0', label: t('agents:is.player') },
          { value: '1', label: t('agents:is.agent') },
        ]}
      />
      <SelectField
        field={field('days')}
        label={t('agents:link.lasts')}
        options={LINK_DAYS.map((days) => ({ value: String(days), label: t(`agents:link.days${days}`) }))}
      />
      <RatesFields field={field} bounds={bounds} values={values} set={set} />
    </FormSheet>
  )
}
