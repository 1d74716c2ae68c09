import { expect, test } from 'vitest'
import { launcherAddress } from './game/LottoWallet.tsx'
import { addressOf, applyLook, readAddress } from './lotto-address.ts'

const parse = (address: string) => {
  const [pathname = '', search = ''] = address.split('?')
  return readAddress({ pathname, search: search && `?${search}` })
}

test('the address says dress, play type, game, ticket and prize mode', { tags: ['ROUTE-023'] }, () => {
  expect(parse('/m/lotto-h5/vn/ent/games/101?token=w.1&merchant=aurora1&css=dark&prize_mode=elott')).toEqual({
    skin: 'vn',
    playType: 'ent',
    gameId: '101',
    ticket: 'w.1',
    prizeMode: 'elott',
  })
})

test('an invalid value in the lottery’s address is ignored', () => {
  const usual = { skin: 'fast', playType: 'trad', gameId: 'lobby', ticket: undefined, prizeMode: undefined }
  for (const address of ['/', '/m/lotto-h5/x/y/games/..%2f?prize_mode=gold', '/m/lotto-h5/fast/trad/games/lobby'])
    expect(parse(address)).toEqual(usual)
})

test('merchant and css dress the page; unknown ones change nothing', { tags: ['LOTT-009'] }, () => {
  const html = document.createElement('html')
  applyLook(html, '?merchant=dune4&css=light')
  expect({ ...html.dataset }).toEqual({ merchant: 'dune4', theme: 'light' })
  applyLook(html, '?merchant=nobody&css=url(x)')
  expect({ ...html.dataset }).toEqual({ merchant: 'dune4', theme: 'dark' })
})

test('the address of another game has no ticket', () => {
  const page = parse('/m/lotto-h5/sea/trad/games/201?token=w.1&prize_mode=SEA')
  expect(addressOf({ ...page, gameId: '202' }, '?token=w.1&prize_mode=SEA')).toBe(
    '/m/lotto-h5/sea/trad/games/202?prize_mode=SEA',
  )
})

test('the launcher’s address has what the lottery page shows', () => {
  expect(launcherAddress('/m/lotto-h5/vn/trad/games/101', '?prize_mode=lott')).toBe(
    '/m/launchGame?playType=trad&mui=vn&gameId=101&prize_mode=lott',
  )
  expect(launcherAddress('/m/lotto-h5/sea/trad/games/lobby', '')).toBe('/m/launchGame?playType=trad&mui=sea&code=lobby')
})
