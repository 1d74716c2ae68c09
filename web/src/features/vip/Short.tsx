import { formatShort } from '@/shared/format/short'

/** A round sum in few signs. */
export const Short = ({ amount }: { amount: number }) => <bdi dir="ltr">{formatShort(amount)}</bdi>
