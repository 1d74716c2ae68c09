import { type MemberInfo, memberInfo } from '@understudy/contracts/member'
import { withdrawCards } from '@understudy/contracts/withdraw-cards'
import { AtSign, Cake, Fingerprint, IdCard, PencilLine, Smartphone, UserRound, WalletCards } from 'lucide-react'
import { useState } from 'react'
import { STALE, useApiQuery } from '@/shared/api'
import { useDates } from '@/shared/format/dates'
import { useText } from '@/shared/i18n'
import { paths } from '@/shared/navigation'
import { RowLink } from '@/shared/navigation/RowLink'
import { QueryState } from '@/shared/query/QueryState'
import { Button } from '@/shared/ui/Button'
import { Rows, RowText } from '@/shared/ui/Rows'
import { Skeleton } from '@/shared/ui/Skeleton'
import { AvatarEditor } from './AvatarEditor.tsx'
import { MemberSince } from './MemberSince.tsx'
import { ProfileForm } from './ProfileForm.tsx'

/** /m/myAccount/index: the profile, its editable fields, and the cards. */
export function Profile() {
  const query = useApiQuery(memberInfo, undefined, { staleTime: STALE.minute })
  return (
    <QueryState query={query} waiting={<Skeleton height="560px" radius={20} />}>
      {(member) => <Known member={member} />}
    </QueryState>
  )
}

function Known({ member }: { member: MemberInfo }) {
  const t = useText()
  const { calendar } = useDates()
  const [editing, setEditing] = useState(false)
  const security = paths.securityCenter({ backUrl: paths.myAccount() })
  const none = t('member:profile.none')
  const { editable } = member
  return (
    <>
      <AvatarEditor />
      <Rows title={t('member:profile.title')}>
        <RowText
          icon={<Fingerprint size={20} />}
          label={t('member:profile.account')}
          hint={<MemberSince member={member} />}
          trailing={<bdi>{member.account}</bdi>}
        />
        <RowText
          icon={<UserRound size={20} />}
          label={t('member:profile.nickname')}
          trailing={<bdi>{member.nickname || none}</bdi>}
        />
        <RowText
          icon={<Cake size={20} />}
          label={t('member:profile.birthday')}
          trailing={member.birthday ? calendar(member.birthday, 'date') : none}
        />
        <RowLink
          icon={<Smartphone size={20} />}
          label={t('member:profile.mobile')}
          trailing={<bdi dir="ltr">{member.mobile || none}</bdi>}
          to={security}
        />
        <RowLink
          icon={<AtSign size={20} />}
          label={t('member:profile.email')}
          trailing={<bdi dir="ltr">{member.email || none}</bdi>}
          to={security}
        />
        <RowText icon={<IdCard size={20} />} label={t('member:profile.currency')} trailing={member.currency} />
      </Rows>
      {(editable.nickname || editable.email || editable.birthday) && (
        <Button
          look="secondary"
          wide
          icon={<PencilLine size={18} aria-hidden="true" />}
          aria-haspopup="dialog"
          onClick={() => setEditing(true)}
        >
          {t('member:profile.form')}
        </Button>
      )}
      {editing && <ProfileForm editable={editable} onClose={() => setEditing(false)} />}
      <Cards />
    </>
  )
}

/** The accounts for withdrawals; a link to their page until they are loaded, or if there are none. */
function Cards() {
  const t = useText()
  const { data } = useApiQuery(withdrawCards, undefined, { staleTime: STALE.minute })
  const hasNone = data?.cards.length === 0
  return (
    <Rows title={t('member:cards.title')}>
      {data?.cards.map(({ cardId, bankName, accountNo }) => (
        <RowText
          key={cardId}
          icon={<WalletCards size={20} />}
          label={bankName}
          trailing={<bdi dir="ltr">{accountNo}</bdi>}
        />
      ))}
      <RowLink
        icon={<WalletCards size={20} />}
        label={t(hasNone ? 'member:cards.none' : 'member:cards.manage')}
        hint={hasNone ? t('member:cards.text') : undefined}
        to={paths.withdraw()}
      />
    </Rows>
  )
}
