import { DAY } from '@understudy/contracts/durations'
import { expect, test } from 'vitest'
import { DAILY_CODES, gameKind } from './games.ts'
import { DRAW_STEP, issueAfter, LOCK_STEP } from './schedule.ts'

const FAST_CODES = ['K3', 'SSC', 'PK10', '11X5', 'KENO', 'SIX'].flatMap((group) =>
  ['1M', '15M', '3M', '5M', '10M'].map((interval) => `${group}_${interval}`),
)
const NOON = Date.UTC(2026, 2, 10, 12)

// Replies are cached per step, so a draw or lock between two steps would show late.
test.each([...DAILY_CODES, ...FAST_CODES])(
  'draws and locks of %s fall on the steps by which answers are cached',
  (code) => {
    const { schedule } = gameKind(code) ?? {}
    if (!schedule) throw new Error(`${code} is no lottery`)
    for (let time = NOON; time < NOON + 40 * DAY; time += DAY / 3 + 1_234_567) {
      const { locksAt, drawAt } = issueAfter(schedule, time)
      expect({ lockRest: locksAt % LOCK_STEP, drawRest: drawAt % DRAW_STEP }).toEqual({ lockRest: 0, drawRest: 0 })
    }
  },
)
