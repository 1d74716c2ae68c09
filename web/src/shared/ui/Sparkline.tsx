import styles from './Sparkline.module.css'

const BOX = { width: 64, height: 22 }

/** Line of a few values in the direction of reading, beside the text that tells them; none for values that are all zero. */
export function Sparkline({ values }: { values: readonly number[] }) {
  const most = Math.max(...values)
  if (values.length < 2 || most <= 0) return null
  const points = values.map((value, index): [number, number] => [
    Math.round((index * BOX.width) / (values.length - 1)),
    Math.round(BOX.height * (1 - value / most)),
  ])
  const [endX, endY] = points.at(-1) ?? [0, 0]
  return (
    <svg className={styles.line} viewBox={`-3 -3 ${BOX.width + 6} ${BOX.height + 6}`} aria-hidden="true">
      <polyline points={points.join(' ')} />
      <circle cx={endX} cy={endY} r="2.5" />
    </svg>
  )
}
