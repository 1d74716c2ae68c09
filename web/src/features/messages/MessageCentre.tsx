import { Headset, Inbox, Megaphone, MessageCircle, MessagesSquare } from 'lucide-react'
import type { ReactNode } from 'react'
import { useOpenChat } from '@/domain/chat'
import { useFlags, useSettings } from '@/domain/system'
import { type ServiceLink, serviceLinks } from '@/domain/system/service-links'
import { useUnreadCounts } from '@/domain/unread'
import { type TextKey, useText } from '@/shared/i18n'
import { openPanel, paths } from '@/shared/navigation'
import { RowLink, RowOutLink } from '@/shared/navigation/RowLink'
import { Badge } from '@/shared/ui/Badge'
import { RowButton, Rows } from '@/shared/ui/Rows'

/** The message centre: all channels between merchant and player, with unread counts (spec §2 message centre). */
export function MessageCentre() {
  const t = useText()
  const { liveChat, inbox } = useFlags()
  const counts = useUnreadCounts()
  const contacts = serviceLinks(useSettings()?.customerService ?? [])
  const openChat = useOpenChat()
  const unread = (count: number) => count > 0 && <Badge count={count} label={t('messages:unread')} />
  return (
    <nav aria-label={t('messages:title')}>
      <Rows>
        <Contact
          to={contacts.find(({ kind }) => kind === 'whatsapp')}
          icon={<MessageCircle size={20} />}
          label="messages:app"
          hint="messages:appHint"
        />
        <RowLink
          to={paths.notice()}
          icon={<Megaphone size={20} />}
          label={t('messages:announcements')}
          hint={t('messages:announcementsHint')}
          trailing={unread(counts.announcementUnreadCount)}
        />
        {inbox && (
          <RowLink
            to={paths.inbox()}
            icon={<Inbox size={20} />}
            label={t('messages:inbox')}
            hint={t('messages:inboxHint')}
            trailing={unread(counts.inboxUnreadCount)}
          />
        )}
        {liveChat && (
          <RowButton
            icon={<MessagesSquare size={20} />}
            label={t('messages:chat')}
            hint={t('messages:chatHint')}
            trailing={unread(counts.chatUnreadCount)}
            onClick={() => void openChat()}
          />
        )}
        <Contact
          to={contacts.find(({ kind }) => kind === 'service')}
          icon={<Headset size={20} />}
          label="messages:affiliate"
          hint="messages:affiliateHint"
        />
      </Rows>
    </nav>
  )
}

interface ContactProps {
  to: ServiceLink | undefined
  icon: ReactNode
  label: TextKey
  hint: TextKey
}

/** Row that opens a customer service entry, or a choice of the others if the merchant lacks it. */
function Contact({ to, icon, label, hint }: ContactProps) {
  const t = useText()
  const content = { icon, label: t(label), hint: t(hint) }
  if (to) return <RowOutLink {...content} href={to.url} />
  return <RowButton {...content} aria-haspopup="dialog" onClick={() => openPanel('service')} />
}
