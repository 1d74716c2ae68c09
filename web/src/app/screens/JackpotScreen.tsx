import { CategoryShelf } from '@/features/games/CategoryShelf'
import { Winners } from '@/features/home/Winners'
import { Pots } from '@/features/jackpot/Pots'
import page from '@/shared/ui/Page.module.css'
import { Tiles } from './Tiles.tsx'
import { useVendorOf } from './use-vendor-of.ts'

/** The jackpots: all pots, their games, and the latest winners (ROUTE-027, ours). */
export default function JackpotScreen() {
  const vendorOf = useVendorOf()
  return (
    <Tiles origin="list">
      <div className={page.page}>
        <Pots vendorOf={vendorOf} />
        <CategoryShelf category="BGS" enabled />
        <Winners enabled />
      </div>
    </Tiles>
  )
}
