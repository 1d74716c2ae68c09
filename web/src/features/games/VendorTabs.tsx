import { useEffect, useRef } from 'react'
import { useText } from '@/shared/i18n'
import { Chip } from '@/shared/ui/Chip'
import { Picture } from '@/shared/ui/Picture'
import styles from './chip-row.module.css'

export interface MenuVendor {
  vassalage: string
  displayName: string
  icon: string
}

interface VendorTabsProps {
  vendors: readonly MenuVendor[]
  /** Empty: all. */
  current: string
  onPick: (vassalage: string) => void
}

/** Tabs: 'all', then one per vendor with its logo (HOME-036). */
export function VendorTabs({ vendors, current, onPick }: VendorTabsProps) {
  const t = useText()
  const row = useRef<HTMLDivElement>(null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the current tab changes
  useEffect(() => {
    const active = row.current?.querySelector('[aria-selected=true]')
    if (active instanceof HTMLElement && row.current)
      row.current.scrollTo({ left: active.offsetLeft - (row.current.clientWidth - active.offsetWidth) / 2 })
  }, [current, vendors.length])

  return (
    <div ref={row} data-row className={styles.row} role="tablist" aria-label={t('games:vendors.label')}>
      <Chip
        role="tab"
        aria-selected={current === ''}
        active={current === ''}
        className={styles.all}
        onClick={() => onPick('')}
      >
        {t('games:vendors.all')}
      </Chip>
      {vendors.map(({ vassalage, displayName, icon }) => (
        <Chip
          key={vassalage}
          role="tab"
          aria-selected={vassalage === current}
          active={vassalage === current}
          className={styles.vendor}
          onClick={() => onPick(vassalage)}
        >
          <Picture src={icon} alt="" width={28} height={28} loading="lazy" className={styles.logo} />
          {displayName}
        </Chip>
      ))}
    </div>
  )
}
