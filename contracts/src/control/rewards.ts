import * as z from 'zod/mini'
import { DAY } from '../durations.ts'
import { endpoint } from '../endpoint.ts'
import { Amount, inSteps, line, Time, wholeNumber } from '../fields.ts'
import { MissionStatus } from '../missions.ts'
import { MOST_MULTIPLE, RewardId, RewardType } from '../rewards.ts'
import { LEVEL_TURNOVERS } from '../vip.ts'
import { op, params, WorldId } from './fields.ts'

const Account = line(1, 40)
const YEAR = 365 * DAY

export const issueReward = endpoint({
  ...op,
  name: 'control.issueReward',
  method: 'POST',
  path: '/__control/worlds/:id/rewards',
  summary: 'Gives an account a reward to claim in the reward centre, and announces it in the inbox.',
  params,
  body: z.strictObject({
    to: Account,
    type: z._default(RewardType, 'MANUAL'),
    /** Name of the reward, the same in all languages. */
    name: z._default(line(1, 80), 'A gift of the house'),
    /** Amount, currency units, at most 2 decimals. */
    amount: z.number().check(z.gte(0.01), z.lte(1_000_000), inSteps(0.01)),
    /** Turnover multiple required before a withdrawal, 0 to 50. */
    multiple: z._default(z.int().check(z.gte(0), z.lte(MOST_MULTIPLE)), 1),
    /** Claim period, milliseconds of world time. */
    lastsMs: z._default(z.int().check(z.gte(1), z.lte(YEAR)), 7 * DAY),
  }),
  reply: z.object({ transactionId: RewardId, expireDate: Time }),
  status: 201,
})

export const listMissions = endpoint({
  ...op,
  name: 'control.missions',
  method: 'GET',
  path: '/__control/worlds/:id/missions',
  summary: 'Lists the missions of the world’s merchant.',
  params,
  reply: z.array(
    z.object({ missionId: z.int(), title: z.string(), status: MissionStatus, startDate: Time, endDate: Time }),
  ),
})

export const finishMission = endpoint({
  ...op,
  name: 'control.finishMission',
  method: 'POST',
  path: '/__control/worlds/:id/missions/:mission/finish',
  summary: 'Completes every milestone of a mission for an account, as if its play had reached them.',
  params: z.strictObject({ id: WorldId, mission: wholeNumber(1, 1_000_000) }),
  body: z.strictObject({ account: Account }),
  /** Progress of the mission: currency units for turnover, otherwise number of bets. */
  reply: z.object({ missionId: z.int(), reachedValue: Amount }),
})

export const setVipLevel = endpoint({
  ...op,
  name: 'control.setVipLevel',
  method: 'PUT',
  path: '/__control/worlds/:id/vip',
  summary: 'Sets the VIP level of an account and raises its turnover to what the level takes, where it is less.',
  params,
  body: z.strictObject({ account: Account, level: z.int().check(z.gte(0), z.lte(LEVEL_TURNOVERS.length - 1)) }),
  reply: z.object({ account: z.string(), level: z.int(), turnover: Amount }),
})
