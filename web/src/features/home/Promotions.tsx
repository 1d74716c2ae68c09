import { ChevronRight, Gift } from 'lucide-react'
import { useState } from 'react'
import { useText } from '@/shared/i18n'
import { Card } from '@/shared/ui/Card'
import { lazyPart } from '@/shared/ui/lazy-part'
import { CloseOnError } from '@/shared/ui/load-fallbacks'
import { useHomePromotions } from './home.queries.ts'
import styles from './Promotions.module.css'

const PromoSheet = lazyPart(() => import('./PromoSheet.tsx'), { missing: CloseOnError })

/** A strip, instead of one more popup, that opens the promo modal with at most four promotions (HOME-040, ours). */
export function Promotions() {
  const t = useText()
  const promotions = useHomePromotions()
  const [open, setOpen] = useState(false)
  const [opened, setOpened] = useState(false)
  if (!promotions || promotions.length === 0) return null
  return (
    <>
      <Card
        as="button"
        type="button"
        className={styles.strip}
        aria-haspopup="dialog"
        onClick={() => {
          setOpened(true)
          setOpen(true)
        }}
      >
        <span className={styles.gift}>
          <Gift size={24} aria-hidden="true" />
        </span>
        <span className={styles.text}>
          <strong>{t('home:promo.title')}</strong>
          <span className={styles.first}>{promotions[0]?.title}</span>
        </span>
        <ChevronRight size={20} className="mirrored" aria-hidden="true" />
      </Card>
      {opened && <PromoSheet open={open} onClose={() => setOpen(false)} promotions={promotions} />}
    </>
  )
}
