import { control, type EndpointDefinition } from '@understudy/contracts'

export const OF_A_WORLD = '/__control/worlds/:id/'

/** Calls that change nothing in their world, take it back to its first moment, or are noted where they sign in. */
const UNNOTED: readonly string[] = [
  control.exportCapsule.name,
  control.forkWorld.name,
  control.resetWorld.name,
  control.signIn.name,
  control.openPhone.name,
]

/** Whether a call of the control API steers the world in its path, so that the tape notes it for `understudy replay`. */
export const steersItsWorld = ({ method, path, name }: EndpointDefinition): boolean =>
  method !== 'GET' && path.startsWith(OF_A_WORLD) && !UNNOTED.includes(name)

/** Whether a replay may make a call in its world. */
export const isStep = (endpoint: EndpointDefinition): boolean =>
  steersItsWorld(endpoint) || endpoint.name === control.signIn.name
