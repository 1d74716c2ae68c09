import type { Message } from '@understudy/contracts/inbox'
import { CheckCheck } from 'lucide-react'
import { useState } from 'react'
import { useUnreadCounts } from '@/domain/unread'
import { useText } from '@/shared/i18n'
import { paths } from '@/shared/navigation'
import { ButtonLink } from '@/shared/navigation/links'
import { PagedList } from '@/shared/query/PagedList'
import { Button } from '@/shared/ui/Button'
import { EmptyState } from '@/shared/ui/EmptyState'
import { lazyPart } from '@/shared/ui/lazy-part'
import { CloseOnError } from '@/shared/ui/load-fallbacks'
import styles from './Inbox.module.css'
import { markAllRead, markMessageRead, useInbox } from './inbox.queries.ts'
import { MessageRow } from './MessageRow.tsx'

const MessageSheet = lazyPart(() => import('./MessageSheet.tsx'), { missing: CloseOnError })

/** The member's inbox (spec §2 web e-mail). */
export function Inbox() {
  const t = useText()
  const { messages, total, list } = useInbox()
  const { inboxUnreadCount: unread } = useUnreadCounts()
  const [opened, setOpened] = useState<Message>()
  const open = (message: Message) => {
    setOpened(message)
    void markMessageRead(message)
  }
  return (
    <>
      {messages.length > 0 && (
        <div className={styles.bar}>
          <p role="status">{unread > 0 ? t('inbox:waiting', { count: unread }) : t('inbox:allRead')}</p>
          {unread > 0 && (
            <Button
              look="quiet"
              size="small"
              icon={<CheckCheck size={18} aria-hidden="true" />}
              onClick={() => void markAllRead(messages)}
            >
              {t('inbox:markAll')}
            </Button>
          )}
        </div>
      )}
      <PagedList
        label={t('inbox:list')}
        items={messages}
        total={total}
        list={list}
        empty={
          <EmptyState action={<ButtonLink to={paths.home()}>{t('shared:action.goHome')}</ButtonLink>}>
            {t('inbox:empty')}
          </EmptyState>
        }
        keyOf={({ id }) => id}
        row={(message) => <MessageRow message={message} onOpen={() => open(message)} />}
        rowHeight={98}
      />
      {opened && <MessageSheet message={opened} onClose={() => setOpened(undefined)} />}
    </>
  )
}
