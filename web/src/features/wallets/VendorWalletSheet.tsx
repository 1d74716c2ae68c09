import { transferWallet } from '@understudy/contracts/wallet-transfer'
import { useEffect, useEffectEvent, useState } from 'react'
import * as z from 'zod/mini'
import { errorText, invalidate } from '@/shared/api'
import { useAction } from '@/shared/api/action'
import { moneyText } from '@/shared/format/money'
import { AmountField, amountRule, FormError, useForm } from '@/shared/forms'
import { FormSheet } from '@/shared/forms/FormSheet'
import { text, useText } from '@/shared/i18n'
import { Button } from '@/shared/ui/Button'
import { Segments } from '@/shared/ui/Segments'
import { MOVED, type VendorWallet } from './wallets.queries.ts'

type Way = 'in' | 'out'
const PRESETS = [100, 500, 1_000, 5_000]

interface VendorWalletSheetProps {
  wallet: VendorWallet
  /** Balance of the main wallet. */
  main: number
  symbol: string
  onClose: () => void
}

/** Sheet to transfer money to or from a vendor wallet: a whole amount, or everything. */
export function VendorWalletSheet({ wallet, main, symbol, onClose }: VendorWalletSheetProps) {
  const t = useText()
  const [way, setWay] = useState<Way>(wallet.availBalance > 0 ? 'out' : 'in')
  const available = way === 'in' ? main : wallet.availBalance
  const most = Math.floor(available)
  const ends = way === 'in' ? { from: 'main', to: wallet.vassalage } : { from: wallet.vassalage, to: 'main' }
  const transfer = useAction(transferWallet, {
    keyed: { intent: 'wallet-transfer', withKey: ({ body }, transferId) => ({ body: { ...body, transferId } }) },
    invalidates: MOVED,
    // The balance changed or a round was opened meanwhile, so the wallets are refetched.
    refused(error) {
      void invalidate(...MOVED)
      return error
    },
    success: ({ amount }) => text('wallets:moved', { amount: moneyText(symbol, amount) }),
    onDone: onClose,
  })
  const { field, form, recheckShown } = useForm({
    initial: { amount: '' },
    schema: z.object({ amount: z.string().check(...amountRule(1, Math.max(most, 1))) }),
    submit: ({ amount }) => transfer.send({ body: { ...ends, amount: Number(amount), transferId: '' } }),
  })
  const recheck = useEffectEvent(recheckShown)
  // biome-ignore lint/correctness/useExhaustiveDependencies: after a change of the maximum
  useEffect(() => recheck(), [most])
  const all = () => transfer.run({ body: { ...ends, transferId: '' } })
  return (
    <FormSheet
      title={wallet.vendorName}
      intro={
        <Segments<Way>
          label={t('wallets:way')}
          options={(['in', 'out'] as const).map((value) => ({ value, label: t(`wallets:${value}`) }))}
          value={way}
          onChange={setWay}
        />
      }
      form={form}
      submit={t('wallets:move')}
      onClose={onClose}
      below={
        available > 0 && (
          <>
            {transfer.failure !== undefined && <FormError>{errorText(transfer.failure)}</FormError>}
            <Button look="quiet" wide busy={transfer.busy} onClick={all}>
              {t('wallets:all', { amount: moneyText(symbol, available) })}
            </Button>
          </>
        )
      }
    >
      <AmountField
        field={field('amount')}
        label={t('wallets:amount')}
        symbol={symbol}
        presets={PRESETS.filter((amount) => amount <= most)}
        note={t('wallets:there', { amount: moneyText(symbol, available) })}
      />
    </FormSheet>
  )
}
