import type { MemberInfo } from '@understudy/contracts/member'
import { useLocale, useText } from '@/shared/i18n'

/** The month somebody registered in. */
export function MemberSince({ member, className }: { member: MemberInfo | undefined; className?: string | undefined }) {
  const t = useText()
  const locale = useLocale()
  if (!member) return null
  const date = new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric' }).format(member.regDate)
  return <span className={className}>{t('member:since', { date })}</span>
}
