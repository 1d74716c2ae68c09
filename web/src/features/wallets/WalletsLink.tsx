import { Wallet } from 'lucide-react'
import { useText } from '@/shared/i18n'
import { paths } from '@/shared/navigation'
import { RowLink } from '@/shared/navigation/RowLink'
import { useHasVendorWallets } from './wallets.queries.ts'

/** Link to the vendor wallets, if the merchant has them. */
export function WalletsLink() {
  const t = useText()
  if (!useHasVendorWallets()) return null
  return <RowLink to={paths.wallets()} icon={<Wallet size={20} />} label={t('wallets:title')} />
}
