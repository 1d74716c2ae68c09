import { useSettings } from '@/domain/system'
import { Money } from '@/shared/ui/Money'
import { useEased } from './use-eased.ts'

/** An amount that climbs to each new value; dots until there is one. */
export function Climbing({ amount, className }: { amount: number | undefined; className?: string }) {
  const symbol = useSettings()?.currencySymbol ?? ''
  const shown = useEased(amount)
  if (shown === undefined) return <bdi dir="ltr" className={className}>{`${symbol} ···`}</bdi>
  return <Money amount={shown} symbol={symbol} className={className} />
}
