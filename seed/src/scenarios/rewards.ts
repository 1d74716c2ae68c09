import { DAY, HOUR, MINUTE } from '@understudy/contracts/durations'
import { aMember } from '../factories/member.ts'
import { standingsOf } from '../missions.ts'
import type { Scenario, WorldSeed } from '../scenario.ts'
import { texts } from '../texts.ts'
import type { BetSeed } from '../world-seed.ts'
import { memberNamed } from './changes.ts'

/** Stories about missions and rewards. */

const MERCHANT = 'aurora1'

/** Returns the mission of the week. */
function weekOf({ missions }: WorldSeed) {
  const match = missions.find(({ merchant, measure }) => merchant === MERCHANT && measure === 'turnover')
  if (!match) throw new Error('There is no mission of the week')
  return match
}

/** A turnover on slots that passes two milestones. */
const EVENING = 5_000

function withEvening(world: WorldSeed): WorldSeed {
  const { id: memberId } = memberNamed(world, 'amina')
  const game = world.games.find(
    ({ gameType, supported, gameCode }) => gameType === 'RNG' && supported && gameCode !== 'lobby',
  )
  if (!game) throw new Error('There is no slot to have played')
  const placedAt = world.startAt - 2 * HOUR
  const bet: BetSeed = {
    ref: `${game.vendor}:${memberId}:evening`,
    memberId,
    gameType: 'RNG',
    vendor: game.vendor,
    nodeId: game.nodeId,
    stake: EVENING,
    win: EVENING,
    status: 'won',
    placedAt,
    settledAt: placedAt + MINUTE,
    dueAt: null,
    detail: {},
  }
  return { ...world, bets: [...world.bets, bet].sort((a, b) => a.placedAt - b.placedAt) }
}

export const milestoneReached: Scenario = {
  name: 'milestone-reached',
  story: 'amina has reached two milestones of the week of the reels, and has claimed neither.',
  person: 'amina',
  merchant: MERCHANT,
  make: withEvening,
}

export const rewardExpiring: Scenario = {
  name: 'reward-expiring',
  story: 'amina has a hundred that wait for her in the reward centre, and two minutes left to claim them.',
  person: 'amina',
  merchant: MERCHANT,
  make: (world) => ({
    ...world,
    rewards: [
      ...world.rewards,
      {
        memberId: memberNamed(world, 'amina').id,
        kind: 'earned',
        type: 'UPGRADE_BONUS',
        amount: 100,
        multiple: 1,
        name: texts('آخری موقع', 'Aakhri mauqa', 'Last call'),
        issuedAt: world.startAt - DAY,
        expiresAt: world.startAt + 2 * MINUTE,
        claimedAt: null,
      },
    ],
  }),
}

const CROWD = 10_000
/** Ids that no other member has. */
const FIRST_ID = 7_000_001

function withCrowd(world: WorldSeed): WorldSeed {
  const mission = weekOf(world)
  const others = world.missionStandings.filter(({ missionId }) => missionId !== mission.id)
  const onRecord = new Set(world.bets.map(({ memberId }) => memberId))
  const crowd = Array.from({ length: CROWD - onRecord.size }, (_, n) => {
    const username = `player${String(n + 1).padStart(5, '0')}`
    const registeredAt = world.startAt - 200 * DAY + n * MINUTE
    return aMember({ id: FIRST_ID + n, merchant: MERCHANT, username, password: '', email: '', registeredAt })
  })
  const ids = crowd.map(({ id }) => id)
  return {
    ...world,
    members: [...world.members, ...crowd],
    missionStandings: [...others, ...standingsOf(mission, ids, world.startAt, world.seed)],
  }
}

export const leaderboardFull: Scenario = {
  name: 'leaderboard-full',
  story: 'Ten thousand play for the prizes of the week of the reels; amina is one of them.',
  person: 'amina',
  merchant: MERCHANT,
  make: withCrowd,
}
