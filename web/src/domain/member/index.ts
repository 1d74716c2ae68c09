import { type MemberInfo, memberInfo } from '@understudy/contracts/member'
import { STALE, storedReply, useStoredQuery } from '@/shared/api'
import { useSession } from '@/shared/session'

const storedMember = storedReply('memberInfo', memberInfo)

/** The member's info, stored as `memberInfo` so that it is shown immediately after a reload. */
export function useMemberInfo(): MemberInfo | undefined {
  const session = useSession()
  const { data } = useStoredQuery(memberInfo, undefined, storedMember, {
    enabled: session !== undefined,
    // Ignores the stored info of another session's member.
    isCurrent: ({ account }) => account === session?.userName,
    staleTime: STALE.minute,
  })
  return session && data
}

/** The VIP label to show; '0' means none (DATA-002). */
export const vipLabel = (info: MemberInfo | undefined): string | undefined => {
  const label = info?.clubLabel.labelName
  return label && label !== '0' ? label : undefined
}

/** The number in a VIP label such as VIP6; 0 without a level, or where a merchant's labels have no numbers. */
export const vipNumber = (info: MemberInfo | undefined): number =>
  Number(/^VIP ?(\d+)$/i.exec(vipLabel(info) ?? '')?.[1] ?? 0)
