import { encode } from 'uqr'
import styles from './Qr.module.css'

/** Light modules around the code, without which cameras do not find it. */
const QUIET = 4

export interface QrProps {
  text: string
  label: string
}

/** A QR code drawn here: what it says is nobody else's business. */
export function Qr({ text, label }: QrProps) {
  const { data, size } = encode(text, { border: QUIET, ecc: 'L' })
  const path = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : []))).join('')
  return (
    <svg
      className={styles.qr}
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  )
}
