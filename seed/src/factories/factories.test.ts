import { expect, test } from 'vitest'
import { aGame, aMatch, aMember, anAnnouncement } from './index.ts'

test('a factory gives the same thing each time, and only what was overridden differs', () => {
  expect(aMember()).toEqual(aMember())
  expect(aMember({ username: 'gul', balance: 12 })).toMatchObject({ email: 'gul@mail.example', balance: 12, type: 0 })
  expect(aMatch({ homeOdds: 145 })).toEqual({ ...aMatch(), homeOdds: 145 })
  expect(anAnnouncement({ type: 'PU', execution: 'B' })).toEqual({ ...anAnnouncement(), type: 'PU', execution: 'B' })
})

test('a game of another vendor has the ids and the picture of that vendor', () => {
  const game = aGame({ vendor: 'BH', gameType: 'LIVE' })
  expect(game.gameId).toBe('BH-0001')
  expect(game.icon).not.toBe(aGame().icon)
  expect(game.largeIcon).toBe(game.icon)
})
