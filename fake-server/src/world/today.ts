// The current day of the merchants' calendar, asked so that a cached answer knows when it ends.
import { DAY, startOfDayNumber } from '@understudy/contracts/zone'
import type { World } from './world.ts'

/** Start of the current day in the merchants' calendar, epoch ms; cached answers may depend on it. */
export const startOfToday = (world: World): number => startOfDayNumber(world.stepsSince(startOfDayNumber(0), DAY))
