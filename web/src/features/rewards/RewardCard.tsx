import { DAY } from '@understudy/contracts/durations'
import type { Reward } from '@understudy/contracts/rewards'
import { Gift, Ticket } from 'lucide-react'
import { useEffect } from 'react'
import { useNow } from '@/shared/clock/use-now'
import { useDates } from '@/shared/format/dates'
import { useText } from '@/shared/i18n'
import { Button } from '@/shared/ui/Button'
import { Card } from '@/shared/ui/Card'
import { Countdown } from '@/shared/ui/Countdown'
import { Money } from '@/shared/ui/Money'
import { Muted } from '@/shared/ui/Muted'
import styles from './Rewards.module.css'
import { WageringTerms } from './WageringTerms.tsx'

interface RewardCardProps {
  reward: Pick<Reward, 'name' | 'kind' | 'amount' | 'multiple' | 'requiredTurnover'> & { expireDate: number | null }
  /** Kind of reward. */
  about: string
  symbol: string
  busy: boolean
  onClaim: () => void
  /** Called when it expires while on screen. */
  onExpired: () => void
}

/** Card of a claimable reward: amount, reason, wagering requirement, expiry. */
export function RewardCard({ reward, about, symbol, busy, onClaim, onExpired }: RewardCardProps) {
  const t = useText()
  const { name, kind, amount, expireDate } = reward
  const Icon = kind === 'ticket' ? Ticket : Gift
  return (
    <Card as="li" className={styles.card}>
      <div className={styles.head}>
        <span className={styles.icon}>
          <Icon size={22} aria-hidden="true" />
        </span>
        <div className={styles.texts}>
          <h2 className={styles.name}>{name}</h2>
          <Muted>{about}</Muted>
        </div>
        <Money amount={amount} symbol={symbol} className={styles.amount} />
      </div>
      <Muted>
        <WageringTerms reward={reward} symbol={symbol} />
      </Muted>
      <div className={styles.foot}>
        {expireDate === null ? <span /> : <Expiry at={expireDate} onExpired={onExpired} />}
        <Button size="small" busy={busy} aria-label={t('rewards:claimNamed', { name })} onClick={onClaim}>
          {t('rewards:claim')}
        </Button>
      </div>
    </Card>
  )
}

/** Expiry date; a countdown on the last day. */
function Expiry({ at, onExpired }: { at: number; onExpired: () => void }) {
  const t = useText()
  const dates = useDates()
  const now = useNow()
  const isOver = now >= at
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it expires
  useEffect(() => {
    if (isOver) onExpired()
  }, [isOver])
  if (at - now > DAY) return <Muted>{t('rewards:until', { time: dates.merchant(at, 'short') })}</Muted>
  return (
    <Muted className={styles.soon}>
      {t('rewards:expiresIn')} <Countdown until={at} label={t('rewards:expiresIn')} />
    </Muted>
  )
}
