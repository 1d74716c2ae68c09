import { describe, expect, test } from 'vitest'
import { accessTo, knownPath, paths, requiresLogin, safePath } from './paths.ts'

describe('links to screens', () => {
  test('links to screens carry query values and leave out empty ones', () => {
    expect(paths.gameList({ gameType: 'RNG', vassalage: 'NP', type: undefined })).toBe(
      '/m/gameList?gameType=RNG&vassalage=NP',
    )
    expect(paths.help({ tag: 'tc' })).toBe('/m/help?tag=tc')
    expect(paths.home()).toBe('/m/home')
  })

  test('links to screens fill in path values', () => {
    expect(paths.play({ nodeId: '42' }, { vassalage: 'U9W' })).toBe('/m/play/42?vassalage=U9W')
    expect(paths.lotto({ mui: 'x', playType: 'trad', gameId: 'g 1' })).toBe('/m/lotto-h5/x/trad/games/g%201')
  })

  test('every path is below /m', { tags: ['ROUTE-004'] }, () => {
    for (const { pattern } of Object.values(paths)) expect(pattern).toMatch(/^\/m\//)
  })
})

describe('access to screens', () => {
  const GUARDED = {
    member: [
      '/m/member/benefits',
      '/m/startLottery',
      '/m/launchGame',
      '/m/lotto-h5/fast/trad/games/300',
      '/m/play/330001',
    ],
    real: [
      '/m/wallets',
      '/m/securityCenter',
      '/m/myAccount/index',
      '/m/voucherCenter',
      '/m/withdraw',
      '/m/vouReport',
      '/m/withdrawReport',
      '/m/transaction/record',
      '/m/gameRecord',
      '/m/gameRecord/1/replay',
      '/m/notifications',
      '/m/profitandloss',
      '/m/member/home',
      '/m/member/manualRebate',
      '/m/leaderBoard',
      '/m/rewardCenter',
      '/m/inviteFriends',
      '/m/webEmail',
      '/m/feedback',
    ],
    agent: [
      '/m/agent/team/overview',
      '/m/agentRegister',
      '/m/member/team',
      '/m/member/agent/agentRebeat',
      '/m/agent/team/pnl',
    ],
    contracts: [
      '/m/member/agent/getSalaryContract',
      '/m/member/agent/getDevidendContract',
      '/m/member/agent/getHourContract',
    ],
  } as const

  test.each(Object.entries(GUARDED).flatMap(([access, list]) => list.map((path) => [path, access] as const)))(
    '%s needs a login, as %s',
    { tags: ['ROUTE-030'] },
    (path, access) => {
      expect({ requiresLogin: requiresLogin(path), accessTo: accessTo(path) }).toEqual({
        requiresLogin: true,
        accessTo: access,
      })
      expect(requiresLogin(`${path}?x=1#top`)).toBe(true)
    },
  )

  test.each([
    '/',
    '/m',
    '/m/home',
    '/m/login',
    '/m/register',
    '/m/trail',
    '/m/forget',
    '/m/changePsw',
    '/m/mine',
    '/m/set',
    '/m/vip',
    '/m/notice',
    '/m/message',
    '/m/help',
    '/m/helpDetail',
    '/m/activity',
    '/m/activityDetail',
    '/m/app',
    '/m/game',
    '/m/gameCenter',
    '/m/slotsCenter',
    '/m/lottery',
    '/m/lotteryHistory',
    '/m/jackpot',
    '/m/fbGame',
    '/m/gameList?type=hot',
    '/nowhere',
  ])('%s is open to visitors', { tags: ['ROUTE-030'] }, (path) => expect(requiresLogin(path)).toBe(false))

  test('no other address is guarded', { tags: ['ROUTE-030'] }, () => {
    const guarded = Object.values(paths).filter(({ access }) => access !== 'guest')
    expect(guarded).toHaveLength(33)
  })
})

describe('safePath', () => {
  test.each(['/m/mine', '/m/gameList?type=fav', '/m/play/12#top', '/m/index.html', 'http://localhost:3000/m/help'])(
    'safePath allows %s',
    (path) => {
      expect(safePath(path)).toBe(path.replace(location.origin, ''))
    },
  )

  test.each([
    '//evil.example/m/home',
    '/\\evil.example',
    '\\/evil.example',
    'https://evil.example/m/home',
    'http://localhost:3000@evil.example/m/home',
    'http://user:secret@localhost:3000/m/home',
    'javascript:alert(1)',
    'data:text/html,hi',
    '/m/../../etc/passwd',
    '/m/nowhere',
    '/wps/session/logout',
    'm/home',
    ' /m/home',
    '/m/home\n',
    '/m/home\t',
    '/\t/evil.example',
    '\t//evil.example',
    '/m/home\u0000',
    `/m/help?x=${'a'.repeat(600)}`,
    'http://',
    '',
    null,
    undefined,
  ])('safePath answers %j with home', (path) => {
    expect(knownPath(path)).toBeUndefined()
    expect(safePath(path)).toBe('/m/home')
  })
})
