import { member } from '@understudy/contracts'
import { type Learns, learns } from '../../binding/learns.ts'

export const memberLearns: readonly Learns[] = [
  learns(member.memberInfo, (info, into) => {
    const [, level] = /^VIP(\d{1,2})$/.exec(info.clubLabel.labelName) ?? []
    into.member({
      username: info.account,
      ...(info.type === 1 && { type: 'agent' as const }),
      nickname: into.person(info.nickname).slice(0, 40),
      vip: Math.min(10, Number(level ?? 0)),
      registered: into.when(info.regDate),
    })
    into.invented('member', 'password, number and e-mail address')
  }),
]
