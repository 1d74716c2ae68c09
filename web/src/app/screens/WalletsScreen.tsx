import { Wallets } from '@/features/wallets/Wallets'
import page from '@/shared/ui/Page.module.css'

/** The wallets of a member where each vendor has its own: what lies where, in, out, and all of it home. */
export default function WalletsScreen() {
  return (
    <div className={page.page}>
      <Wallets />
    </div>
  )
}
