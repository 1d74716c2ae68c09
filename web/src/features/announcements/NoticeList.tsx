import type { Announcement } from '@understudy/contracts/announcements'
import { ChevronDown } from 'lucide-react'
import { type ReactNode, useId, useMemo, useState } from 'react'
import { SafeHtml } from '@/shared/content/SafeHtml'
import { plainText } from '@/shared/content/sanitise'
import { useText } from '@/shared/i18n'
import { ArtImage } from '@/shared/ui/ArtImage'
import { firstPicture } from './first-picture.ts'
import { localDate } from './local-date.ts'
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
    <ul className={styles.list}>
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
    </ul>
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
  const id = useId()
  const preview = useMemo(() => plainText(notice.content), [notice.content])
  const date = localDate(notice.startDate)
  const picture = firstPicture(notice)
  return (
    <li className={styles.notice}>
      <h3>
        <button type="button" className={styles.head} aria-expanded={open} aria-controls={id} onClick={onToggle}>
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
          <ChevronDown size={20} className={styles.arrow} aria-hidden="true" />
        </button>
      </h3>
      <div id={id} hidden={!open} className={styles.content}>
        {open && (
          <>
            {picture && <ArtImage src={picture} alt="" ratio="16 / 7" className={styles.picture} />}
            <SafeHtml html={notice.content} onLeave={onLeave} />
          </>
        )}
      </div>
    </li>
  )
}
