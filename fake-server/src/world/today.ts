// The current day of the merchants' calendar, asked so that a cached answer knows when it ends.
import { DAY, startOfDayNumber } from '@understudy/contracts/zone'
import type { World } from './world.ts'

/** When the day began that it is in the merchants' calendar; what is kept may ask it. */
export const startOfToday = (world: World): number => startOfDayNumber(world.stepsSince(startOfDayNumber(0), DAY))
