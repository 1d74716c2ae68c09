import { ChevronDown } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import styles from './Accordion.module.css'

interface AccordionItemProps {
  open: boolean
  onToggle: () => void
  /** What stands there open or closed. */
  head: ReactNode
  /** Made when it is opened. */
  children: () => ReactNode
}

/** A list of things of which each unfolds under its own heading. */
export const Accordion = ({ children }: { children: ReactNode }) => <ul className={styles.list}>{children}</ul>

export function AccordionItem({ open, onToggle, head, children }: AccordionItemProps) {
  const id = useId()
  return (
    <li className={styles.item}>
      <h3>
        <button type="button" className={styles.head} aria-expanded={open} aria-controls={id} onClick={onToggle}>
          {head}
          <ChevronDown size={20} className={styles.arrow} aria-hidden="true" />
        </button>
      </h3>
      <div id={id} hidden={!open} className={styles.content}>
        {open && children()}
      </div>
    </li>
  )
}
