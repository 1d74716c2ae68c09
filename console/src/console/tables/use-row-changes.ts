import { changeRow, deleteRow, tableRows, tables, undoChange } from '@understudy/contracts/control'
import { useState } from 'react'
import { invalidate, steer } from '../../steer.ts'
import { type ControlMutation, useControlMutation } from '../../use-control-mutation.ts'
import { interpolate } from '../console-texts.ts'
import { tableTexts as w } from './table-texts.ts'
import type { Value } from './values.ts'

interface RowTarget {
  table: string
  row: number
}

interface Made extends RowTarget {
  change: number
}

export interface RowChanges {
  act: ControlMutation
  /** A sentence about the last change. */
  said: string
  change(target: RowTarget, set: Record<string, Value>, previous: Record<string, Value>): Promise<boolean>
  remove(target: RowTarget): Promise<boolean>
  /** Undoes the last change; undefined if there is none. */
  undo: (() => Promise<boolean>) | undefined
}

/** Changes rows, and remembers the changes while the page is open, to undo them. */
export function useRowChanges(world: string): RowChanges {
  const act = useControlMutation()
  const [made, setMade] = useState<readonly Made[]>([])
  const [said, setSaid] = useState('')
  const params = { id: world }
  const doing = (target: RowTarget, sentence: string, work: () => Promise<{ change: number }>) =>
    act.run(async () => {
      const { change } = await work()
      setMade((before) => [...before, { ...target, change }])
      setSaid(interpolate(sentence, { ...target }))
      await invalidate(tables, tableRows)
    })
  const last = made.at(-1)
  return {
    act,
    said,
    change: (target, set, was) =>
      doing(target, w.changed, () => steer(changeRow, { params: { ...params, ...target }, body: { set, was } })),
    remove: (target) => doing(target, w.removed, () => steer(deleteRow, { params: { ...params, ...target } })),
    undo:
      last &&
      (() =>
        act.run(async () => {
          // An undo that fails once would always fail, so it is not offered again.
          setMade((before) => before.filter((one) => one !== last))
          await steer(undoChange, { params: { ...params, change: last.change } })
          setSaid(interpolate(w.undone, { table: last.table, row: last.row }))
          await invalidate(tables, tableRows)
        })),
  }
}
