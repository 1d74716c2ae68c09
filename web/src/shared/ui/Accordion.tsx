import { ChevronDown } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import styles from './Accordion.module.css'

interface AccordionItemProps {
  open: boolean
  onToggle: () => void
  /** Heading, always visible. */
  head: ReactNode
  /** Content, rendered when opened. */
  children: () => ReactNode
}

/** A list of sections that expand under their headings. */
export const Accordion = ({ children }: { children: ReactNode }) => <ul className={styles.list}>{children}</ul>

export function AccordionItem({ open, onToggle, head, children }: AccordionItemProps) {
  const id = useId()
  return (
    <li className={styles.item}>
      <h2 className={styles.heading}>
        <button type="button" className={styles.head} aria-expanded={open} aria-controls={id} onClick={onToggle}>
          {head}
          <ChevronDown size={20} className={styles.arrow} aria-hidden="true" />
        </button>
      </h2>
      <div id={id} hidden={!open} className={styles.content}>
        {open && children()}
      </div>
    </li>
  )
}
