import type * as control from '@understudy/contracts/control'
import { of } from '../../world-endpoints.ts'

export const describeWorld = of<typeof control.describeWorld>('control.describeWorld', 'PATCH', '/__control/worlds/:id')
export const worldDiff = of<typeof control.worldDiff>('control.worldDiff', 'GET', '/__control/worlds/:id/diff')
