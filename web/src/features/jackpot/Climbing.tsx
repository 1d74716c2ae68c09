import { useSettings } from '@/domain/system'
import { Money } from '@/shared/ui/Money'

/** An amount that changes in steps, one render each; dots until loaded. */
export function Climbing({ amount, className }: { amount: number | undefined; className?: string }) {
  const symbol = useSettings()?.currencySymbol ?? ''
  if (amount === undefined) return <bdi dir="ltr" className={className}>{`${symbol} ···`}</bdi>
  return <Money amount={amount} symbol={symbol} className={className} />
}
