import { STROKES } from 'virtual:merchants'
import { merchantCode } from '@/shared/session'
import styles from './BrandMark.module.css'

/** The merchant's logo mark; decorative, as the name is beside it. */
export function BrandMark({ size = 36 }: { size?: number }) {
  return (
    <svg className={styles.mark} viewBox="-5 -5 34 34" width={size} height={size} aria-hidden="true">
      <path d={STROKES[merchantCode()]} />
    </svg>
  )
}
