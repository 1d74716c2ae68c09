const formats = new Map<number, Intl.NumberFormat>()

function formatOf(decimals: number): Intl.NumberFormat {
  const known = formats.get(decimals)
  if (known) return known
  const format = new Intl.NumberFormat('en', { minimumFractionDigits: decimals, maximumFractionDigits: decimals })
  formats.set(decimals, format)
  return format
}

/** Latin digits with groups of three, below zero with a minus sign; what does not fit the decimals is cut towards zero. */
export function formatAmount(amount: number, decimals: 0 | 2 | 4 = 2): string {
  const unit = 10 ** decimals
  // The tiny addition keeps 0.29 * 100 from counting as 28.
  const cut = Math.trunc(amount * unit + Math.sign(amount) * 1e-6) / unit
  return formatOf(decimals)
    .format(cut === 0 ? 0 : cut)
    .replace('-', '−')
}

/** Money inside a sentence, from left to right in every language: its sign, the currency, the figure, on one line. */
export function moneyText(symbol: string, amount: number, decimals: 0 | 2 | 4 = 2): string {
  const figure = formatAmount(amount, decimals)
  return `\u2066${figure.startsWith('−') ? '−' : ''}${symbol}\u00a0${figure.replace('−', '')}\u2069`
}

/** Asterisks in the length of the amount with two decimals (spec §4 balance). */
export const maskOf = (amount: number): string => '*'.repeat(formatAmount(amount, 2).length)
