import { useMemo, useState } from 'react'
import { classes } from '@/shared/ui/classes'
import { interpolate } from '../console-texts.ts'
import { callTexts } from './call-texts.ts'
import { type DiffLine, diffOf, foldEqual } from './diff.ts'
import { LineText } from './JsonView.tsx'
import styles from './panel.module.css'

const w = callTexts

/** The difference of two values; equal lines far from a change are collapsed. */
export function CallDiff({ label, before, after }: { label: string; before: unknown; after: unknown }) {
  const folded = useMemo(() => foldEqual(diffOf(before, after)), [before, after])
  const [unfolded, setUnfolded] = useState<ReadonlySet<number>>(new Set())
  const isSame = folded.every((one) => one.kind === 'fold' || one.line.sign === ' ')
  return (
    <section className={styles.json} aria-label={label}>
      <h3>{label}</h3>
      {isSame && <p className="note">{w.same}</p>}
      <div className={styles.lines}>
        {folded.map((one, index) =>
          one.kind === 'line' ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a comparison never change their order
            <Line key={index} line={one.line} />
          ) : unfolded.has(one.at) ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: as above
            one.lines.map((line, inner) => <Line key={`${index} ${inner}`} line={line} />)
          ) : (
            <button
              key={`fold ${one.at}`}
              type="button"
              className={styles.fold}
              onClick={() => setUnfolded(new Set([...unfolded, one.at]))}
            >
              {interpolate(w.equal, { count: one.lines.length })}
            </button>
          ),
        )}
      </div>
    </section>
  )
}

const SIGNS = { '-': styles.gone, '+': styles.came, ' ': undefined }

const Line = ({ line }: { line: DiffLine }) => (
  <div className={classes(styles.diffLine, SIGNS[line.sign])}>
    <span className={styles.sign}>{line.sign}</span>
    <span style={{ paddingInlineStart: `${line.depth * 14}px` }}>
      <LineText line={line} />
    </span>
  </div>
)
