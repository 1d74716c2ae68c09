import { useSettings } from '@/domain/system'
import { ContractsLink } from '@/features/agent-contracts/ContractsLink'
import { TeamCard } from '@/features/agents/TeamCard'
import { MemberCenterMenu } from '@/features/member/MemberCenterMenu'
import { MineHead } from '@/features/member/MineHead'
import { UplineRow } from '@/features/upline-transfer/UplineRow'
import { NextLevel } from '@/features/vip/NextLevel'
import { WalletsLink } from '@/features/wallets/WalletsLink'
import page from '@/shared/ui/Page.module.css'

/** The member centre: profile, balance, and the benefits of membership (MEMBER-013). */
export default function MemberCenterScreen() {
  const settings = useSettings()
  const symbol = settings?.currencySymbol ?? ''
  const vip = settings?.vip.enabled ?? false
  return (
    <div className={page.page}>
      <MineHead>{vip && <NextLevel symbol={symbol} />}</MineHead>
      <TeamCard />
      <MemberCenterMenu
        money={
          <>
            <WalletsLink />
            <UplineRow />
            <ContractsLink />
          </>
        }
      />
    </div>
  )
}
