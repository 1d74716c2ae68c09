import { moneyText } from '@/shared/format/money'
import { Money } from '@/shared/ui/Money'
import { useSymbol } from '../settings.ts'

/** An amount in the merchant's currency, with decimals if there are any. */
export function Amount({ amount, className }: { amount: number; className?: string }) {
  return <Money amount={amount} symbol={useSymbol()} decimals={decimalsOf(amount)} className={className} />
}

const decimalsOf = (amount: number) => (Number.isInteger(Math.round(amount * 1e6) / 1e4) ? 2 : 4)

/** Formats an amount for use in a sentence, isolated left to right. */
export function useMoneyText() {
  const symbol = useSymbol()
  return (amount: number) => moneyText(symbol, amount, decimalsOf(amount))
}
