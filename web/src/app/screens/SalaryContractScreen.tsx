import { Contracts } from '@/features/agent-contracts/Contracts'

/** The salary contracts of an agent and of the team (ROUTE-026). */
export default function SalaryContractScreen() {
  return <Contracts kind="salary" />
}
