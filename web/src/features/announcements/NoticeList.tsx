import type { Announcement } from '@understudy/contracts/announcements'
import { type ReactNode, useEffect, useMemo, useRef } from 'react'
import { LazyHtml } from '@/shared/content/LazyHtml'
import { plainText } from '@/shared/content/plain-text'
import { localDay } from '@/shared/format/dates'
import { useText } from '@/shared/i18n'
import { Accordion, AccordionItem } from '@/shared/ui/Accordion'
import { ArtImage } from '@/shared/ui/ArtImage'
import { Button } from '@/shared/ui/Button'
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
        <>
          <span className={styles.icon} data-unread={unread || undefined} aria-hidden="true">
            {icon}
          </span>
          <span className={styles.words}>
            <span className={styles.title} data-unread={unread || undefined}>
              {unread && <span className="visually-hidden">{t('announcements:notice.unread')}: </span>}
              {notice.title}
            </span>
            <time className={styles.date} dateTime={date}>
              <bdi dir="ltr">{date}</bdi>
            </time>
            {!open && <span className={styles.preview}>{preview}</span>}
          </span>
        </>
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
