import { expect, test } from 'vitest'
import { paths } from '@/shared/navigation'
import { readListAddress, writeListAddress } from './list-address.ts'

const addressOf = (search: string) => readListAddress(new URLSearchParams(search))

test.each([
  ['', { category: undefined, filter: 'all', vassalage: '', name: '' }],
  ['gameType=LIVE&vassalage=BH', { category: 'LIVE', filter: 'all', vassalage: 'BH', name: '' }],
  ['type=hot', { category: undefined, filter: 'hot', vassalage: '', name: '' }],
  ['type=fav', { category: undefined, filter: 'fav', vassalage: '', name: '' }],
  ['gameType=HOT', { category: undefined, filter: 'hot', vassalage: '', name: '' }],
  ['gameType=BG&name=ludo', { category: 'BG', filter: 'all', vassalage: '', name: 'ludo' }],
  ['gameType=RNG&sort=return', { category: 'RNG', filter: 'all', vassalage: '', name: '', sort: 'return' }],
  ['gameType=RNG&sort=odds', { category: 'RNG', filter: 'all', vassalage: '', name: '', sort: undefined }],
  ['gameType=LIVE&game=260024', { category: 'LIVE', filter: 'all', vassalage: '', name: '', game: '260024' }],
  ['gameType=HOME&type=what&vassalage=%3Cb%3E', { category: undefined, filter: 'all', vassalage: '', name: '' }],
] as const)('?%s asks for %o', (search, expected) => {
  expect(addressOf(search)).toEqual(expected)
})

test('the favourites link opens the favourites', { tags: ['GAMES-010'] }, () => {
  expect(paths.gameList({ type: 'fav' })).toBe('/m/gameList?type=fav')
  expect(addressOf('type=fav').filter).toBe('fav')
})

test('the address of the game list is read as it was written', () => {
  const address = { category: 'RNG', filter: 'recent', vassalage: 'NP', name: 'tiger', sort: 'new' } as const
  expect(readListAddress(writeListAddress(address))).toEqual(address)
})
