import { type MemberInfo, memberInfo } from '@understudy/contracts/member'
import { MEMBER_TYPES } from '@understudy/contracts/member-type'
import { useEffect } from 'react'
import { STALE, useApiQuery } from '@/shared/api'
import { useSession } from '@/shared/session'
import { stored } from '@/shared/storage'
import { fields, number, oneOf, shaped, text, yesOrNo } from '@/shared/storage/shape'

const info = fields<MemberInfo>({
  id: number,
  customerId: number,
  type: oneOf(...MEMBER_TYPES),
  nickname: text,
  account: text,
  mobile: text,
  email: text,
  birthday: text,
  regDate: number,
  toUpline: text,
  clubLabel: fields({ labelName: text }),
  currency: text,
  liveModel: yesOrNo,
  editable: fields({ nickname: yesOrNo, email: yesOrNo, birthday: yesOrNo }),
})
const storedMember = stored('memberInfo', shaped(info))

/** The member's info, stored as `memberInfo` so that it is shown immediately after a reload. */
export function useMemberInfo(): MemberInfo | undefined {
  const session = useSession()
  const { data } = useApiQuery(memberInfo, undefined, {
    enabled: session !== undefined,
    // Ignores the stored info of another session's member.
    initialData: () => [storedMember.read()].find((info) => info?.account === session?.userName),
    initialDataUpdatedAt: 0,
    staleTime: STALE.minute,
  })
  useEffect(() => {
    if (data) storedMember.write(data)
  }, [data])
  return session && data
}

/** The VIP label to show; '0' means none (DATA-002). */
export const vipLabel = (info: MemberInfo | undefined): string | undefined => {
  const label = info?.clubLabel.labelName
  return label && label !== '0' ? label : undefined
}
