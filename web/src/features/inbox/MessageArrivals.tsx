import { inbox } from '@understudy/contracts/inbox'
import { memberInfo } from '@understudy/contracts/member'
import { balance } from '@understudy/contracts/wallet'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import { useInboxCount } from '@/domain/unread'
import { call, invalidate } from '@/shared/api'
import { text } from '@/shared/i18n'
import { paths } from '@/shared/navigation'
import { pathHere } from '@/shared/navigation/base'
import { toast } from '@/shared/ui/toast'

/** Shows a message that arrives while the app is open, with its subject and a way to read it. */
export default function MessageArrivals() {
  const navigate = useNavigate()
  const count = useInboxCount()
  const before = useRef<number>(undefined)
  const tell = useEffectEvent(async () => {
    // A letter tells of a reward or a new level, which other parts of the page show.
    void invalidate(memberInfo, balance)
    const { content } = await call(inbox, { query: { page: 1, size: 1 } })
    const [latest] = content
    if (!latest || latest.read || pathHere() === paths.inbox.pattern) return
    const read = { label: text('inbox:read'), run: () => navigate(paths.inbox()) }
    toast.message({ title: latest.title, sender: text(`inbox:type.${latest.type}`) }, read, `message ${latest.id}`)
  })
  useEffect(() => {
    // The first count contains messages that arrived earlier.
    if (count === undefined) return
    const isNew = before.current !== undefined && count > before.current
    before.current = count
    if (isNew) tell().catch(() => {})
  }, [count])
  return null
}
