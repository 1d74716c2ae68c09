import { Wallets } from '@/features/wallets/Wallets'
import page from '@/shared/ui/Page.module.css'

/** The member's vendor wallets: balances, transfers in and out, and recalling everything. */
export default function WalletsScreen() {
  return (
    <div className={page.page}>
      <Wallets />
    </div>
  )
}
