import { affiliate } from '@understudy/contracts/registration'
import { useCallback, useEffect, useRef, useState } from 'react'
import { call, isApiError } from '@/shared/api'

type Known = { code: string; agentName: string | undefined }

/**
 * Validates an invitation code (spec §4), once per code; that of a link immediately, so that a broken link is reported
 * before the form is filled in.
 */
export function useInvitation(code: string, checks: boolean) {
  const [known, setKnown] = useState<Known>()
  const pending = useRef<{ code: string; reply: Promise<void> }>(undefined)

  /** Rejects with the platform's refusal. */
  const verify = useCallback((asked: string): Promise<void> => {
    if (pending.current?.code === asked) return pending.current.reply
    const reply = call(affiliate, { query: { affiliateCode: asked } }).then(
      ({ agentName }) => setKnown({ code: asked, agentName }),
      (problem) => {
        pending.current = undefined
        if (isApiError(problem, 'affiliate.code.invalid')) setKnown({ code: asked, agentName: undefined })
        throw problem
      },
    )
    pending.current = { code: asked, reply }
    return reply
  }, [])

  const arrivedWith = useRef(code)
  useEffect(() => {
    if (checks && arrivedWith.current) verify(arrivedWith.current).catch(() => {})
  }, [checks, verify])

  const here = known?.code === code ? known : undefined
  return {
    /** Name of the code's agent, once the code was verified. */
    agentName: here?.agentName,
    isBad: here !== undefined && here.agentName === undefined,
    verify,
  }
}
