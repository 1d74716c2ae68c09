import { checkField, checkUsername, type FieldRule } from '@understudy/contracts/registration'
import { useEffect, useState } from 'react'
import { isApiError, useApiQuery } from '@/shared/api'
import { TIMINGS } from '@/shared/timings'

export type UsernameState = 'unknown' | 'checking' | 'free' | 'taken'

/** Checks while typing whether a valid username is available. */
export function useUsernameCheck(typed: string, rule: FieldRule, isEnabled: boolean): UsernameState {
  const name = typed.trim()
  const [settled, setSettled] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setSettled(name), TIMINGS.usernameCheck)
    return () => clearTimeout(timer)
  }, [name])

  const isName = isEnabled && name !== '' && checkField(rule, name).length === 0
  const { data, error, isFetching } = useApiQuery(
    checkUsername,
    { query: { username: settled } },
    { enabled: isName && settled === name, retry: false },
  )
  if (!isName) return 'unknown'
  if (settled !== name || isFetching) return 'checking'
  if (data) return 'free'
  return isApiError(error, 'username.exists') ? 'taken' : 'unknown'
}
