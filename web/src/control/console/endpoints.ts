import type * as control from '@understudy/contracts/control'
import { of } from '../world-endpoints.ts'

/** The control endpoints of the console's first view; those of a page stand beside it. */
export const forkWorld = of<typeof control.forkWorld>('control.fork', 'POST', '/__control/worlds/:id/fork')
export const listWorlds = of<typeof control.listWorlds>('control.worlds', 'GET', '/__control/worlds')
