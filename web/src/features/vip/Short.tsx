import { formatShort } from '@/shared/format/short'

/** An abbreviated round amount. */
export const Short = ({ amount }: { amount: number }) => <bdi dir="ltr">{formatShort(amount)}</bdi>
