import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { control, GAME_TYPES } from '@understudy/contracts'
import { expect, test } from 'vitest'
import { STAGED_GAMES } from './games.ts'

test('every game type but the lotteries has one staged game in its own folder', () => {
  const kinds = STAGED_GAMES.flatMap((game) => (game.classify === undefined ? game.kinds : []))
  expect([...kinds].sort()).toEqual(GAME_TYPES.filter((type) => type !== 'LOTT' && type !== 'ELOTT').sort())
  for (const { name } of STAGED_GAMES)
    expect(existsSync(join(import.meta.dirname, name, 'page', `${name}.html`)), name).toBe(true)
})

test('a class of games has one staged game, within the types of another', () => {
  const classes = STAGED_GAMES.flatMap(({ classify }) => classify ?? [])
  expect(classes).toEqual(['Crash'])
})

test('a tester may decide the results of the staged games, or cancel', () => {
  const outcomes = new Set([...STAGED_GAMES.flatMap((game) => game.decides?.outcomes ?? []), 'calledOff'])
  expect([...outcomes].sort()).toEqual([...control.OUTCOMES].sort())
})

test('a game whose results can be decided settles its bets by the time', () => {
  for (const { name, decides, settle } of STAGED_GAMES)
    expect({ name, decides: decides !== undefined }).toEqual({ name, decides: settle !== undefined })
})
