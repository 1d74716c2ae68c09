import { hasContracts } from '@understudy/contracts/member-type'
import { FileText } from 'lucide-react'
import { useFlags } from '@/domain/system'
import { useText } from '@/shared/i18n'
import { paths } from '@/shared/navigation'
import { RowLink } from '@/shared/navigation/RowLink'
import { useRole } from '@/shared/session'

/** Link to the contracts, for agents of merchants that offer any kind. */
export function ContractsLink() {
  const t = useText()
  const { type } = useRole()
  const { dailySalary, dividendContract, hourSalary } = useFlags()
  const to = dailySalary
    ? paths.salaryContract()
    : dividendContract
      ? paths.dividendContract()
      : hourSalary
        ? paths.hourContract()
        : undefined
  if (to === undefined || type === undefined || !hasContracts(type)) return null
  return <RowLink to={to} icon={<FileText size={20} />} label={t('agent-contracts:menu')} />
}
