import { useEffect, useEffectEvent, useRef } from 'react'
import { useLanguage } from '@/shared/i18n'
import { TIMINGS } from '@/shared/timings'

/** Revalidates the filled fields after a change of language (spec §4). */
export function useLanguageRecheck(recheckFilled: () => void) {
  const language = useLanguage()
  const checkedIn = useRef(language)
  const recheck = useEffectEvent(recheckFilled)
  useEffect(() => {
    if (checkedIn.current === language) return
    const timer = setTimeout(() => {
      checkedIn.current = language
      recheck()
    }, TIMINGS.languageRevalidation)
    return () => clearTimeout(timer)
  }, [language])
}
