import { useState } from 'react'
import { browserMemory } from '../../browser-memory.ts'
import type { Column, ColumnId } from './columns.tsx'

/** The widths the user set for columns, in px; they survive a reload. */
export function useWidths() {
  const [widths, setWidths] = useState<Readonly<Record<string, number>>>(() => browserMemory.get().widths ?? {})
  const keep = (next: Record<string, number>) => {
    setWidths(next)
    browserMemory.set({ widths: next })
  }
  return {
    trackOf: (columns: readonly Column[]) =>
      columns.map(({ id, width }) => (widths[id] === undefined ? width : `${widths[id]}px`)).join(' '),
    widthOf: (id: ColumnId): number | undefined => widths[id],
    set: (id: ColumnId, width: number) => keep({ ...widths, [id]: width }),
    usual: (id: ColumnId) => keep(Object.fromEntries(Object.entries(widths).filter(([name]) => name !== id))),
  }
}
