import type { ContractKind, ContractTier } from '@understudy/contracts/agent-contracts'
import { useText } from '@/shared/i18n'
import { Money } from '@/shared/ui/Money'
import styles from './Contracts.module.css'

interface TierTableProps {
  kind: ContractKind
  tiers: readonly ContractTier[]
  caption: string
  symbol: string
  /** Whether to warn of tiers above the payer's own rate. */
  warn: boolean
}

/** Table of tiers, lowest first: the requirements and the payout. */
export function TierTable({ kind, tiers, caption, symbol, warn }: TierTableProps) {
  const t = useText()
  const hasLoss = kind === 'dividend'
  const isHigher = warn && tiers.some(({ downlineHigherRate }) => downlineHigherRate === 'Y')
  return (
    <>
      <table className={styles.table}>
        <caption>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{t('agent-contracts:bets')}</th>
            {hasLoss && <th scope="col">{t('agent-contracts:loss')}</th>}
            <th scope="col">{t('agent-contracts:active')}</th>
            <th scope="col">{t('agent-contracts:rate')}</th>
          </tr>
        </thead>
        <tbody>
          {tiers.map(({ minimumBet, netLoss, activeMember, rateType, rate }) => (
            <tr key={`${minimumBet} ${netLoss} ${activeMember}`}>
              <td>
                <Money amount={minimumBet} symbol={symbol} decimals={0} />
              </td>
              {hasLoss && (
                <td>
                  <Money amount={netLoss} symbol={symbol} decimals={0} />
                </td>
              )}
              <td>
                <bdi dir="ltr">{activeMember}</bdi>
              </td>
              <td>{rateType === 'P' ? <bdi dir="ltr">{rate}%</bdi> : <Money amount={rate} symbol={symbol} />}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {isHigher && <p className={styles.warning}>{t('agent-contracts:higher')}</p>}
    </>
  )
}
