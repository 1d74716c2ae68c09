import { MINUTE } from '@understudy/contracts/durations'
import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import * as z from 'zod/mini'
import { useSettings } from '@/domain/system'
import { now } from '@/shared/clock'
import { moneyText } from '@/shared/format/money'
import { text } from '@/shared/i18n'
import { paths } from '@/shared/navigation'
import { inTab } from '@/shared/storage'
import { TIMINGS } from '@/shared/timings'
import { ask } from '@/shared/ui/ask'
import { fetchSaferPlay, useSaferPlay } from './safer-play.queries.ts'

/** Number of reminders this tab has shown for the session with that start time. */
const storedReminders = inTab('sessionReminders', z.object({ startedAt: z.number(), count: z.number() }))

/** Reminds of the session at the member's interval, with its duration and result. */
export function SessionReminder() {
  const { data } = useSaferPlay()
  const symbol = useSettings()?.currencySymbol ?? ''
  const navigate = useNavigate()
  const asking = useRef(false)
  const minutes = data?.reminder.minutes ?? 0
  const startedAt = data?.session.startedAt ?? 0

  useEffect(() => {
    if (minutes === 0 || startedAt === 0) return
    const look = async () => {
      const dueCount = Math.floor((now() - startedAt) / (minutes * MINUTE))
      const before = storedReminders.read()
      if (asking.current || dueCount < 1 || (before?.startedAt === startedAt && before.count >= dueCount)) return
      asking.current = true
      try {
        const state = await fetchSaferPlay()
        const settings = await ask({
          title: text('safer-play:reminder.ask', { count: Math.floor((now() - startedAt) / MINUTE) }),
          text: text('safer-play:reminder.askText', { result: moneyText(symbol, state.session.result) }),
          confirm: text('safer-play:reminder.settings'),
          cancel: text('safer-play:reminder.goOn'),
        })
        storedReminders.write({ startedAt, count: dueCount })
        if (settings) navigate(paths.settings())
      } catch {
        // Without a reply it is retried at the next tick.
      } finally {
        asking.current = false
      }
    }
    look()
    const timer = setInterval(look, TIMINGS.reminderTick)
    return () => clearInterval(timer)
  }, [minutes, startedAt, symbol, navigate])

  return null
}
