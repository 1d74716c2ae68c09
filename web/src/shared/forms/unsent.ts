import { useEffect, useRef } from 'react'
import * as z from 'zod/mini'
import { session } from '@/shared/session'
import { inTab, storage } from '@/shared/storage'

type Typed = Record<string, string>

const kept = inTab(
  'unsent',
  z.object({ form: z.string(), userName: z.string(), typed: z.record(z.string(), z.string()) }),
)

/** Returns what this member had typed when the session ended or the page was reloaded; empty for another form or member. */
export function unsent(form: string): Partial<Typed> {
  const last = kept.read()
  return last?.form === form && last.userName === session.get()?.userName ? last.typed : {}
}

/**
 * Preserves what was typed over a reload, also of a tab that the phone has discarded, and over the login after a session
 * that expired on the server. A logout discards it.
 */
export function useUnsent(form: string, typed: () => Typed): void {
  const latest = useRef(typed)
  useEffect(() => {
    latest.current = typed
  })
  useEffect(() => {
    const userName = session.get()?.userName ?? ''
    const keep = () => kept.write({ form, userName, typed: latest.current() })
    const hidden = () => document.hidden && keep()
    kept.remove()
    document.addEventListener('visibilitychange', hidden)
    return () => {
      document.removeEventListener('visibilitychange', hidden)
      if (session.get() === undefined && storage.autoLogin.read() !== '0') keep()
      else kept.remove()
    }
  }, [form])
}
