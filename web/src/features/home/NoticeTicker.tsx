import type { Announcement } from '@understudy/contracts/announcements'
import { Bell, Pause, Play } from 'lucide-react'
import { type CSSProperties, useEffect, useRef, useState } from 'react'
import { useText } from '@/shared/i18n'
import { useRole } from '@/shared/session'
import { IconButton } from '@/shared/ui/Button'
import styles from './NoticeTicker.module.css'

/** The specification names 75 fps: a marquee that moves a pixel per frame covers 75 pixels a second. */
const PIXELS_PER_SECOND = 75

interface NoticeTickerProps {
  /** Undefined while loading. */
  notices: readonly Pick<Announcement, 'id' | 'title' | 'read'>[] | undefined
  /** Called to open the notice popup. */
  onOpen: () => void
}

/** Scrolling titles of the notices, which can be paused; a tap opens them (HOME-019). */
export function NoticeTicker({ notices, onOpen }: NoticeTickerProps) {
  const t = useText()
  const { isMember } = useRole()
  const [paused, setPaused] = useState(false)
  const line = useRef<HTMLSpanElement>(null)
  const [seconds, setSeconds] = useState(0)

  // Moving titles would jump when their font comes, and only then have their final length.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the length depends on the titles
  useEffect(() => {
    let shown = true
    Promise.resolve(document.fonts?.ready).then(() => {
      if (shown) setSeconds((line.current?.offsetWidth ?? 0) / PIXELS_PER_SECOND)
    })
    return () => {
      shown = false
    }
  }, [notices])

  const none = notices?.length === 0
  const unread = (isMember && notices?.filter(({ read }) => !read).length) || 0
  return (
    <div className={styles.ticker}>
      <button type="button" className={styles.open} onClick={onOpen} disabled={!notices || none}>
        <span className={styles.bell} data-unread={unread > 0 || undefined}>
          <Bell size={20} aria-hidden="true" />
        </span>
        <span className="visually-hidden">
          {t('home:notices.label')} {unread > 0 && t('shared:unread', { count: unread })}
        </span>
        <span className={styles.window}>
          {notices && !none ? (
            <span className={styles.track} data-paused={paused} style={{ '--seconds': `${seconds}s` } as CSSProperties}>
              <span ref={line} className={styles.titles}>
                <Titles notices={notices} />
              </span>
              <span className={styles.titles} aria-hidden="true">
                <Titles notices={notices} />
              </span>
            </span>
          ) : (
            <span className={styles.titles}>{none && t('home:notices.none')}</span>
          )}
        </span>
      </button>
      {notices && !none && (
        <IconButton
          className={styles.pause}
          label={paused ? t('home:notices.play') : t('home:notices.pause')}
          icon={paused ? <Play size={16} /> : <Pause size={16} />}
          onClick={() => setPaused(!paused)}
        />
      )}
    </div>
  )
}

const Titles = ({ notices }: { notices: readonly Pick<Announcement, 'id' | 'title'>[] }) =>
  notices.map(({ id, title }) => (
    <bdi key={id} className={styles.title}>
      {title}
    </bdi>
  ))
