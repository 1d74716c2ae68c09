import { useMemo, useState } from 'react'
import { Button } from '@/shared/ui/Button'
import { classes } from '@/shared/ui/classes'
import { interpolate } from '../console-texts.ts'
import { callTexts as w } from './call-texts.ts'
import { type JsonLine, jsonLines } from './json-lines.ts'
import styles from './panel.module.css'

/** The number of lines shown before "show all" is pressed. */
const FIRST = 300

/** A value as JSON. */
export function JsonView({ label, value }: { label: string; value: unknown }) {
  const lines = useMemo(() => jsonLines(value), [value])
  const [all, setAll] = useState(false)
  return (
    <section className={styles.json} aria-label={label}>
      <h3>{label}</h3>
      <div className={styles.lines}>
        {(all ? lines : lines.slice(0, FIRST)).map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a value never change their order
          <div key={index} className={styles.jsonLine} style={{ paddingInlineStart: `${line.depth * 14 + 8}px` }}>
            <LineText line={line} />
          </div>
        ))}
      </div>
      {!all && lines.length > FIRST && (
        <Button look="secondary" onClick={() => setAll(true)}>
          {interpolate(w.lines, { count: lines.length })}
        </Button>
      )}
    </section>
  )
}

const NAME = /^("(?:[^"\\]|\\.)*"): /

/** Shows a line with its name and its value in different colours. */
export function LineText({ line: { text, value } }: { line: JsonLine }) {
  const name = NAME.exec(text)?.[1]
  const rest = name === undefined ? text : text.slice(name.length + 2)
  const kind = typeof value === 'string' ? styles.string : typeof value === 'object' ? undefined : styles.number
  return (
    <bdi>
      {name !== undefined && <span className={styles.name}>{name}: </span>}
      <span className={classes(kind)}>{rest}</span>
    </bdi>
  )
}
