import type { ReactNode } from 'react'
import { classes } from '@/shared/ui/classes'
import { type RowContent, RowContents, rowClass } from '@/shared/ui/Rows'
import face from '@/shared/ui/Switch.module.css'
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

interface RowProps extends Omit<RowContent, 'label'> {
  name: ReactNode
}

/** A row that is a button; `chosen` marks the current one. */
export const RowButton = ({
  chosen,
  busy,
  onClick,
  expanded,
  name,
  ...content
}: RowProps & { chosen?: boolean; busy?: boolean; expanded?: boolean; onClick: () => void }) => (
  <button
    type="button"
    className={classes(rowClass, chosen && styles.chosen)}
    aria-pressed={chosen}
    aria-expanded={expanded}
    data-row={expanded === undefined ? undefined : ''}
    aria-disabled={busy || undefined}
    onClick={busy ? undefined : onClick}
  >
    <RowContents label={name} {...content} />
  </button>
)

/** A row with its own buttons at the end. */
export const Row = ({ children, name, ...content }: RowProps & { children?: ReactNode }) => (
  <div className={rowClass}>
    <RowContents label={name} {...content} />
    {children}
  </div>
)

export const RowSwitch = ({
  on,
  onChange,
  name,
  ...content
}: RowProps & { on: boolean; onChange: (on: boolean) => void }) => (
  <button type="button" role="switch" aria-checked={on} className={rowClass} onClick={() => onChange(!on)}>
    <RowContents label={name} {...content} />
    <span className={face.switch} aria-hidden="true" />
  </button>
)

export const Empty = ({ children }: { children: ReactNode }) => <p className={styles.empty}>{children}</p>

export const ActionLine = ({ children }: { children: ReactNode }) => <div className={styles.line}>{children}</div>

/** Ids, codes and times, which are always LTR. */
export const Code = ({ children }: { children: ReactNode }) => <bdi className={styles.code}>{children}</bdi>
