import { LIMITS } from '@understudy/contracts/page-sizes'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { type CSSProperties, type ReactNode, useId, useRef } from 'react'
import { useText } from '@/shared/i18n'
import { Link } from '@/shared/navigation/Link'
import { IconButton } from '@/shared/ui/Button'
import { classes } from '@/shared/ui/classes'
import { breathing } from '@/shared/ui/Skeleton'
import { useReached } from '@/shared/ui/use-reached'
import styles from './Shelf.module.css'
import { useScroller } from './use-scroller.ts'

interface ShelfProps {
  title: string
  /** Stands before the title. */
  icon?: ReactNode
  /** Stands after the title. */
  note?: string
  seeAll?: string
  /** Each row is a list of its own; the rows move together. What lies beyond the edge may depend on whether somebody has reached for it. */
  rows: readonly (readonly ReactNode[])[] | ((reached: boolean) => readonly (readonly ReactNode[])[])
  /** How many stand side by side; without it they have their usual width. */
  perView?: number
  /** Few items share the whole width instead of standing in a row that scrolls. */
  filled?: boolean
  /** What stands in the rows are places for what is on its way. */
  waiting?: boolean
  /** Stands in place of the rows. */
  instead?: ReactNode
  /** Nobody is near: it has its shape, and does not scroll yet. */
  far?: boolean
}

/** A titled row of things that scrolls sideways, with arrows for those who do not swipe. */
export function Shelf({ title, icon, note, seeAll, rows, perView, filled, waiting, far, instead }: ShelfProps) {
  const t = useText()
  const headingId = useId()
  const scroller = useRef<HTMLDivElement>(null)
  const reached = useReached(scroller)
  const shown = typeof rows === 'function' ? rows(reached) : rows
  const count = shown.reduce((sum, row) => sum + row.length, 0)
  const { atStart, atEnd, move } = useScroller(scroller, count, perView)
  const arrows = count > LIMITS.carouselWithoutArrows
  return (
    <section className={styles.shelf} aria-labelledby={headingId}>
      <header className={styles.head}>
        {icon}
        <h2 id={headingId} className={styles.title}>
          {title}
          {note && <span className={styles.note}>{note}</span>}
        </h2>
        {arrows && (
          <span className={styles.arrows}>
            <IconButton
              label={t('games:shelf.back', { title })}
              icon={<ChevronLeft size={20} className="mirrored" />}
              disabled={atStart}
              onClick={() => move(-1)}
            />
            <IconButton
              label={t('games:shelf.on', { title })}
              icon={<ChevronRight size={20} className="mirrored" />}
              disabled={atEnd}
              onClick={() => move(1)}
            />
          </span>
        )}
        {seeAll && (
          <Link to={seeAll} className={styles.all}>
            {t('shared:action.seeAll')}
            <span className="visually-hidden"> {title}</span>
          </Link>
        )}
      </header>
      {instead ?? (
        <div
          ref={scroller}
          className={classes(
            styles.rows,
            filled && styles.filled,
            perView !== undefined && styles.counted,
            waiting && breathing,
            far && styles.far,
          )}
          style={perView ? ({ '--per-view': perView } as CSSProperties) : undefined}
        >
          {shown.map((row, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows have no other name than their index
            <ul key={index} data-row className={styles.row}>
              {row}
            </ul>
          ))}
        </div>
      )}
    </section>
  )
}
