import { tableRows } from '@understudy/contracts/control'
import { useState } from 'react'
import { Button } from '@/shared/ui/Button'
import { ErrorMessage } from '../../parts/ErrorMessage.tsx'
import { steer } from '../../steer.ts'
import { useControlMutation } from '../../use-control-mutation.ts'
import { interpolate } from '../console-texts.ts'
import { saveFile } from '../save-file.ts'
import { tableTexts as w } from './table-texts.ts'
import { csvOf, jsonOf, type Value } from './values.ts'

/** Rows per request, and the most rows in a file. */
const [PIECE, MOST] = [200, 5_000]

interface SaveRowsProps {
  world: string
  table: string
  find: string
  where: string
  sort: string
}

/** Downloads the filtered rows as a file, with raw values. */
export function SaveRows({ world, table, ...asked }: SaveRowsProps) {
  const act = useControlMutation()
  const [said, setSaid] = useState('')
  const save = (kind: 'csv' | 'json') =>
    act.run(async () => {
      const rows: Value[][] = []
      let [columns, total]: [string[], number] = [[], Number.POSITIVE_INFINITY]
      while (rows.length < Math.min(total, MOST)) {
        const query = { ...asked, offset: rows.length, limit: PIECE }
        const page = await steer(tableRows, { params: { id: world, table }, query })
        columns = page.columns
        total = page.total
        rows.push(...page.rows)
        if (page.rows.length === 0) break
      }
      if (kind === 'csv') saveFile(`${table}-${world}.csv`, csvOf(columns, rows), 'text/csv')
      else saveFile(`${table}-${world}.json`, jsonOf(columns, rows), 'application/json')
      setSaid(interpolate(rows.length < total ? w.cut : w.saved, { count: rows.length, all: total }))
    })
  return (
    <>
      <Button look="secondary" busy={act.busy} onClick={() => save('csv')}>
        {w.csv}
      </Button>
      <Button look="secondary" busy={act.busy} onClick={() => save('json')}>
        {w.json}
      </Button>
      <small role="status">{said}</small>
      <ErrorMessage of={act.error} />
    </>
  )
}
