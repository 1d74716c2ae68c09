import { useQuery } from '@tanstack/react-query'
import { affiliate } from '@understudy/contracts/registration'
import { useState } from 'react'
import { apiQuery, isApiError, queryClient, STALE, useViewer } from '@/shared/api'

/**
 * Validates an invitation code (spec §4), once per code; that of a link immediately, so that a broken link is reported
 * before the form is filled in.
 */
export function useInvitation(code: string, checks: boolean) {
  const viewer = useViewer()
  const [arrivedWith] = useState(code)
  const queryOf = (affiliateCode: string) => ({
    ...apiQuery(affiliate, { query: { affiliateCode } }, viewer),
    staleTime: STALE.catalogue,
    retry: false,
  })
  const { data, error } = useQuery({ ...queryOf(code), enabled: checks && code !== '' && code === arrivedWith })
  return {
    /** Name of the code's agent, once the code was verified. */
    agentName: data?.agentName,
    isBad: isApiError(error, 'affiliate.code.invalid'),
    /** Rejects with the platform's refusal. */
    verify: (asked: string) => queryClient.fetchQuery(queryOf(asked)),
  }
}
