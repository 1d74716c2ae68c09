import { CategoryShelf } from '@/features/games/CategoryShelf'
import { Winners } from '@/features/home/Winners'
import { Pots } from '@/features/jackpot/Pots'
import page from '@/shared/ui/Page.module.css'
import { Tiles } from './Tiles.tsx'
import { useVendorOf } from './use-vendor-of.ts'

/** Where all pots stand, the games they are won in, and who won lately (ROUTE-027, ours). */
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
