import { encode } from 'uqr'
import styles from './Qr.module.css'

/** Quiet zone around the code, in modules, which cameras need to find it. */
const QUIET = 4

export interface QrProps {
  text: string
  label: string
}

/** A QR code generated in the client, so that its content is not sent to a third party. */
export function Qr({ text, label }: QrProps) {
  const { data, size } = encode(text, { border: QUIET, ecc: 'M' })
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
