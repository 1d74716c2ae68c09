import type * as control from '@understudy/contracts/control'
import type { Endpoint, EndpointDefinition } from '@understudy/contracts/endpoint'

/**
 * Of a contract only name, method and path are needed to call it, so only
 * these are here, held to the contract by their types: its schemas would bring parts of zod into the first view.
 */
export const of = <E extends Endpoint<EndpointDefinition>>(name: E['name'], method: E['method'], path: E['path']): E =>
  ({ name, method, path }) as E

// What a list of worlds needs; apart from the others, as it is all that the console's first view asks.
export const createWorld = of<typeof control.createWorld>('control.createWorld', 'POST', '/__control/worlds')
export const deleteWorld = of<typeof control.deleteWorld>('control.deleteWorld', 'DELETE', '/__control/worlds/:id')
export const resetWorld = of<typeof control.resetWorld>('control.reset', 'POST', '/__control/worlds/:id/reset')
export const scenarios = of<typeof control.scenarios>('control.scenarios', 'GET', '/__control/scenarios')
