import { useEffect, useRef } from 'react'
import { useLanguage } from '@/shared/i18n'
import { TIMINGS } from '@/shared/timings'

export const isFilled = (value: unknown) => (typeof value === 'string' || Array.isArray(value)) && value.length > 0

/** Revalidates the filled fields after a change of language (spec §4). */
export function useLanguageRecheck(recheckFilled: () => void) {
  const language = useLanguage()
  const checkedIn = useRef(language)
  const latest = useRef(recheckFilled)
  latest.current = recheckFilled
  useEffect(() => {
    if (checkedIn.current === language) return
    const timer = setTimeout(() => {
      checkedIn.current = language
      latest.current()
    }, TIMINGS.languageRevalidation)
    return () => clearTimeout(timer)
  }, [language])
}
