import { Wallets } from '@/features/wallets/Wallets'
import { useText } from '@/shared/i18n'
import page from '@/shared/ui/Page.module.css'

/** The member's vendor wallets: balances, transfers in and out, and recalling everything. */
export default function WalletsScreen() {
  const t = useText()
  return (
    <div className={page.page}>
      <p className={page.intro}>{t('wallets:intro')}</p>
      <Wallets />
    </div>
  )
}
