import { diceFrom } from '@understudy/art/random'
import { expect, test } from 'vitest'
import { betsOf } from './bets.ts'
import { buildWorldSeed } from './build.ts'

const world = buildWorldSeed({ scenario: 'everyday', seed: 1, startAt: Date.parse('2026-03-10T07:00:00Z') })
const bushra = world.members.find(({ username }) => username === 'bushra')

test('a wallet held at least two thirds of its final balance before each bet', () => {
  if (!bushra) throw new Error('bushra is not there')
  for (let seed = 0; seed < 400; seed += 1) {
    let before = bushra.balance
    for (const { stake, win } of betsOf(bushra, 30, world.startAt, world.games, diceFrom(`dice ${seed}`))) {
      before += stake - win
      expect(before, `seed ${seed}`).toBeGreaterThanOrEqual((bushra.balance / 3) * 2 - 0.01)
    }
  }
})
