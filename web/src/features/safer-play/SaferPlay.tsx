import { LIMITS, type LimitKind, type SaferPlay as State } from '@understudy/contracts/safer-play'
import { BellRing, ChartNoAxesColumn, Coins, DoorClosed, Hourglass, PiggyBank, Timer, TrendingDown } from 'lucide-react'
import { useState } from 'react'
import { useSettings } from '@/domain/system'
import { useDates } from '@/shared/format/dates'
import { useText } from '@/shared/i18n'
import { QueryState } from '@/shared/query/QueryState'
import { RowButton, Rows } from '@/shared/ui/Rows'
import { Skeleton } from '@/shared/ui/Skeleton'
import { ActivitySheet } from './ActivitySheet.tsx'
import { LimitSheet } from './LimitSheet.tsx'
import { limitText, reminderText } from './limit-text.ts'
import { PauseSheet } from './PauseSheet.tsx'
import { ReminderSheet } from './ReminderSheet.tsx'
import { useSaferPlay } from './safer-play.queries.ts'

const LIMIT_ICONS = { deposit: PiggyBank, loss: TrendingDown, stake: Coins, session: Timer } as const

type Sheet = LimitKind | 'reminder' | 'activity' | 'timeOut' | 'selfExclusion'

/** The safer play tools: limits, reminder, time-outs, activity. */
export function SaferPlay() {
  return (
    <QueryState query={useSaferPlay()} waiting={<Skeleton height="420px" radius={20} />}>
      {(state) => <Tools state={state} />}
    </QueryState>
  )
}

function Tools({ state }: { state: State }) {
  const t = useText()
  const { local } = useDates()
  const symbol = useSettings()?.currencySymbol ?? ''
  const [sheet, setSheet] = useState<Sheet>()
  const close = () => setSheet(undefined)
  const { limits, reminder, timeOutUntil } = state
  const limit = limits.find(({ kind }) => kind === sheet)
  return (
    <>
      <Rows title={t('safer-play:limit.title')}>
        {limits.map(({ kind, amount, pending }) => {
          const Icon = LIMIT_ICONS[LIMITS[kind].of]
          return (
            <RowButton
              key={kind}
              icon={<Icon size={20} />}
              label={t(`safer-play:limit.${kind}`)}
              hint={
                pending &&
                t('safer-play:pending', {
                  value: limitText(kind, pending.amount, symbol),
                  time: local(pending.from, 'moment'),
                })
              }
              trailing={<bdi>{limitText(kind, amount, symbol)}</bdi>}
              aria-haspopup="dialog"
              onClick={() => setSheet(kind)}
            />
          )
        })}
      </Rows>
      <Rows title={t('safer-play:title')}>
        <RowButton
          icon={<BellRing size={20} />}
          label={t('safer-play:reminder.title')}
          hint={
            reminder.pending &&
            t('safer-play:pending', {
              value: reminderText(reminder.pending.minutes),
              time: local(reminder.pending.from, 'moment'),
            })
          }
          trailing={reminderText(reminder.minutes)}
          aria-haspopup="dialog"
          onClick={() => setSheet('reminder')}
        />
        <RowButton
          icon={<ChartNoAxesColumn size={20} />}
          label={t('safer-play:activity.title')}
          aria-haspopup="dialog"
          onClick={() => setSheet('activity')}
        />
        <RowButton
          icon={<Hourglass size={20} />}
          label={t('safer-play:timeOut.title')}
          hint={
            timeOutUntil === null ? undefined : t('safer-play:timeOut.until', { time: local(timeOutUntil, 'moment') })
          }
          aria-haspopup="dialog"
          onClick={() => setSheet('timeOut')}
        />
        <RowButton
          icon={<DoorClosed size={20} />}
          label={t('safer-play:selfExclusion.title')}
          aria-haspopup="dialog"
          onClick={() => setSheet('selfExclusion')}
        />
      </Rows>
      {limit && <LimitSheet key={limit.kind} limit={limit} symbol={symbol} onClose={close} />}
      {sheet === 'reminder' && <ReminderSheet minutes={reminder.minutes} onClose={close} />}
      {sheet === 'activity' && <ActivitySheet symbol={symbol} onClose={close} />}
      {(sheet === 'timeOut' || sheet === 'selfExclusion') && <PauseSheet kind={sheet} onClose={close} />}
    </>
  )
}
