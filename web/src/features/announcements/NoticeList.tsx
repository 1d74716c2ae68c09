import type { Announcement } from '@understudy/contracts/announcements'
import { type ReactNode, useMemo, useState } from 'react'
import { SafeHtml } from '@/shared/content/SafeHtml'
import { plainText } from '@/shared/content/sanitise'
import { localDay } from '@/shared/format/dates'
import { useText } from '@/shared/i18n'
import { Accordion, AccordionItem } from '@/shared/ui/Accordion'
import { ArtImage } from '@/shared/ui/ArtImage'
import { firstPicture } from './first-picture.ts'
import styles from './NoticeList.module.css'
import { markRead } from './notices.queries.ts'

interface NoticeListProps {
  notices: readonly Announcement[]
  isUnread: (notice: Announcement) => boolean
  icon: ReactNode
  onLeave?: () => void
}

/** Announcements of which one is open at a time; opening marks it read (spec §4). */
export function NoticeList({ notices, isUnread, icon, onLeave }: NoticeListProps) {
  const [openId, setOpenId] = useState<number>()
  const toggle = (notice: Announcement) => {
    setOpenId(openId === notice.id ? undefined : notice.id)
    if (openId !== notice.id && isUnread(notice)) markRead(notice)
  }
  return (
    <Accordion>
      {notices.map((notice) => (
        <Notice
          key={notice.id}
          notice={notice}
          unread={isUnread(notice)}
          open={openId === notice.id}
          icon={icon}
          onToggle={() => toggle(notice)}
          onLeave={onLeave}
        />
      ))}
    </Accordion>
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
          <SafeHtml html={notice.content} onLeave={onLeave} />
        </>
      )}
    </AccordionItem>
  )
}
