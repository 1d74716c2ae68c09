import { describe, expect, test } from 'vitest'
import { accessTo, knownPath, paths, requiresLogin, safePath } from './paths.ts'

describe('links', () => {
  test('carry query values and leave empty ones out', () => {
    expect(paths.gameList({ gameType: 'RNG', vassalage: 'NP', type: undefined })).toBe(
      '/m/gameList?gameType=RNG&vassalage=NP',
    )
    expect(paths.help({ tag: 'tc' })).toBe('/m/help?tag=tc')
    expect(paths.home()).toBe('/m/home')
  })

  test('fill path values in', () => {
    expect(paths.play({ nodeId: '42' }, { vassalage: 'U9W' })).toBe('/m/play/42?vassalage=U9W')
    expect(paths.lotto({ mui: 'x', playType: 'trad', gameId: 'g 1' })).toBe('/m/lotto-h5/x/trad/games/g%201')
  })

  test('ROUTE-004 every address lies below /m', () => {
    for (const { pattern } of Object.values(paths)) expect(pattern).toMatch(/^\/m\//)
  })
})

describe('access', () => {
  test('ROUTE-030 personal, money and team addresses need a login, browsing does not', () => {
    for (const path of [
      '/m/voucherCenter',
      '/m/withdraw',
      '/m/gameRecord',
      '/m/webEmail',
      '/m/feedback',
      '/m/member/home',
      '/m/play/7?x=1',
    ])
      expect(requiresLogin(path), path).toBe(true)
    for (const path of [
      '/',
      '/m',
      '/m/home',
      '/m/gameList?type=hot',
      '/m/notice',
      '/m/help',
      '/m/activity',
      '/m/vip',
      '/m/mine',
      '/nowhere',
    ])
      expect(requiresLogin(path), path).toBe(false)
  })

  test('team pages are for agents', () => expect(accessTo('/m/agent/team/pnl')).toBe('agent'))
})

describe('safePath', () => {
  test.each(['/m/mine', '/m/gameList?type=fav', '/m/play/12#top', '/m/index.html', 'http://localhost:3000/m/help'])(
    'lets %s through',
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
    '/m/home\u0000',
    `/m/help?x=${'a'.repeat(600)}`,
    'http://',
    '',
    null,
    undefined,
  ])('answers %j with home', (path) => {
    expect(knownPath(path)).toBeUndefined()
    expect(safePath(path)).toBe('/m/home')
  })
})
