import { ContractsLink } from '@/features/agent-contracts/ContractsLink'
import { BalancePanel } from '@/features/member/BalancePanel'
import { MemberCenterMenu } from '@/features/member/MemberCenterMenu'
import { MineHead } from '@/features/member/MineHead'
import { UplineRow } from '@/features/upline-transfer/UplineRow'
import { WalletsLink } from '@/features/wallets/WalletsLink'
import page from '@/shared/ui/Page.module.css'

/** The member centre: profile, balance, and the benefits of membership (MEMBER-013). */
export default function MemberCenterScreen() {
  return (
    <div className={page.page}>
      <MineHead />
      <BalancePanel />
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
