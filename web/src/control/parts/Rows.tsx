import type { ReactNode } from 'react'
import { classes } from '@/shared/ui/classes'
import { held } from './Button.tsx'
import styles from './parts.module.css'

/** A titled part of a section. */
export const Group = ({ title, aside, children }: { title: string; aside?: ReactNode; children: ReactNode }) => (
  <section className={styles.group}>
    <div className={styles.title}>
      <h3>{title}</h3>
      {aside}
    </div>
    {children}
  </section>
)

export const List = ({ label, children }: { label: string; children: ReactNode }) => (
  <ul className={styles.list} aria-label={label}>
    {children}
  </ul>
)

interface WordsProps {
  icon?: ReactNode
  name: ReactNode
  hint?: ReactNode
  aside?: ReactNode
}

const Words = ({ icon, name, hint, aside }: WordsProps) => (
  <>
    {icon}
    <span className={styles.words}>
      <span className={styles.name}>{name}</span>
      {hint && <span className={styles.hint}>{hint}</span>}
    </span>
    {aside && <span className={styles.aside}>{aside}</span>}
  </>
)

/** A row that does one thing when tapped; `chosen` marks the one that holds. */
export const RowButton = ({
  chosen,
  busy,
  onClick,
  expanded,
  ...words
}: WordsProps & { chosen?: boolean; busy?: boolean; expanded?: boolean; onClick: () => void }) => (
  <button
    type="button"
    className={classes(styles.row, chosen && styles.chosen)}
    aria-pressed={chosen}
    aria-expanded={expanded}
    data-row={expanded === undefined ? undefined : ''}
    {...held({ disabled: busy, onClick })}
  >
    <Words {...words} />
  </button>
)

/** A row with its own buttons at the end. */
export const Row = ({ children, ...words }: WordsProps & { children?: ReactNode }) => (
  <div className={styles.row}>
    <Words {...words} />
    {children}
  </div>
)

export const RowSwitch = ({
  on,
  onChange,
  ...words
}: WordsProps & { on: boolean; onChange: (on: boolean) => void }) => (
  <button type="button" role="switch" aria-checked={on} className={styles.row} onClick={() => onChange(!on)}>
    <Words {...words} />
    <span className={styles.track} aria-hidden="true" />
  </button>
)

export const Empty = ({ children }: { children: ReactNode }) => <p className={styles.empty}>{children}</p>

export const Line = ({ children }: { children: ReactNode }) => <div className={styles.line}>{children}</div>

/** Names of the machine: ids, codes, times; always from left to right. */
export const Code = ({ children }: { children: ReactNode }) => <bdi className={styles.code}>{children}</bdi>
