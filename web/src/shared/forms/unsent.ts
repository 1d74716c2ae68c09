import { useEffect, useRef } from 'react'
import { session } from '@/shared/session'
import { inTab, storage } from '@/shared/storage'
import { byName, fields, shaped, text } from '@/shared/storage/shape'

type Typed = Record<string, string>

const kept = inTab('unsent', shaped(fields({ form: text, userName: text, typed: byName(text) })))

/** What this member had typed in the form when the session ended under it; nothing where that was another form. */
export function unsent(form: string): Partial<Typed> {
  const last = kept.read()
  return last?.form === form && last.userName === session.get()?.userName ? last.typed : {}
}

/**
 * Keeps what is typed over a reload, also that of a tab the phone has put away, and over the login that a session makes
 * necessary which ended on the server; a logout keeps nothing.
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
