import { Gift, TrendingUp, Users } from 'lucide-react'
import type { ReactNode } from 'react'
import { useFlags, useStatus } from '@/domain/system'
import { useUnclaimedRewards } from '@/domain/unread/use-unclaimed-rewards'
import { useWallet } from '@/domain/wallet/use-wallet'
import { useOverview } from '@/features/agents/agents.queries'
import { useRequestTurn } from '@/features/home/RequestQueue'
import { useNextLevel } from '@/features/vip/vip.queries'
import { useText } from '@/shared/i18n'
import { paths } from '@/shared/navigation'
import { OpenLink } from '@/shared/navigation/OpenLink'
import { useRole } from '@/shared/session'
import { Money } from '@/shared/ui/Money'
import { RowArrow } from '@/shared/ui/Rows'
import { Skeleton } from '@/shared/ui/Skeleton'
import styles from './NextStep.module.css'
import { NextStepPlace } from './NextStepPlace.tsx'

/**
 * What is most worth a member's next tap: rewards to claim, an agent's team, the promotions for an empty wallet, the next
 * VIP level, or the promotions.
 */
export default function NextStep() {
  const t = useText()
  // Its code loads after the shelves below have queued.
  const isTurn = useRequestTurn({ urgent: true })
  const { data, isError } = useStatus()
  const { isAgent } = useRole()
  const { teamOverview } = useFlags()
  const rewards = useUnclaimedRewards()
  const { amount } = useWallet()
  if (rewards > 0)
    return (
      <Step to={paths.rewardCenter()} icon={<Gift size={20} />}>
        {t('home:next.rewards', { count: rewards })}
      </Step>
    )
  if (isError && !data) return <Promotions />
  if (!isTurn || !data) return <NextStepPlace />
  if (isAgent && teamOverview) return <TeamToday symbol={data.info.currencySymbol} />
  return data.info.vip.enabled && amount !== 0 ? <NextLevel symbol={data.info.currencySymbol} /> : <Promotions />
}

function TeamToday({ symbol }: { symbol: string }) {
  const t = useText()
  const { data, isPending } = useOverview('today')
  return (
    <Step to={paths.teamOverview()} icon={<Users size={20} />}>
      {t('agents:home.today')}{' '}
      <strong>
        {isPending ? <Skeleton width="4em" /> : data && <Money amount={data.commission} symbol={symbol} />}
      </strong>
    </Step>
  )
}

function NextLevel({ symbol }: { symbol: string }) {
  const { isPending, level } = useNextLevel(symbol)
  if (isPending) return <NextStepPlace />
  if (!level) return <Promotions />
  return (
    <Step to={paths.vipBenefits()} icon={<TrendingUp size={20} />}>
      {level.label}
    </Step>
  )
}

function Promotions() {
  const t = useText()
  return (
    <Step to={paths.promotions()} icon={<Gift size={20} />}>
      {t('home:next.promotions')}
    </Step>
  )
}

function Step({ to, icon, children }: { to: string; icon: ReactNode; children: ReactNode }) {
  return (
    <OpenLink to={to} className={styles.step}>
      {icon}
      <span className={styles.text}>{children}</span>
      <RowArrow />
    </OpenLink>
  )
}
