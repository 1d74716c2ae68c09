import {
  PUSH_KINDS,
  type PushKind,
  pushSettings,
  type PushSettings as Settings,
  setPush,
} from '@understudy/contracts/push'
import { BellRing, Gift, Mail, Moon, Ticket, Wallet } from 'lucide-react'
import { errorText } from '@/shared/api'
import { useAction } from '@/shared/api/action'
import { useChanges } from '@/shared/api/use-changes'
import { useZoneName } from '@/shared/format/dates'
import { FormError } from '@/shared/forms'
import { useText } from '@/shared/i18n'
import { Notice } from '@/shared/ui/Notice'
import page from '@/shared/ui/Page.module.css'
import { RowSwitch, Rows, RowText } from '@/shared/ui/Rows'
import { Select } from '@/shared/ui/Select'
import { usePushSwitch } from './use-push-switch.ts'

const ICONS = { money: Wallet, rewards: Gift, messages: Mail, lottery: Ticket } satisfies Record<PushKind, unknown>
const HOUR = 60
/** Quiet hours when they are switched on: from ten to eight o’clock. */
const NIGHT = { from: 22 * HOUR, until: 8 * HOUR }
const HOURS = Array.from({ length: 24 }, (_, hour) => hour * HOUR)

/** The hours to choose from, with what is set if it is not on the hour, and without the other end. */
const hoursWith = (set: number, other: number) =>
  [...new Set([...HOURS, set])].filter((minute) => minute !== other).sort((a, b) => a - b)

const timeOfDay = (minute: number) =>
  [Math.floor(minute / HOUR), minute % HOUR].map((part) => String(part).padStart(2, '0')).join(':')

/** Notifications on this device, their kinds, and quiet hours. */
export function PushSettings({ settings }: { settings: Settings }) {
  const t = useText()
  const zoneName = useZoneName()
  const { state, turn } = usePushSwitch()
  const save = useAction(setPush, { answers: pushSettings })
  const chosen = { kinds: settings.kinds, quiet: settings.quiet }
  const { shown, change } = useChanges(chosen, ({ kinds, quiet }) => save.run({ body: { kinds, quiet } }))
  const { kinds, quiet } = shown
  const failure = turn.failure ?? save.failure
  return (
    <>
      <p className={page.intro}>{t('push:intro')}</p>
      {state === 'unsupported' && <Notice>{t('push:unsupported')}</Notice>}
      {state === 'denied' && <Notice>{t('push:denied')}</Notice>}
      {(state === 'off' || state === 'on') && (
        <Rows title={t('push:device.title')}>
          <RowSwitch
            icon={<BellRing size={20} />}
            label={t('push:device.on')}
            hint={t('push:device.count', { count: settings.endpoints.length })}
            on={state === 'on'}
            onChange={(on) => turn.run(on)}
          />
        </Rows>
      )}
      {failure !== undefined && failure !== null && <FormError>{errorText(failure)}</FormError>}
      <Rows title={t('push:kind.title')}>
        {PUSH_KINDS.map((kind) => {
          const Icon = ICONS[kind]
          return (
            <RowSwitch
              key={kind}
              icon={<Icon size={20} />}
              label={t(`push:kind.${kind}`)}
              on={kinds[kind]}
              onChange={(on) => change({ kinds: { ...kinds, [kind]: on } })}
            />
          )
        })}
      </Rows>
      <Rows title={t('push:quiet.title')}>
        <RowSwitch
          icon={<Moon size={20} />}
          label={t('push:quiet.on')}
          hint={t('push:quiet.zone', { zone: zoneName(settings.timeZone) })}
          on={quiet !== null}
          onChange={(on) => change({ quiet: on ? NIGHT : null })}
        />
        {quiet &&
          (['from', 'until'] as const).map((end) => (
            <RowText key={end} label={t(`push:quiet.${end}`)}>
              <Select
                aria-label={t(`push:quiet.${end}`)}
                value={quiet[end]}
                onChange={({ target }) => change({ quiet: { ...quiet, [end]: Number(target.value) } })}
              >
                {hoursWith(quiet[end], quiet[end === 'from' ? 'until' : 'from']).map((minute) => (
                  <option key={minute} value={minute}>
                    {timeOfDay(minute)}
                  </option>
                ))}
              </Select>
            </RowText>
          ))}
      </Rows>
    </>
  )
}
