import { expect, test } from 'vitest'
import { lottoUrl, readLotteryRequest } from './lottery-address.ts'

test('the launcher reads its seven values from the address', {
  tags: ['ROUTE-022'],
}, () => {
  const query = 'playType=ent&gameId=300&gameGroupId=1&prize_mode=zy&code=K3_1M&pageBack=home&mui=fast'
  expect(readLotteryRequest(new URLSearchParams(query))).toEqual({
    playType: 'ent',
    gameId: '300',
    gameGroupId: '1',
    code: 'K3_1M',
    prizeMode: 'zy',
    mui: 'fast',
  })
  const wrong = 'playType=x&gameId=../1&gameGroupId=-1&prize_mode=gold&code=<b>&mui=neon'
  expect(Object.values(readLotteryRequest(new URLSearchParams(wrong))).filter((value) => value !== undefined)).toEqual(
    [],
  )
})

test('only the lottery page of this origin stands in the frame', () => {
  expect(lottoUrl('/m/lotto-h5/fast/trad/games/300?token=w.1')).toBe(
    `${location.origin}/m/lotto-h5/fast/trad/games/300?token=w.1`,
  )
  for (const address of [
    '',
    '/m/home',
    'https://elsewhere.example/m/lotto-h5/fast/trad/games/1',
    'javascript:alert(1)',
  ])
    expect(lottoUrl(address), address).toBeUndefined()
})
