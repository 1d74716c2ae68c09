import { systemStatus } from '@understudy/contracts/system'
import { STALE, useApiQuery } from '@/shared/api'

/** Currency, maintenance and region of the merchant. */
export const useLottoStatus = () => useApiQuery(systemStatus, undefined, { staleTime: STALE.minute }).data

export const useSymbol = (): string => useLottoStatus()?.info.currencySymbol ?? ''
