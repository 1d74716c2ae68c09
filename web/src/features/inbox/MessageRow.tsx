import type { Message, MessageType } from '@understudy/contracts/inbox'
import { Gift, Landmark, MessageSquareReply, Store, Trash2, UserRound } from 'lucide-react'
import { type ReactNode, useMemo } from 'react'
import { plainText } from '@/shared/content/plain-text'
import { useAgo } from '@/shared/format/relative'
import { useText } from '@/shared/i18n'
import { IconButton } from '@/shared/ui/Button'
import { Card } from '@/shared/ui/Card'
import { MessageHead } from '@/shared/ui/MessageHead'
import { removeMessage } from './inbox.queries.ts'
import styles from './MessageRow.module.css'

const ICONS: Record<MessageType, ReactNode> = {
  house: <Store size={20} />,
  account: <UserRound size={20} />,
  reward: <Gift size={20} />,
  money: <Landmark size={20} />,
  answer: <MessageSquareReply size={20} />,
}

/** Row of a message: subject, read state, delete button. */
export function MessageRow({ message, onOpen }: { message: Message; onOpen: () => void }) {
  const t = useText()
  const ago = useAgo()
  const preview = useMemo(() => plainText(message.content), [message.content])
  return (
    <Card as="article" className={styles.row}>
      <button type="button" className={styles.open} aria-haspopup="dialog" onClick={onOpen}>
        <MessageHead
          icon={ICONS[message.type]}
          title={message.title}
          unread={!message.read && t('inbox:unread')}
          time={<time dateTime={new Date(message.createTime).toISOString()}>{ago(message.createTime)}</time>}
          preview={preview}
        />
      </button>
      <IconButton
        className={styles.delete}
        label={t('inbox:deleteThis', { title: message.title })}
        icon={<Trash2 size={20} />}
        onClick={() => void removeMessage(message)}
      />
    </Card>
  )
}
