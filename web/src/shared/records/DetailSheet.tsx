import type { ReactNode } from 'react'
import { Facts } from '@/shared/ui/Facts'
import { Overlay } from '@/shared/ui/Overlay'
import page from '@/shared/ui/Page.module.css'

interface DetailSheetProps {
  title: string
  onClose: () => void
  /** Details as `Fact`s. */
  facts: ReactNode
  /** Content below the details. */
  children?: ReactNode
}

/** Sheet with the details of one entry of a record. */
export function DetailSheet({ title, onClose, facts, children }: DetailSheetProps) {
  return (
    <Overlay open onClose={onClose} from="below" title={title}>
      <div className={page.sheet}>
        <Facts>{facts}</Facts>
        {children}
      </div>
    </Overlay>
  )
}
