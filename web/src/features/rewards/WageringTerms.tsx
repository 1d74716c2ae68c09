import type { Reward } from '@understudy/contracts/rewards'
import { moneyText } from '@/shared/format/money'
import { useText } from '@/shared/i18n'

interface TermsProps {
  reward: Pick<Reward, 'multiple' | 'requiredTurnover'>
  symbol: string
}

/** Wagering requirement of a reward. */
export function WageringTerms({ reward: { multiple, requiredTurnover }, symbol }: TermsProps) {
  const t = useText()
  if (multiple === 0) return t('rewards:free')
  return t('rewards:terms', { amount: moneyText(symbol, requiredTurnover, 0), multiple })
}
