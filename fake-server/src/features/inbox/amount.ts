import { toAmount } from '@understudy/contracts'

/**
 * Formats an amount (ten-thousandths) for a letter. Isolate marks keep its order in right-to-left text; it never wraps.
 */
export const amountInLetter = (amount: number, symbol: string): string =>
  `\u2066${symbol}\u00a0${toAmount(amount).toLocaleString('en')}\u2069`
