import { Check, ChevronRight } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { SectionTitle } from '@/shared/ui/SectionTitle'
import { classes } from './classes.ts'
import styles from './Rows.module.css'
import face from './Switch.module.css'

interface RowsProps {
  /** Heading. */
  title?: string
  /** Accessible name of a list without a heading. */
  label?: string
  children: ReactNode
  className?: string
}

/** A card with rows, for menus, settings and account data. */
export function Rows({ title, label, children, className }: RowsProps) {
  return (
    <section className={className}>
      {title && <SectionTitle className={styles.title}>{title}</SectionTitle>}
      <ul className={styles.rows} aria-label={label}>
        {children}
      </ul>
    </section>
  )
}

export interface RowContent {
  icon?: ReactNode
  label: ReactNode
  /** Second line. */
  hint?: ReactNode
  /** Content at the end, before the arrow. */
  trailing?: ReactNode
}

/** Class name of a row, also for links. */
export const rowClass = styles.row

/** Content of a row. */
export function RowContents({ icon, label, hint, trailing }: RowContent) {
  return (
    <>
      {icon && <span className={styles.icon}>{icon}</span>}
      <span className={styles.texts}>
        <span className={styles.label}>{label}</span>
        {hint && <span className={styles.hint}>{hint}</span>}
      </span>
      {trailing && <span className={styles.trailing}>{trailing}</span>}
    </>
  )
}

export const RowArrow = () => (
  <ChevronRight size={18} className={classes('mirrored', styles.arrow)} aria-hidden="true" />
)

type RowButtonProps = RowContent &
  Omit<ComponentProps<'button'>, 'children'> & { busy?: boolean; arrow?: ReactNode; below?: ReactNode }

/** A row that is a button; `below` is content it opens underneath. */
export function RowButton({ icon, label, hint, trailing, busy, arrow, below, onClick, ...button }: RowButtonProps) {
  return (
    <li>
      <button
        type="button"
        {...button}
        aria-disabled={busy || undefined}
        className={styles.row}
        onClick={busy ? undefined : onClick}
      >
        <RowContents icon={icon} label={label} hint={hint} trailing={trailing} />
        {arrow === undefined ? <RowArrow /> : arrow}
      </button>
      {below}
    </li>
  )
}

interface RowSwitchProps extends RowContent {
  on: boolean
  onChange: (on: boolean) => void
}

/** A row with a switch. */
export function RowSwitch({ on, onChange, ...content }: RowSwitchProps) {
  return (
    <li>
      <button type="button" role="switch" aria-checked={on} className={styles.row} onClick={() => onChange(!on)}>
        <RowContents {...content} />
        <span className={face.switch} aria-hidden="true" />
      </button>
    </li>
  )
}

/** A radio row; the chosen one is marked. */
export function RowChoice({ chosen, onChoose, ...content }: RowContent & { chosen: boolean; onChoose: () => void }) {
  return (
    <li>
      <button type="button" aria-pressed={chosen} className={styles.row} onClick={onChoose}>
        <RowContents {...content} />
        {chosen && <Check size={20} className={styles.chosen} aria-hidden="true" />}
      </button>
    </li>
  )
}

/** A row that only displays something; `children` are its own buttons, at the end. */
export function RowText({ children, ...content }: RowContent & { children?: ReactNode }) {
  return (
    <li className={styles.row}>
      <RowContents {...content} />
      {children}
    </li>
  )
}
