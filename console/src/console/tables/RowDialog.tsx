import type { ColumnKind, TableColumn } from '@understudy/contracts/control/inspect'
import { type FormEvent, useState } from 'react'
import { Button } from '@/shared/ui/Button'
import { OverlayFrame } from '@/shared/ui/OverlayFrame'
import { ErrorMessage } from '../../parts/ErrorMessage.tsx'
import { LongField, TextField } from '../../parts/Fields.tsx'
import { Code } from '../../parts/Lists.tsx'
import { interpolate } from '../console-texts.ts'
import { Cell } from './Cell.tsx'
import styles from './row.module.css'
import { tableTexts as w } from './table-texts.ts'
import type { RowChanges } from './use-row-changes.ts'
import { isNumeric, type RowLocale, readable, type Value } from './values.ts'

interface RowDialogProps {
  world: string
  table: string
  row: number
  columns: readonly string[]
  about: readonly TableColumn[]
  values: readonly Value[]
  locale: RowLocale | undefined
  /** Values that occur in a column, as suggestions. */
  seen: (at: number) => string[]
  /** Why rows of this table cannot be deleted. */
  keeps: string | null
  changes: RowChanges
  onClose: () => void
}

/** All values of one row: fields for those that can be changed, and a reason for each of the others. */
export function RowDialog({
  world,
  table,
  row,
  columns,
  about,
  values,
  locale,
  seen,
  keeps,
  changes,
  onClose,
}: RowDialogProps) {
  const [typed, setTyped] = useState<Readonly<Record<string, string | null>>>({})
  const { act } = changes
  const set = Object.fromEntries(
    columns.flatMap((column, index) => {
      const text = typed[column]
      if (text === undefined) return []
      const value = typedValue(text, about[index]?.kind)
      return value === values[index] ? [] : [[column, value]]
    }),
  )
  const isChanged = Object.keys(set).length > 0
  const save = async (event: FormEvent) => {
    event.preventDefault()
    if (!isChanged) return
    const previous = Object.fromEntries(
      columns.flatMap((column, index) => (column in set ? [[column, values[index] ?? null]] : [])),
    )
    if (await changes.change({ table, row }, set, previous)) onClose()
  }
  const title = interpolate(w.row, { row, table })
  return (
    <OverlayFrame open from="end" title={title} closeLabel={w.close} onClose={onClose}>
      <form className={styles.form} onSubmit={save}>
        <div className={styles.fields}>
          {columns.map((column, index) => {
            const description = about[index]
            const value = values[index] ?? null
            if (!description) return null
            if (description.readOnlyReason !== null)
              return (
                <div key={column} className={styles.readOnly}>
                  <Code>{column}</Code>
                  <Cell world={world} value={value} about={description} locale={locale} isRaw={false} />
                  <small>{interpolate(w.readOnly, { why: description.readOnlyReason })}</small>
                </div>
              )
            const now = column in typed ? (typed[column] ?? null) : value === null ? null : String(value)
            return (
              <div key={column} className={styles.line}>
                <ValueField
                  label={column}
                  kind={description.kind}
                  locale={locale}
                  text={now}
                  proposals={seen(index)}
                  error={act.fieldError(column)}
                  onChange={(text) => setTyped({ ...typed, [column]: text })}
                />
                {description.nullable && now !== null && (
                  <Button
                    look="secondary"
                    aria-label={interpolate(w.setNull, { column })}
                    onClick={() => setTyped({ ...typed, [column]: null })}
                  >
                    {w.nothing}
                  </Button>
                )}
              </div>
            )
          })}
        </div>
        <footer className={styles.foot}>
          <ErrorMessage of={act.error} />
          <div className="line">
            <Button type="submit" disabled={!isChanged} busy={act.busy}>
              {w.save}
            </Button>
            {keeps === null ? (
              <Button
                look="secondary"
                busy={act.busy}
                onClick={async () => {
                  if (await changes.remove({ table, row })) onClose()
                }}
              >
                {w.remove}
              </Button>
            ) : (
              <small>{interpolate(w.stays, { why: keeps })}</small>
            )}
          </div>
        </footer>
      </form>
    </OverlayFrame>
  )
}

interface ValueFieldProps {
  label: string
  kind: ColumnKind
  locale: RowLocale | undefined
  /** Null for a value of NULL. */
  text: string | null
  proposals: readonly string[]
  error: string | undefined
  onChange: (text: string) => void
}

/** A field for the raw value, with the readable value in its label. */
function ValueField({ label, kind, locale, text, proposals, error, onChange }: ValueFieldProps) {
  const value = typedValue(text, kind)
  const meaning = text === null ? w.nothing : readable(kind, value, locale)
  const optionLabel = meaning === text ? label : `${label} · ${meaning.length > 40 ? kind : meaning}`
  const shared = { label: optionLabel, error, value: text ?? '', onChange }
  if (kind === 'json' || (text ?? '').length > 60) return <LongField {...shared} rows={4} spellCheck={false} />
  return <TextField {...shared} proposals={proposals} inputMode={isNumeric(kind) ? 'decimal' : undefined} />
}

/** Converts a typed text to the type of the column; an invalid number is sent as text, for the server to refuse. */
function typedValue(text: string | null, kind: ColumnKind | undefined): Value {
  if (text === null || !isNumeric(kind)) return text
  return text.trim() === '' || Number.isNaN(Number(text)) ? text : Number(text)
}
