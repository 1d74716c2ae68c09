import { matchRoutes } from 'react-router-dom'
import { describe, expect, test } from 'vitest'
import { text } from '@/shared/i18n'
import { paths } from '@/shared/navigation'
import { routes } from './routes.tsx'

const table = routes.flatMap((route) => [route.path, ...route.aliases].map((path) => ({ path, id: route.path })))
const screenAt = (path: string) => matchRoutes(table, path)?.[0]?.route.id

describe('the route table', () => {
  test('ROUTE-001 ROUTE-002 home answers to its five addresses', () => {
    for (const path of ['/m/home', '/m/index', '/m/index.html', '/m', '/'])
      expect(screenAt(path), path).toBe(paths.home.pattern)
  })

  test('ROUTE-003 an unknown address matches no screen', () => {
    for (const path of ['/m/no-such-page', '/whatever', '/m/home/more']) expect(screenAt(path), path).toBeUndefined()
  })

  test('ROUTE-021 links lead to their own screens', () => {
    expect(screenAt(paths.gameList({ gameType: 'RNG' }).split('?')[0] ?? '')).toBe(paths.gameList.pattern)
    expect(screenAt(paths.play({ nodeId: 7 }))).toBe(paths.play.pattern)
    expect(screenAt(paths.login())).toBe(paths.login.pattern)
    expect(screenAt(paths.myAccount())).toBe(paths.myAccount.pattern)
  })

  test('ROUTE-004 every address except the root lies below /m', () => {
    for (const { path } of table) expect(path === '/' || path === '/m' || path.startsWith('/m/'), path).toBe(true)
  })

  test('SHELL-006 every screen has a title', () => {
    for (const { handle, path } of routes) expect(text(handle.title), path).not.toBe(handle.title)
  })

  test('SHELL-010 SHELL-011 no bottom menu on login, game list and lottery, one on home', () => {
    const menuAt = (path: string) => routes.find((route) => route.path === path)?.handle.bottomMenu
    expect([menuAt('/m/login'), menuAt('/m/gameList'), menuAt('/m/home')]).toEqual([false, false, true])
    expect([
      menuAt('/m/lottery'),
      menuAt('/m/startLottery'),
      menuAt('/m/lotteryHistory'),
      menuAt('/m/launchGame'),
    ]).toEqual([false, false, false, false])
    expect([menuAt('/m/forget'), menuAt('/m/changePsw'), menuAt('/m/mine'), menuAt('/m/set')]).toEqual([
      false,
      false,
      true,
      true,
    ])
  })
})
