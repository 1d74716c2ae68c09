const formats = new Map<number, Intl.NumberFormat>()

function formatOf(decimals: number): Intl.NumberFormat {
  const cached = formats.get(decimals)
  if (cached) return cached
  const format = new Intl.NumberFormat('en', { minimumFractionDigits: decimals, maximumFractionDigits: decimals })
  formats.set(decimals, format)
  return format
}

/** Cuts surplus decimals towards zero; the tiny addition corrects floating point: 0.29 * 100 must not become 28. */
const cutTo = (decimals: number, amount: number) =>
  Math.trunc(amount * 10 ** decimals + Math.sign(amount) * 1e-6) / 10 ** decimals

/** The part of an amount, in currency units, that two decimals can say. */
export const cutToCents = (amount: number): number => cutTo(2, amount)

/** Formats an amount with Latin digits in groups of three and a true minus sign; surplus decimals are cut towards zero. */
export function formatAmount(amount: number, decimals: 0 | 2 | 4 = 2): string {
  const cut = cutTo(decimals, amount)
  return formatOf(decimals)
    .format(cut === 0 ? 0 : cut)
    .replace('-', '−')
}

/** Formats money for use inside a sentence: sign, currency and number, left to right in every language, without line breaks. */
export function moneyText(symbol: string, amount: number, decimals: 0 | 2 | 4 = 2): string {
  const figure = formatAmount(amount, decimals)
  return `\u2066${figure.startsWith('−') ? '−' : ''}${symbol}\u00a0${figure.replace('−', '')}\u2069`
}

/** Masks an amount by asterisks, as many as it has characters with two decimals (spec §4 balance). */
export const maskOf = (amount: number): string => '*'.repeat(formatAmount(amount, 2).length)
