import { dayNumber, startOfDayNumber } from '@understudy/contracts/zone'
import type { World } from './world.ts'

/** Start of the current day in the merchants' calendar, epoch ms. */
export const startOfToday = (world: World): number => startOfDayNumber(dayNumber(world.now()))
