const format = new Intl.NumberFormat('en', { notation: 'compact', maximumFractionDigits: 1 })

/** A round sum in few signs, Latin digits: 50K, 1.5M. */
export const formatShort = (amount: number): string => format.format(amount)
