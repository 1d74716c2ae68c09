import { expect, test } from 'vitest'
import { paths } from '@/shared/navigation'
import { readHubAddress } from '../game-hub/hub-address.ts'
import { readSlotsAddress } from './slots-address.ts'

const query = (path: string) => new URL(path, 'http://x').searchParams

test.each([
  ['', { kind: undefined, only: undefined, vassalage: '', name: '' }],
  ['gameClassify=Jackpot&type=new&vassalage=NP', { kind: 'Jackpot', only: 'new', vassalage: 'NP', name: '' }],
  ['gameClassify=Cars&type=fav&vassalage=%3Cb%3E', { kind: undefined, only: undefined, vassalage: '', name: '' }],
] as const)('/m/slotsCenter?%s asks for %o', (search, expected) => {
  expect(readSlotsAddress(new URLSearchParams(search))).toEqual(expected)
})

test('the address of the slots centre is read as it was written', () => {
  const path = paths.slotsCenter({ gameClassify: 'Crash', type: 'hot', vassalage: 'KP', name: 'kite' })
  expect(readSlotsAddress(query(path))).toEqual({ kind: 'Crash', only: 'hot', vassalage: 'KP', name: 'kite' })
})

test.each([
  ['/m/game', { category: 'HOME', name: '' }],
  ['/m/game?category=FAV', { category: 'FAV', name: '' }],
  ['/m/game?category=REWARD', { category: 'HOME', name: '' }],
  ['/m/game?category=what&name=tiger', { category: 'HOME', name: 'tiger' }],
] as const)('%s asks for %o', (path, expected) => {
  expect(readHubAddress(query(path))).toEqual(expected)
})
