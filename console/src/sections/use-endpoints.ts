import { endpoints } from '@understudy/contracts/control'
import type { ReplyOf } from '@understudy/contracts/endpoint'
import { useSteering } from '../steer.ts'

export type EndpointFacts = ReplyOf<typeof endpoints>[number]

/** Endpoints of the platform from the registry, without the control API. */
export function usePlatformEndpoints(): readonly EndpointFacts[] {
  const { data = [] } = useSteering(endpoints)
  return data.filter(({ path }) => !path.startsWith('/__control'))
}
