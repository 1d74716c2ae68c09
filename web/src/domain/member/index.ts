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

/** Who is logged in, kept under `memberInfo` so that a reload shows it at once. */
export function useMemberInfo(): MemberInfo | undefined {
  const session = useSession()
  const { data } = useApiQuery(memberInfo, undefined, {
    enabled: session !== undefined,
    // The account of another session is not this one's.
    initialData: () => [storedMember.read()].find((info) => info?.account === session?.userName),
    initialDataUpdatedAt: 0,
    staleTime: STALE.minute,
  })
  useEffect(() => {
    if (data) storedMember.write(data)
  }, [data])
  return session && data
}

/** The VIP label; a member without one has '0', which is no badge (DATA-002). */
export const vipLabel = (info: MemberInfo | undefined): string | undefined => {
  const label = info?.clubLabel.labelName
  return label && label !== '0' ? label : undefined
}
