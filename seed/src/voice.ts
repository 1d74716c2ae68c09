import type { MerchantConfig } from '@understudy/merchants'
import type { Texts } from './world-seed.ts'

/** A merchant's name and currency, for shared texts that should read as its own. */
export interface Voice {
  brand: Texts
  /** Formats an amount: currency first in every language, on one line. */
  money: (amount: number) => string
}

const grouped = (amount: number) => String(amount).replace(/\B(?=(\d{3})+$)/g, ',')

export const voiceOf = ({ brand, currencySymbol }: MerchantConfig): Voice => ({
  brand,
  money: (amount) => `${currencySymbol}\u00a0${grouped(amount)}`,
})
