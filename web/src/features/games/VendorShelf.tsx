import { PAGE_SIZES } from '@understudy/contracts/page-sizes'
import { failedOf } from '@/shared/api'
import { paths } from '@/shared/navigation'
import { Picture } from '@/shared/ui/Picture'
import type { Category } from './categories.ts'
import { GameShelf } from './GameShelf.tsx'
import { useVendorGames } from './games.queries.ts'
import styles from './VendorShelf.module.css'

interface VendorShelfProps {
  category: Category
  vendor: { vassalage: string; displayName: string; icon: string; gameCount: number }
  enabled: boolean
}

/** Shelf with one vendor's games in a category. */
export function VendorShelf({ category, vendor, enabled }: VendorShelfProps) {
  const games = useVendorGames(category, vendor.vassalage, { enabled })
  return (
    <GameShelf
      title={vendor.displayName}
      icon={<Picture src={vendor.icon} alt="" width={28} height={28} loading="lazy" className={styles.icon} />}
      games={games.data}
      failed={failedOf(games)}
      expected={Math.min(vendor.gameCount, PAGE_SIZES.homeCategory)}
      type={category}
      seeAll={paths.gameList({ gameType: category, vassalage: vendor.vassalage })}
    />
  )
}
