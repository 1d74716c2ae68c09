const format = new Intl.NumberFormat('en', { notation: 'compact', maximumFractionDigits: 1 })

/** A round sum in few signs: 50K, 1.5M. */
export const Short = ({ amount }: { amount: number }) => <bdi dir="ltr">{format.format(amount)}</bdi>
