import { diceFrom } from '@understudy/art/random'
import { vip } from '@understudy/contracts'
import { membersPart } from './members.ts'
import { seedPart } from './seed-part.ts'

/** A member's total turnover before the world's start, currency units. */
interface VipTurnoverSeed {
  memberId: number
  turnover: number
}

/** Turnover of each level, and of the one after the last: a member's is drawn between two of them. */
const TAKES: readonly number[] = [...vip.LEVEL_TURNOVERS, 400_000_000]

export const vipTurnoverPart = seedPart({
  name: 'vipTurnover',
  needs: [membersPart],
  build: ({ seed }, members): VipTurnoverSeed[] => {
    const dice = diceFrom(`vip ${seed}`)
    return members.flatMap(({ id: memberId, vipLabel }) => {
      const level = Number(/^VIP(\d+)$/.exec(vipLabel)?.[1] ?? 0)
      if (level === 0) return []
      const [least = 0, next = 0] = TAKES.slice(level)
      return [{ memberId, turnover: least + Math.floor((next - least) * dice.next() * 0.9) }]
    })
  },
  empty: [],
})
