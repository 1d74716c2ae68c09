import { memberInfo } from '@understudy/contracts/member'
import { AtSign, Cake, Fingerprint, IdCard, PencilLine, Smartphone, UserRound, WalletCards } from 'lucide-react'
import { useState } from 'react'
import { errorText, STALE, useApiQuery } from '@/shared/api'
import { useLocale, useText } from '@/shared/i18n'
import { paths } from '@/shared/navigation'
import { RowLink } from '@/shared/navigation/RowLink'
import { Button } from '@/shared/ui/Button'
import { EmptyState } from '@/shared/ui/EmptyState'
import { Rows, RowText } from '@/shared/ui/Rows'
import { Skeleton } from '@/shared/ui/Skeleton'
import { AvatarEditor } from './AvatarEditor.tsx'
import { MemberSince } from './MemberSince.tsx'
import { ProfileForm } from './ProfileForm.tsx'

/** /m/myAccount/index: who one is here, what may still be told, and the cards there are. */
export function Profile() {
  const t = useText()
  const locale = useLocale()
  const [editing, setEditing] = useState(false)
  const { data: member, isError, error, refetch } = useApiQuery(memberInfo, undefined, { staleTime: STALE.minute })
  if (isError && !member)
    return (
      <EmptyState scene="error" action={<Button onClick={() => refetch()}>{t('shared:action.retry')}</Button>}>
        {errorText(error)}
      </EmptyState>
    )
  if (!member) return <Skeleton height="560px" radius={20} />
  const security = paths.securityCenter({ backUrl: paths.myAccount() })
  const none = t('member:profile.none')
  const day = (date: string) =>
    new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(Date.parse(`${date}T00:00:00Z`))
  const { editable } = member
  return (
    <>
      <AvatarEditor />
      <Rows title={t('member:profile.title')}>
        <RowText
          icon={<Fingerprint size={20} />}
          label={t('member:profile.account')}
          hint={<MemberSince member={member} />}
          aside={<bdi>{member.account}</bdi>}
        />
        <RowText
          icon={<UserRound size={20} />}
          label={t('member:profile.nickname')}
          aside={<bdi>{member.nickname || none}</bdi>}
        />
        <RowText
          icon={<Cake size={20} />}
          label={t('member:profile.birthday')}
          aside={member.birthday ? day(member.birthday) : none}
        />
        <RowLink
          icon={<Smartphone size={20} />}
          label={t('member:profile.mobile')}
          aside={<bdi dir="ltr">{member.mobile || none}</bdi>}
          to={security}
        />
        <RowLink
          icon={<AtSign size={20} />}
          label={t('member:profile.email')}
          aside={<bdi dir="ltr">{member.email || none}</bdi>}
          to={security}
        />
        <RowText icon={<IdCard size={20} />} label={t('member:profile.currency')} aside={member.currency} />
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
      <Rows title={t('member:cards.title')}>
        <RowLink
          icon={<WalletCards size={20} />}
          label={t('member:cards.none')}
          hint={t('member:cards.text')}
          to={paths.withdraw()}
        />
      </Rows>
    </>
  )
}
