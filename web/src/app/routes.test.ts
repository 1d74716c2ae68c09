import { matchRoutes } from 'react-router-dom'
import { describe, expect, test } from 'vitest'
import { text } from '@/shared/i18n'
import { paths } from '@/shared/navigation'
import { routes } from './routes.ts'

const table = routes.flatMap((route) => [route.path, ...route.aliases].map((path) => ({ path, id: route.path })))
const screenAt = (path: string) => matchRoutes(table, path)?.[0]?.route.id

describe('the route table', () => {
  test('home answers to its five addresses', { tags: ['ROUTE-001', 'ROUTE-002'] }, () => {
    for (const path of ['/m/home', '/m/index', '/m/index.html', '/m', '/']) expect(screenAt(path), path).toBe('/m/home')
  })

  test('an unknown address matches no screen', { tags: ['ROUTE-003'] }, () => {
    for (const path of ['/m/no-such-page', '/whatever', '/m/home/more']) expect(screenAt(path), path).toBeUndefined()
  })

  test('links lead to their own screens', { tags: ['ROUTE-021'] }, () => {
    expect(screenAt(paths.gameList({ gameType: 'RNG' }).split('?')[0] ?? '')).toBe('/m/gameList')
    expect(screenAt(paths.play({ nodeId: 7 }))).toBe('/m/play/:nodeId')
    expect(screenAt(paths.login())).toBe('/m/login')
    expect(screenAt(paths.myAccount())).toBe('/m/myAccount/index')
  })

  test.each([
    ['/m/member/agent/getSalaryContract', 'Salary contract'],
    ['/m/member/agent/getDevidendContract', 'Dividend contract'],
    ['/m/member/agent/getHourContract', 'Hourly contract'],
  ])('%s shows the contracts of its kind', { tags: ['ROUTE-026'] }, (path, title) => {
    expect(screenAt(path)).toBe(path)
    const route = routes.find((one) => one.path === path)
    expect({ title: route && text(route.handle.title), access: route?.handle.access }).toEqual({
      title,
      access: 'contracts',
    })
  })

  test('every address except the root is below /m', { tags: ['ROUTE-004'] }, () => {
    for (const { path } of table) expect(path === '/' || path === '/m' || path.startsWith('/m/'), path).toBe(true)
  })

  test('every screen has a title', { tags: ['SHELL-006'] }, () => {
    for (const { handle, path } of routes) expect(text(handle.title), path).not.toBe(handle.title)
  })

  test('the documented screens have no bottom menu, but home, mine and settings have one', {
    tags: ['SHELL-010', 'SHELL-011'],
  }, () => {
    const menuAt = (path: string) => routes.find((route) => route.path === path)?.handle.bottomMenu
    const HIDDEN = [
      '/m/login',
      '/m/register',
      '/m/slotsCenter',
      '/m/gameList',
      '/m/lottery',
      '/m/forget',
      '/m/changePsw',
      '/m/app',
      '/m/notice',
      '/m/vip',
      '/m/help',
      '/m/helpDetail',
    ]
    expect(HIDDEN.filter(menuAt)).toEqual([])
    expect(HIDDEN.filter((path) => menuAt(path) === undefined)).toEqual([])
    expect(['/m/home', '/m/activity', '/m/message'].map(menuAt)).toEqual([true, true, true])
    expect({
      menuAtMLogin: menuAt('/m/login'),
      menuAtMGameList: menuAt('/m/gameList'),
      menuAtMHome: menuAt('/m/home'),
    }).toEqual({ menuAtMLogin: false, menuAtMGameList: false, menuAtMHome: true })
    expect({
      menuAtMLottery: menuAt('/m/lottery'),
      menuAtMStartLottery: menuAt('/m/startLottery'),
      menuAtMLotteryHistory: menuAt('/m/lotteryHistory'),
      menuAtMLaunchGame: menuAt('/m/launchGame'),
    }).toEqual({
      menuAtMLottery: false,
      menuAtMStartLottery: false,
      menuAtMLotteryHistory: false,
      menuAtMLaunchGame: false,
    })
    expect({
      menuAtMForget: menuAt('/m/forget'),
      menuAtMChangePsw: menuAt('/m/changePsw'),
      menuAtMMine: menuAt('/m/mine'),
      menuAtMSet: menuAt('/m/set'),
    }).toEqual({ menuAtMForget: false, menuAtMChangePsw: false, menuAtMMine: true, menuAtMSet: true })
  })
})
