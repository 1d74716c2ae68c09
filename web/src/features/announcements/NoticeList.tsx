import type { Announcement } from '@understudy/contracts/announcements'
import { type ReactNode, useEffect, useMemo, useRef } from 'react'
import { LazyHtml } from '@/shared/content/LazyHtml'
import { plainText } from '@/shared/content/plain-text'
import { localDay } from '@/shared/format/dates'
import { useText } from '@/shared/i18n'
import { Accordion, AccordionItem } from '@/shared/ui/Accordion'
import { ArtImage } from '@/shared/ui/ArtImage'
import { Button } from '@/shared/ui/Button'
import { MessageHead } from '@/shared/ui/MessageHead'
import { firstPicture } from './first-picture.ts'
import styles from './NoticeList.module.css'
import { markNoticeRead } from './notices.queries.ts'

interface NoticeListProps {
  notices: readonly Announcement[]
  isUnread: (notice: Announcement) => boolean
  icon: ReactNode
  /** Id of the expanded announcement. */
  openId: number | undefined
  onOpen: (id: number | undefined) => void
  onLeave?: () => void
}

/** Expandable announcements; expanding one marks it read (spec §4). */
export function NoticeList({ notices, isUnread, icon, openId, onOpen, onLeave }: NoticeListProps) {
  const t = useText()
  const opened = notices.find(({ id }) => id === openId)
  useEffect(() => {
    if (opened && isUnread(opened)) markNoticeRead(opened)
  }, [opened, isUnread])
  const list = useRef<HTMLDivElement>(null)
  // Scrolls to the announcement named in the URL.
  useEffect(() => {
    list.current?.querySelector('[aria-expanded="true"]')?.scrollIntoView?.({ block: 'center' })
  }, [])
  const unread = notices.filter(isUnread)
  return (
    <div ref={list}>
      {unread.length > 1 && (
        <Button look="quiet" className={styles.all} onClick={() => unread.forEach(markNoticeRead)}>
          {t('announcements:notice.markAll')}
        </Button>
      )}
      <Accordion>
        {notices.map((notice) => (
          <Notice
            key={notice.id}
            notice={notice}
            unread={isUnread(notice)}
            open={openId === notice.id}
            icon={icon}
            onToggle={() => onOpen(openId === notice.id ? undefined : notice.id)}
            onLeave={onLeave}
          />
        ))}
      </Accordion>
    </div>
  )
}

interface NoticeProps {
  notice: Announcement
  unread: boolean
  open: boolean
  icon: ReactNode
  onToggle: () => void
  onLeave?: () => void
}

function Notice({ notice, unread, open, icon, onToggle, onLeave }: NoticeProps) {
  const t = useText()
  const preview = useMemo(() => plainText(notice.content), [notice.content])
  const date = localDay(notice.startDate)
  const picture = firstPicture(notice)
  return (
    <AccordionItem
      open={open}
      onToggle={onToggle}
      head={
        <MessageHead
          icon={icon}
          title={notice.title}
          unread={unread && t('announcements:notice.unread')}
          time={
            <time dateTime={date}>
              <bdi dir="ltr">{date}</bdi>
            </time>
          }
          preview={open ? undefined : preview}
        />
      }
    >
      {() => (
        <>
          {picture && <ArtImage src={picture} alt="" ratio="16 / 7" className={styles.picture} />}
          <LazyHtml html={notice.content} onLeave={onLeave} />
        </>
      )}
    </AccordionItem>
  )
}
