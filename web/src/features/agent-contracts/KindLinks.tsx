import { CONTRACT_KINDS, type ContractKind } from '@understudy/contracts/agent-contract-tiers'
import { useFlags } from '@/domain/system'
import { useText } from '@/shared/i18n'
import { paths } from '@/shared/navigation'
import { ButtonLink } from '@/shared/navigation/links'
import styles from './Contracts.module.css'

/** The screen of each kind (AGENT-012). */
export const SCREENS: Record<ContractKind, string> = {
  salary: paths.salaryContract(),
  dividend: paths.dividendContract(),
  hour: paths.hourContract(),
}

/** Links between the screens of the merchant's kinds of contracts. */
export function KindLinks({ current }: { current: ContractKind }) {
  const t = useText()
  const { dailySalary, dividendContract, hourSalary } = useFlags()
  const on: Record<ContractKind, boolean> = { salary: dailySalary, dividend: dividendContract, hour: hourSalary }
  const otherKinds = CONTRACT_KINDS.filter((kind) => on[kind] && kind !== current)
  if (otherKinds.length === 0) return null
  return (
    <nav aria-label={t('agent-contracts:kinds')} className={styles.actions}>
      {otherKinds.map((kind) => (
        <ButtonLink key={kind} to={SCREENS[kind]} look="quiet" size="small" replace>
          {t(`agent-contracts:kind.${kind}`)}
        </ButtonLink>
      ))}
    </nav>
  )
}
