import { Contracts } from '@/features/agent-contracts/Contracts'

/** The dividend contracts of an agent and of the team (ROUTE-026). */
export default function DividendContractScreen() {
  return <Contracts kind="dividend" />
}
