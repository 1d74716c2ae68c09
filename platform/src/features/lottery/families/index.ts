import { LOTTERY_GROUPS, type LotteryGroup } from '@understudy/contracts/lottery/terms'
import type { PlayRule, Section } from '../play.ts'
import { ELEVEN } from './eleven.ts'
import { FOUR_D } from './four-d.ts'
import { K3 } from './k3.ts'
import { KENO } from './keno.ts'
import { PK10 } from './pk10.ts'
import { SIX } from './six.ts'
import { SSC } from './ssc.ts'
import { THAI } from './thai.ts'
import { VN_CENTRAL, VN_NORTH, VN_SOUTH } from './vn.ts'

/** The plays of each group. A play's index is part of its id, so new plays are added at the end. */
export const SECTIONS: Readonly<Record<LotteryGroup, readonly Section[]>> = {
  K3,
  SSC,
  PK10,
  '11X5': ELEVEN,
  KENO,
  SIX,
  VN_NORTH,
  VN_CENTRAL,
  VN_SOUTH,
  SEA_4D: FOUR_D,
  SEA_THAI: THAI,
}

const never = () => 0

/** Play ids start with the number of their group, which leaves a hundred ids for its plays. */
const ROOM = 100

export const PLAYS: Readonly<Record<LotteryGroup, readonly PlayRule[]>> = Object.fromEntries<readonly PlayRule[]>(
  LOTTERY_GROUPS.map((group, number) => {
    const drafts = SECTIONS[group].flatMap(({ code, plays }) => plays.map((play) => ({ section: code, play })))
    return [
      group,
      drafts.map(({ section, play }, index) => ({
        lots: 1,
        apart: play.shape.kind === 'options',
        ties: never,
        ...play,
        section,
        id: (number + 1) * ROOM + index + 1,
      })),
    ]
  }),
) as Record<LotteryGroup, readonly PlayRule[]>

const byId = new Map(LOTTERY_GROUPS.flatMap((group) => PLAYS[group].map((play) => [play.id, { group, play }] as const)))

/** Returns a play with its group. */
export const playOf = (id: number): { group: LotteryGroup; play: PlayRule } | undefined => byId.get(id)
