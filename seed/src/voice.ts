import type { MerchantConfig } from '@understudy/merchants'
import type { Texts } from './world-seed.ts'

/** How a merchant speaks: its name and its money, so that shared copy still reads as its own. */
export interface Voice {
  brand: Texts
  /** An amount as the merchant writes it, currency before the figure in every language, both on one line. */
  money: (amount: number) => string
}

const grouped = (amount: number) => String(amount).replace(/\B(?=(\d{3})+$)/g, ',')

export const voiceOf = ({ brand, currencySymbol }: MerchantConfig): Voice => ({
  brand,
  money: (amount) => `${currencySymbol}\u00a0${grouped(amount)}`,
})
