import { GAME_TYPES } from '@understudy/contracts/field-facts'
import type { GameType } from '@understudy/contracts/fields'
import { Check, LayoutGrid } from 'lucide-react'
import { useState } from 'react'
import { useText } from '@/shared/i18n'
import { Chip } from '@/shared/ui/Chip'
import { Overlay } from '@/shared/ui/Overlay'
import { Picture } from '@/shared/ui/Picture'
import { Skeleton } from '@/shared/ui/Skeleton'
import { categoryLabel } from './categories.ts'
import row from './chip-row.module.css'
import { useVendorMenu } from './games.queries.ts'
import styles from './VendorMenu.module.css'

interface VendorMenuProps {
  open: boolean
  onClose: () => void
  gameType: GameType
  vassalage: string
  onPick: (gameType: GameType, vassalage: string) => void
}

/** The side menu of the game list: types, each with an 'all' entry and its vendors (GAMES-008). */
export function VendorMenu({ open, onClose, gameType, vassalage, onPick }: VendorMenuProps) {
  const t = useText()
  const [openType, setOpenType] = useState(gameType)
  const { data } = useVendorMenu()
  const types = GAME_TYPES.filter((type) => data?.some((vendor) => vendor.gameType === type))
  const vendors = data?.filter((vendor) => vendor.gameType === openType)
  const isCurrent = (code: string) => openType === gameType && code === vassalage
  return (
    <Overlay open={open} onClose={onClose} from="start" title={t('games:vendors.menu')}>
      <div className={styles.types}>
        <div className={row.row}>
          {types.map((type) => (
            <Chip
              key={type}
              active={type === openType}
              aria-pressed={type === openType}
              onClick={() => setOpenType(type)}
            >
              {t(categoryLabel(type))}
            </Chip>
          ))}
        </div>
      </div>
      <ul className={styles.list}>
        <li>
          <button
            type="button"
            className={styles.entry}
            aria-current={isCurrent('') || undefined}
            onClick={() => onPick(openType, '')}
          >
            <span className={styles.logo}>
              <LayoutGrid size={20} aria-hidden="true" />
            </span>
            <span className={styles.name}>{t('games:vendors.all')}</span>
            {isCurrent('') && <Check size={18} aria-hidden="true" />}
          </button>
        </li>
        {vendors?.map((vendor) => (
          <li key={vendor.vassalage}>
            <button
              type="button"
              className={styles.entry}
              aria-current={isCurrent(vendor.vassalage) || undefined}
              onClick={() => onPick(openType, vendor.vassalage)}
            >
              <Picture src={vendor.icon} alt="" width={40} height={40} loading="lazy" className={styles.logo} />
              <span className={styles.name}>{vendor.displayName}</span>
              {isCurrent(vendor.vassalage) ? (
                <Check size={18} aria-hidden="true" />
              ) : (
                <span className={styles.count}>{t('games:count', { count: vendor.gameCount })}</span>
              )}
            </button>
          </li>
        ))}
        {!data && <Skeleton height={56} radius={12} />}
      </ul>
    </Overlay>
  )
}
