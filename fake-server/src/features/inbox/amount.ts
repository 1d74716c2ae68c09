import { toAmount } from '@understudy/contracts'

/** An amount in ten-thousandths as letters write it: in one piece, which keeps its order within a text from right to left. */
export const amountInLetter = (amount: number, symbol: string): string =>
  `\u2066${symbol}\u00a0${toAmount(amount).toLocaleString('en')}\u2069`
