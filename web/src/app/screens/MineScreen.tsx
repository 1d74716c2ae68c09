import { useState } from 'react'
import { MineHead } from '@/features/member/MineHead'
import { MineMenu } from '@/features/mine/MineMenu'
import { useRefuseTrial, useToLogin } from '@/shared/navigation'
import { useRole } from '@/shared/session'
import { lazyPart } from '@/shared/ui/lazy-part'
import { CloseOnError } from '@/shared/ui/load-fallbacks'
import page from '@/shared/ui/Page.module.css'

const ReferralSheet = lazyPart(() => import('@/features/referral/ReferralSheet'), { missing: CloseOnError })

/** The personal menu: profile, deposit and withdrawal, and all account pages (spec §2 mine). */
export default function MineScreen() {
  const { isGuest, isTrial } = useRole()
  const toLogin = useToLogin()
  const refuseTrial = useRefuseTrial()
  const [inviting, setInviting] = useState<boolean>()
  const invite = () => {
    if (isGuest) return toLogin()
    if (isTrial) return refuseTrial()
    setInviting(true)
  }
  return (
    <div className={page.page}>
      <MineHead />
      <MineMenu onInvite={invite} />
      {inviting !== undefined && <ReferralSheet open={inviting} onClose={() => setInviting(false)} />}
    </div>
  )
}
