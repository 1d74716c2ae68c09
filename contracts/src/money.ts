/** Ledger units per currency unit; lotteries need four decimals. */
export const MONEY_SCALE = 10_000

/** Ledger integer to the JSON number that travels (two decimals, lottery four). */
export const toAmount = (units: number): number => units / MONEY_SCALE

/** JSON number to ledger integer; rejects anything finer than a ten-thousandth. @throws RangeError */
export function toUnits(amount: number): number {
  const units = Math.round(amount * MONEY_SCALE)
  if (!Number.isSafeInteger(units) || Math.abs(units / MONEY_SCALE - amount) > 1e-9)
    throw new RangeError(`${amount} is not an amount of money`)
  return units
}
