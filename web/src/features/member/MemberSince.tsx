import type { MemberInfo } from '@understudy/contracts/member'
import { useDates } from '@/shared/format/dates'
import { useText } from '@/shared/i18n'

/** The member's month of registration. */
export function MemberSince({ member, className }: { member: MemberInfo | undefined; className?: string | undefined }) {
  const t = useText()
  const { local } = useDates()
  if (!member) return null
  const date = local(member.regDate, 'month')
  return <span className={className}>{t('member:since', { date })}</span>
}
