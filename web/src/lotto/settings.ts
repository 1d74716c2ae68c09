import { systemStatus } from '@understudy/contracts/system'
import { useReply } from './api/index.ts'

/** Currency, maintenance and region of the merchant. */
export const useStatus = () => useReply(systemStatus, {}, { freshFor: 60_000 }).data

export const useSymbol = (): string => useStatus()?.info.currencySymbol ?? ''
