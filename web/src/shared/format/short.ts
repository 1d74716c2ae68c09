const format = new Intl.NumberFormat('en', { notation: 'compact', maximumFractionDigits: 1 })

/** Abbreviates a round amount with Latin digits: 50K, 1.5M. */
export const formatShort = (amount: number): string => format.format(amount)
