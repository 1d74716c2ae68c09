import { balance } from '@understudy/contracts/wallet'
import { recallWallets } from '@understudy/contracts/wallet-transfer'
import { useState } from 'react'
import { Balance } from '@/domain/wallet/Balance'
import { STALE, useApiQuery } from '@/shared/api'
import { useAction } from '@/shared/api/action'
import { moneyText } from '@/shared/format/money'
import { text, useText } from '@/shared/i18n'
import { paths } from '@/shared/navigation'
import { ButtonLink } from '@/shared/navigation/links'
import { RowLink } from '@/shared/navigation/RowLink'
import { QueryState } from '@/shared/query/QueryState'
import { Button } from '@/shared/ui/Button'
import { EmptyState } from '@/shared/ui/EmptyState'
import { Money } from '@/shared/ui/Money'
import { RowButton, Rows } from '@/shared/ui/Rows'
import { Skeleton } from '@/shared/ui/Skeleton'
import { StatusTag } from '@/shared/ui/StatusTag'
import { VendorWalletSheet } from './VendorWalletSheet.tsx'
import { MOVED, useVendorWallets, type VendorWallet } from './wallets.queries.ts'

/** Balances of the main wallet and of each vendor wallet, with transfers. */
export function Wallets() {
  const t = useText()
  const { wallets, vendorWallets } = useVendorWallets()
  return (
    <QueryState query={wallets} waiting={<Skeleton height="420px" radius={20} />}>
      {({ isSingle, currencySymbol }) =>
        isSingle === 1 ? (
          <EmptyState scene="money" action={<ButtonLink to={paths.games()}>{t('shared:action.findGame')}</ButtonLink>}>
            {t('wallets:single')}
          </EmptyState>
        ) : (
          <VendorWallets vendorWallets={vendorWallets} symbol={currencySymbol} />
        )
      }
    </QueryState>
  )
}

function VendorWallets({ vendorWallets, symbol }: { vendorWallets: readonly VendorWallet[]; symbol: string }) {
  const t = useText()
  const mainBalance = useApiQuery(balance, { query: { typeId: '0' } }, { staleTime: STALE.always })
  const main = mainBalance.data?.balance.find(({ accountTypeId }) => accountTypeId === 2)?.balance ?? 0
  const [visibleWallets, setShown] = useState<string>()
  const recall = useAction(recallWallets, {
    keyed: { intent: 'wallet-recall', withKey: (_input, transferId) => ({ body: { transferId } }) },
    invalidates: MOVED,
    inToast: true,
    success: ({ amount, kept }) => {
      const values = { amount: moneyText(symbol, amount) }
      return text(kept.length > 0 ? 'wallets:recalledSome' : 'wallets:recalled', values)
    },
  })
  const recallable = vendorWallets.some(({ availBalance, standing }) => availBalance > 0 && standing === 'open')
  const wallet = vendorWallets.find(({ vassalage }) => vassalage === visibleWallets)
  return (
    <>
      <Balance />
      <Rows title={t('wallets:main')}>
        <RowLink
          to={paths.accountRecord({ kind: 'wallet', days: 'month' })}
          label={<Money amount={main} symbol={symbol} />}
          hint={t('wallets:record')}
        />
      </Rows>
      {vendorWallets.length === 0 ? (
        <EmptyState scene="money" action={<ButtonLink to={paths.games()}>{t('shared:action.findGame')}</ButtonLink>}>
          {t('wallets:none')}
        </EmptyState>
      ) : (
        <>
          <Button
            look="secondary"
            wide
            busy={recall.busy}
            disabled={!recallable}
            onClick={() => recall.run({ body: { transferId: '' } })}
          >
            {t('wallets:recall')}
          </Button>
          <Rows title={t('wallets:vendors')}>
            {vendorWallets.map(({ vassalage, vendorName, availBalance, standing }) => (
              <RowButton
                key={vassalage}
                label={vendorName}
                hint={standing === 'round' ? t('wallets:roundHint') : undefined}
                trailing={
                  <>
                    {standing !== 'open' && <StatusTag tone="waiting">{t(`wallets:standing.${standing}`)}</StatusTag>}{' '}
                    <Money amount={availBalance} symbol={symbol} />
                  </>
                }
                disabled={standing !== 'open'}
                aria-haspopup="dialog"
                onClick={() => setShown(vassalage)}
              />
            ))}
          </Rows>
        </>
      )}
      {wallet && <VendorWalletSheet wallet={wallet} main={main} symbol={symbol} onClose={() => setShown(undefined)} />}
    </>
  )
}
