import { useEffect, useRef } from 'react'
import { useMemberInfo, vipNumber } from '@/domain/member'
import { text } from '@/shared/i18n'
import { toast } from '@/shared/ui/toast'

/** Celebrates a new VIP level of the member, reached while the app is open or since it was last used on this device. */
export default function LevelRise() {
  const member = useMemberInfo()
  const before = useRef<{ account: string; level: number }>(undefined)
  const account = member?.account
  const level = vipNumber(member)
  useEffect(() => {
    if (account === undefined) return
    const previous = before.current
    before.current = { account, level }
    if (previous?.account === account && level > previous.level)
      toast.win({ title: text('vip:risen', { vip: text('member:vip', { level }) }) })
  }, [account, level])
  return null
}
