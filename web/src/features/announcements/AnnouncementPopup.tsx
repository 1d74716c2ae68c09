import { announcements } from '@understudy/contracts/announcements'
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { useSettings } from '@/domain/system'
import { homeAnnouncementsInput, useApiQuery } from '@/shared/api'
import { now } from '@/shared/clock'
import { usePanel } from '@/shared/navigation'
import { useRole, useSession } from '@/shared/session'
import { stored } from '@/shared/storage'
import { TIMINGS } from '@/shared/timings'
import { useAsk } from '@/shared/ui/ask'
import { lazyPart } from '@/shared/ui/lazy-part'
import { Nothing } from '@/shared/ui/load-fallbacks'
import { claimInterruption as hasInterrupted, isQuiet } from '@/shared/ui/popup-gate'
import type { PopupDialogProps } from './PopupDialog.tsx'
import { closedPopup, evaluatePopup, type PopupType, popupEntries, popupState, popupTypeOf } from './popup-decision.ts'

/** An unsolicited popup: if its code fails to load, the page works without it. */
const PopupDialog = lazyPart<PopupDialogProps>(() => import('./PopupDialog.tsx'), { missing: Nothing })

const states = { A: stored('popup.A', popupState), B: stored('popup.B', popupState) } as const

interface AnnouncementPopupProps {
  /** False while another popup is open. */
  ready?: boolean
  /** Called when the popup was closed or has nothing to show. */
  onSettled?: () => void
}

/** The announcement popup of home. Mounting it counts as a visit, for which it decides whether to open. */
export function AnnouncementPopup({ ready = true, onSettled }: AnnouncementPopupProps) {
  const session = useSession()
  const type = popupTypeOf(useRole())
  const autoplay = useSettings()?.popupAutoplay ?? false
  const { data, isError } = useApiQuery(announcements, homeAnnouncementsInput())
  const firstTimeLogin = session?.firstTimeLogin ?? false
  const entries = useMemo(() => data && popupEntries(data.popup, type, firstTimeLogin), [data, type, firstTimeLogin])
  const [open, setOpen] = useState(false)
  const lookedAt = useRef(new Set<PopupType>())
  const interrupted = usePanel() !== undefined
  const isAsking = useAsk(({ question }) => question !== undefined)

  const settled = useEffectEvent(() => onSettled?.())

  useEffect(() => {
    if (isError || isQuiet()) settled()
    if (!ready || !entries || isQuiet()) return
    const timer = setTimeout(() => {
      const firstLook = !lookedAt.current.has(type)
      lookedAt.current.add(type)
      const { open: opens, state } = evaluatePopup({ entries, stored: states[type].read(), now: now(), firstLook })
      if (entries.length > 0) states[type].write(state)
      setOpen(opens)
      if (opens) hasInterrupted('announcements')
      if (!opens) settled()
    }, TIMINGS.popupEvaluation)
    return () => clearTimeout(timer)
  }, [entries, type, ready, isError])

  if (!open || !entries?.length || interrupted || isAsking) return null
  const close = (hideToday: boolean) => {
    const state = states[type].read()
    states[type].write(closedPopup(state ?? { seen: entries, show: false }, hideToday, now()))
    setOpen(false)
    onSettled?.()
  }
  return <PopupDialog entries={entries} promotions={data?.promotion ?? []} autoplay={autoplay} onClose={close} />
}
