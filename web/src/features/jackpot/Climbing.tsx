import { useSettings } from '@/domain/system'
import { Money } from '@/shared/ui/Money'

/** An amount that steps to each new value, which costs one rendering; dots until there is one. */
export function Climbing({ amount, className }: { amount: number | undefined; className?: string }) {
  const symbol = useSettings()?.currencySymbol ?? ''
  if (amount === undefined) return <bdi dir="ltr" className={className}>{`${symbol} ···`}</bdi>
  return <Money amount={amount} symbol={symbol} className={className} />
}
