import { diceFrom } from '@understudy/art/random'
import { vip } from '@understudy/contracts'
import { membersPart } from './members.ts'
import { seedPart } from './seed-part.ts'

/** What a member has turned over in all before the world began, currency units. */
interface VipTurnoverSeed {
  memberId: number
  turnover: number
}

/** Somewhere between his level and the next one, or what would be the next one. */
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
