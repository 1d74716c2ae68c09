import { endpoints } from '@understudy/contracts/control'
import type { ReplyOf } from '@understudy/contracts/endpoint'
import { useSteering } from '../steer.ts'

export type EndpointFacts = ReplyOf<typeof endpoints>[number]

/** What the platform can be asked, from the registry; calls that steer are not among it. */
export function usePlatformEndpoints(): readonly EndpointFacts[] {
  const { data = [] } = useSteering(endpoints)
  return data.filter(({ path }) => !path.startsWith('/__control'))
}
