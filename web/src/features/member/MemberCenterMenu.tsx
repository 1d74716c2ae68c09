import {
  CircleUserRound,
  ClipboardList,
  Crown,
  Gift,
  Headphones,
  LayoutList,
  Percent,
  ReceiptText,
  Settings,
  ShieldCheck,
  Target,
  UserPlus,
} from 'lucide-react'
import type { ReactNode } from 'react'
import { useFlags, usePromotion, useSettings } from '@/domain/system'
import RewardDot from '@/domain/unread/RewardDot'
import { useText } from '@/shared/i18n'
import { openPanel, paths } from '@/shared/navigation'
import { RowLink } from '@/shared/navigation/RowLink'
import { useRole } from '@/shared/session'
import { RowButton, Rows } from '@/shared/ui/Rows'

interface MemberCenterMenuProps {
  /** Rows of other features about the member's money. */
  money?: ReactNode
}

/** What being a member brings and where the account is looked after; only what the merchant offers. */
export function MemberCenterMenu({ money }: MemberCenterMenuProps) {
  const t = useText()
  const { isAgent } = useRole()
  const { missions, manualRebate, rewardCenter, bettingRecord, accountRecord } = useFlags()
  const vip = useSettings()?.vip.enabled ?? false
  const referral = usePromotion('REFERRAL')
  const benefits = [
    { key: 'vip', shown: vip, to: paths.vipBenefits(), icon: <Crown size={20} /> },
    { key: 'rewards', shown: rewardCenter, to: paths.rewardCenter(), icon: <Gift size={20} /> },
    { key: 'missions', shown: missions, to: paths.missions(), icon: <Target size={20} /> },
    { key: 'rebate', shown: manualRebate, to: paths.manualRebate(), icon: <Percent size={20} /> },
    { key: 'invite', shown: referral || isAgent, to: paths.inviteFriends(), icon: <UserPlus size={20} /> },
  ] as const
  const offered = benefits.filter(({ shown }) => shown)
  return (
    <>
      {offered.length > 0 && (
        <Rows title={t('member:center.benefits')}>
          {offered.map(({ key, to, icon }) => (
            <RowLink
              key={key}
              to={to}
              icon={icon}
              label={t(`member:center.${key}`)}
              hint={t(`member:center.${key}Hint`)}
              aside={key === 'rewards' && <RewardDot />}
            />
          ))}
        </Rows>
      )}
      <Rows title={t('member:center.account')}>
        <RowLink
          to={paths.securityCenter({ backUrl: paths.memberCenter() })}
          icon={<ShieldCheck size={20} />}
          label={t('member:center.security')}
        />
        <RowLink to={paths.myAccount()} icon={<CircleUserRound size={20} />} label={t('member:center.profile')} />
        {money}
        {bettingRecord && (
          <RowLink
            to={paths.bettingRecord()}
            icon={<ClipboardList size={20} />}
            label={t('mine:entry.bettingRecord')}
          />
        )}
        {accountRecord && (
          <RowLink to={paths.accountRecord()} icon={<ReceiptText size={20} />} label={t('mine:entry.accountRecord')} />
        )}
        <RowLink to={paths.mine()} icon={<LayoutList size={20} />} label={t('member:center.mine')} />
        <RowLink to={paths.settings()} icon={<Settings size={20} />} label={t('member:settings')} />
        <RowButton
          icon={<Headphones size={20} />}
          label={t('member:center.service')}
          aria-haspopup="dialog"
          onClick={() => openPanel('service')}
        />
      </Rows>
    </>
  )
}
