import { LogOut } from 'lucide-react'
import type { ReactNode } from 'react'
import { ENTRIES, entryPath, type LinkName, offeredEntries } from '@/domain/entries/entries'
import { useCircumstances } from '@/domain/entries/use-circumstances'
import { useSignOut } from '@/domain/member/sign-out'
import { RewardDot } from '@/domain/unread/RewardDot'
import { type TextKey, useText } from '@/shared/i18n'
import { openPanel, paths } from '@/shared/navigation'
import { RowLink } from '@/shared/navigation/RowLink'
import { Button } from '@/shared/ui/Button'
import { RowButton, Rows } from '@/shared/ui/Rows'

interface MemberCenterMenuProps {
  /** Rows of other features about money. */
  money?: ReactNode
}

/** Menu of the member centre with the entries that the merchant offers. */
export function MemberCenterMenu({ money }: MemberCenterMenuProps) {
  const t = useText()
  const context = useCircumstances()
  const signOut = useSignOut()
  const benefits = offeredEntries(['vip', 'rewards', 'missions', 'rebate', 'invite'], context)
  const service = ENTRIES.service
  return (
    <>
      {benefits.length > 0 && (
        <Rows title={t('member:center.benefits')}>
          {benefits.map((name) => (
            <Row
              key={name}
              name={name}
              label={name === 'vip' ? 'member:center.vip' : `mine:entry.${name}`}
              hint={`member:center.${name}Hint`}
              trailing={name === 'rewards' && <RewardDot />}
            />
          ))}
        </Rows>
      )}
      <Rows title={t('member:center.account')}>
        <Row name="security" label="mine:entry.security" />
        <Row name="account" label="mine:entry.account" />
        {money}
        {offeredEntries(['depositRecord', 'withdrawRecord', 'bettingRecord', 'accountRecord'], context).map((name) => (
          <Row key={name} name={name} label={`mine:entry.${name}`} />
        ))}
        <Row name="mine" label="member:center.mine" />
        <Row name="settings" label="member:settings" />
        <RowButton
          icon={<service.Icon size={20} />}
          label={t('member:center.service')}
          aria-haspopup="dialog"
          onClick={() => openPanel('service')}
        />
      </Rows>
      <Button look="secondary" size="large" wide icon={<LogOut size={20} className="mirrored" />} onClick={signOut}>
        {t('shared:action.signOut')}
      </Button>
    </>
  )
}

interface RowProps {
  name: LinkName
  label: TextKey
  hint?: TextKey
  trailing?: ReactNode
}

function Row({ name, label, hint, trailing }: RowProps) {
  const t = useText()
  const { Icon } = ENTRIES[name]
  const from = paths.memberCenter()
  return (
    <RowLink
      to={entryPath(name, from)}
      icon={<Icon size={20} />}
      label={t(label)}
      hint={hint && t(hint)}
      trailing={trailing}
    />
  )
}
