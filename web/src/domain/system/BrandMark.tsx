import type { MerchantCode } from '@understudy/contracts/client-config'
import { merchantCode } from '@/shared/session'
import styles from './BrandMark.module.css'

/** One stroke each: northern lights, basalt columns, a cedar, dunes, an ember. */
const MARKS: Record<MerchantCode, string> = {
  aurora1: 'M4 18c2-8 4-12 6-12s1 12 4 12 2-9 6-12',
  basalt2: 'M4 19V11l4-2v10m0-14l4-2 4 2v14m-8 0V5m8 4l4 2v8M4 19h16',
  cedar3: 'M12 3l-5 6h3l-5 6h4l-4 4h14l-4-4h4l-5-6h3zM12 19v3',
  dune4: 'M3 15c4-6 6-6 9-2s5 3 9-3M3 20c4-5 6-5 9-2s5 2 9-2M17 6.5a1.5 1.5 0 1 0-.01 0',
  ember5: 'M12 3c1 4 5 6 5 11a5 5 0 0 1-10 0c0-3 2-4 2-7 2 1 2 3 2 4 1-2 2-4 1-8z',
}

/** The mark of the merchant whose page this is; its name stands beside it. */
export function BrandMark({ size = 36 }: { size?: number }) {
  return (
    <svg className={styles.mark} viewBox="-5 -5 34 34" width={size} height={size} aria-hidden="true">
      <path d={MARKS[merchantCode()]} />
    </svg>
  )
}
