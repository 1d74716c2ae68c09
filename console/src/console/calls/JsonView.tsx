import { type KeyboardEvent, useMemo, useRef, useState } from 'react'
import { copyText } from '@/shared/device/copy-text'
import { Button } from '@/shared/ui/Button'
import { classes } from '@/shared/ui/classes'
import { interpolate } from '../console-texts.ts'
import { callTexts } from './call-texts.ts'
import { type JsonLine, jsonLines } from './json-lines.ts'
import styles from './panel.module.css'

const w = callTexts
/** The number of lines shown before "show all" is pressed. */
const FIRST = 300

/** A value as JSON; the value or the path of a selected line can be copied. */
export function JsonView({ label, value }: { label: string; value: unknown }) {
  const lines = useMemo(() => jsonLines(value), [value])
  const [all, setAll] = useState(false)
  const [picked, setPicked] = useState<number>()
  const [said, setSaid] = useState('')
  const box = useRef<HTMLDivElement>(null)
  const visibleLines = all ? lines : lines.slice(0, FIRST)
  const line = picked === undefined ? undefined : lines[picked]
  const take = async (text: string) => setSaid((await copyText(text)) ? w.copied : w.notCopied)
  const walk = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    const index = (picked ?? 0) + step
    if (step === 0 || index < 0 || index >= visibleLines.length) return
    event.preventDefault()
    setPicked(index)
    box.current?.querySelectorAll('button')[index]?.focus()
  }
  return (
    <section className={styles.json} aria-label={label}>
      <h3>{label}</h3>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the arrow keys move between the lines, which are buttons */}
      <div ref={box} className={styles.lines} onKeyDown={walk}>
        {visibleLines.map((one, index) => (
          <button
            // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a value never change their order
            key={index}
            type="button"
            tabIndex={index === (picked ?? 0) ? 0 : -1}
            aria-pressed={index === picked}
            className={styles.jsonLine}
            style={{ paddingInlineStart: `${one.depth * 14 + 8}px` }}
            onClick={() => {
              setPicked(index === picked ? undefined : index)
              setSaid('')
            }}
          >
            <LineText line={one} />
          </button>
        ))}
      </div>
      {!all && lines.length > FIRST && (
        <Button look="secondary" onClick={() => setAll(true)}>
          {interpolate(w.lines, { count: lines.length })}
        </Button>
      )}
      {line && (
        <div className={styles.path}>
          <code>{line.path || w.whole}</code>
          {line.path && (
            <Button look="secondary" onClick={() => take(line.path)}>
              {w.copyPath}
            </Button>
          )}
          <Button
            look="secondary"
            onClick={() => take(typeof line.value === 'string' ? line.value : JSON.stringify(line.value, null, 2))}
          >
            {w.copyValue}
          </Button>
          <span role="status">{said}</span>
        </div>
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
