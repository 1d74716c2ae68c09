import { Contracts } from '@/features/agent-contracts/Contracts'

/** The hourly contracts of an agent and of the team (ROUTE-026). */
export default function HourContractScreen() {
  return <Contracts kind="hour" />
}
