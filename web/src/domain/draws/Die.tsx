import type { CSSProperties } from 'react'

const PIPS: Readonly<Record<number, readonly (readonly [x: number, y: number])[]>> = {
  1: [[24, 24]],
  2: [
    [14, 14],
    [34, 34],
  ],
  3: [
    [13, 13],
    [24, 24],
    [35, 35],
  ],
  4: [
    [14, 14],
    [34, 14],
    [14, 34],
    [34, 34],
  ],
  5: [
    [13, 13],
    [35, 13],
    [24, 24],
    [13, 35],
    [35, 35],
  ],
  6: [
    [14, 12],
    [34, 12],
    [14, 24],
    [34, 24],
    [14, 36],
    [34, 36],
  ],
}

/** A die seen from above; one and four are red, as in this game. */
export function Die({ pips, className, style }: { pips: number; className?: string; style?: CSSProperties }) {
  const red = pips === 1 || pips === 4
  return (
    <svg aria-hidden="true" viewBox="0 0 48 48" className={className} style={style}>
      <rect x="1" y="3" width="46" height="44" rx="11" fill="#b9c3d6" />
      <rect x="1" y="1" width="46" height="44" rx="11" fill="#fff" />
      <rect x="4" y="4" width="40" height="38" rx="9" fill="#f3f6fb" />
      {PIPS[pips]?.map(([x, y]) => (
        <circle key={`${x}-${y}`} cx={x} cy={y - 1} r={pips === 1 ? 7 : 4.2} fill={red ? '#d8273f' : '#1c2742'} />
      ))}
    </svg>
  )
}
