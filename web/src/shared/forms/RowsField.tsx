import { Trash2 } from 'lucide-react'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import { Button, IconButton } from '@/shared/ui/Button'
import styles from './RowsField.module.css'
import type { FieldRows } from './use-form.ts'

interface RowsFieldProps {
  rows: FieldRows
  /** Maximum number of rows; the last one cannot be removed. */
  most: number
  /** Label of a row, counted from 1. */
  title: (number: number) => string
  /** Labels of the buttons. */
  add: string
  remove: (number: number) => string
  /** Layout of the fields of a row. */
  className?: string
  children: (at: number) => ReactNode
}

/** Rows of fields that can be added and removed; moves the focus to the row that was added or next to the removed one. */
export function RowsField({ rows, most, title, add, remove, className, children }: RowsFieldProps) {
  const id = useId()
  const element = useRef<HTMLDivElement>(null)
  const focusOn = useRef<{ row: number; wanted: 'field' | 'remove' }>(undefined)
  const { ids } = rows

  useEffect(() => {
    if (!focusOn.current || !element.current) return
    const { row, wanted } = focusOn.current
    focusOn.current = undefined
    const fieldset = element.current.querySelectorAll(':scope > fieldset')[row]
    const [head, fields] = fieldset?.children ?? []
    const target = wanted === 'field' ? fields?.querySelector('input, select') : head?.querySelector('button')
    // The only remaining row has no remove button.
    const other = target ?? element.current.lastElementChild
    if (other instanceof HTMLElement) other.focus()
  })

  return (
    <div ref={element} className={styles.rows}>
      {ids.map((row, index) => (
        <fieldset key={row} className={styles.row} aria-labelledby={`${id}${row}`}>
          <div className={styles.head}>
            <span id={`${id}${row}`}>{title(index + 1)}</span>
            {ids.length > 1 && (
              <IconButton
                label={remove(index + 1)}
                icon={<Trash2 size={18} />}
                onClick={() => {
                  focusOn.current = { row: Math.min(index, ids.length - 2), wanted: 'remove' }
                  rows.remove(index)
                }}
              />
            )}
          </div>
          <div className={className}>{children(index)}</div>
        </fieldset>
      ))}
      {ids.length < most && (
        <Button
          size="small"
          look="secondary"
          className={styles.add}
          onClick={() => {
            focusOn.current = { row: ids.length, wanted: 'field' }
            rows.add()
          }}
        >
          {add}
        </Button>
      )}
    </div>
  )
}
