import { useEffect, useEffectEvent, useState } from 'react'
import * as z from 'zod/mini'
import { session } from '@/shared/session'
import { inTab, storage } from '@/shared/storage'

const Draft = z.object({
  form: z.string(),
  /** Empty for a visitor. */
  userName: z.string(),
  values: z.record(z.string(), z.string().check(z.maxLength(1_000))),
})
const stored = inTab('draft', Draft)

const currentUser = () => session.get()?.userName ?? ''

/** The values this member typed into a form; empty for another form or member. */
export function draftOf(form: string): Partial<Record<string, string>> {
  const draft = stored.read()
  return draft?.form === form && draft.userName === currentUser() ? draft.values : {}
}

export const removeDraft = () => stored.remove()

/**
 * Stores the values of a form in the tab, so that they survive a reload (also of a discarded tab) and the login after
 * an expired session. They are removed when the page is left, or with `untilSent` by `removeDraft`. The values must
 * contain no secrets.
 */
export function useDraft(form: string, values: Record<string, string>, { untilSent = false } = {}): void {
  const [userName] = useState(currentUser)
  const typed = JSON.stringify(values)
  const keep = useEffectEvent(() => stored.write({ form, userName, values }))
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when a value changes
  useEffect(() => keep(), [typed])
  useEffect(
    () => () => {
      if (untilSent) return
      // The end of a session may have cleared the tab's storage.
      if (session.get() === undefined && storage.autoLogin.read() !== '0') keep()
      else stored.remove()
    },
    [untilSent],
  )
}
