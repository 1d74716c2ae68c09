import type { CSSProperties } from 'react'

const PAINT = [
  '#e8474c',
  '#f0862b',
  '#e9bd1f',
  '#4caf50',
  '#12a594',
  '#2f8fe0',
  '#5561e0',
  '#8e4ed0',
  '#d6409f',
  '#8d6e55',
] as const

interface CartProps {
  number: string
  first: boolean
  className?: string
  style?: CSSProperties
}

/** A racing cart seen from above, with its number; the winner has a crown. */
export function Cart({ number, first, className, style }: CartProps) {
  const paint = PAINT[(Number(number) - 1) % PAINT.length]
  return (
    <svg aria-hidden="true" viewBox="4 -2 32 46" className={className} style={style}>
      <path d="M5 13h5v10H5zM30 13h5v10h-5zM5 31h5v10H5zM30 31h5v10h-5z" fill="#39435c" />
      <path d="M14 6q6-4 12 0l3 10v24q-9 7-18 0V16z" fill={paint} />
      <circle cx="20" cy="27" r="10.5" fill="#fff" />
      <text x="20" y="31.5" textAnchor="middle" fontSize="12.5" fontWeight="800" fill="#10162a">
        {Number(number)}
      </text>
      {first && <path d="M13 8l1-7 3.5 4L20 0l2.500 5L26 1l1 7z" fill="#ffc83d" stroke="#8a5a00" strokeWidth=".8" />}
    </svg>
  )
}
