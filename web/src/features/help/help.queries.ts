import { helpCenter } from '@understudy/contracts/help'
import { STALE, useApiQuery } from '@/shared/api'
import { useLanguage } from '@/shared/i18n'

/** The help in the current language, by category. */
export function useHelp() {
  const lang = useLanguage()
  return useApiQuery(helpCenter, { query: { device: 'MOBILE', lang } }, { staleTime: STALE.catalogue })
}
