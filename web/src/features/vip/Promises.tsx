import { Gift, Headset, Landmark, Zap } from 'lucide-react'
import { useText } from '@/shared/i18n'
import { Rows, RowText } from '@/shared/ui/Rows'

const PROMISES = { rewards: Gift, channel: Zap, limits: Landmark, manager: Headset } as const

/** The promises of the programme (HOME-039). */
export function Promises() {
  const t = useText()
  return (
    <Rows title={t('vip:promise.title')}>
      {(Object.keys(PROMISES) as (keyof typeof PROMISES)[]).map((name) => {
        const Icon = PROMISES[name]
        return (
          <RowText
            key={name}
            icon={<Icon size={22} aria-hidden="true" />}
            label={t(`vip:promise.${name}.title`)}
            hint={t(`vip:promise.${name}.text`)}
          />
        )
      })}
    </Rows>
  )
}
