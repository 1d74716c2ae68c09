import { readFileSync } from 'node:fs'
import { announcements } from '@understudy/contracts/announcements'
import { GAME_TYPES } from '@understudy/contracts/field-facts'
import { gameList } from '@understudy/contracts/games'
import { LANGUAGES, languageOf, packOf } from '@understudy/contracts/languages'
import { mobileGames, popularLotteries } from '@understudy/contracts/lottery'
import { promotionList } from '@understudy/contracts/promotions'
import { systemStatus } from '@understudy/contracts/system'
import { createElement } from 'react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { gameListInput } from '@/features/games/games.queries'
import { LoginBanners } from '@/features/login/LoginBanners'
import { RegistrationNews } from '@/features/registration/RegistrationNews'
import { apiQuery, call, homeAnnouncementsInput, queryClient } from '@/shared/api'
import { setLanguage } from '@/shared/i18n'
import { isHome, paths } from '@/shared/navigation'
import { session } from '@/shared/session'
import { renderInApp } from '@/test/render'
import { sessionSample, statusSample, TOKEN } from '@/test/samples'
import { needsSession } from '../../vite/head-facts.ts'

const page = readFileSync(`${import.meta.dirname}/../../index.html`, 'utf8')
const script = /<script>([\s\S]*?)<\/script>/.exec(page)?.[1] ?? ''
const ASSETS = {
  entry: ['/main.js'],
  packs: { ur: '/ur.js', 'ur-la': '/ur-la.js', en: '/en.js' },
  rest: { ur: '/rest-ur.js', 'ur-la': '/rest-ur-la.js', en: '/rest-en.js' },
  other: { scripts: ['/i18next.js'], styles: ['/kit.css'] },
  fonts: ['/400.woff2'],
  home: { scripts: ['/home.js'], styles: [] },
  needsSession: needsSession(),
  pages: { login: { scripts: ['/login.js'], styles: ['/login.css'] } },
}

/** Runs the script of the page as a browser would before anything else. */
const runHead = (path = '/m/home') => {
  window.history.replaceState(null, '', path)
  new Function(script.replace('__ASSETS__', JSON.stringify(ASSETS)))()
}

const preloaded = () => [...document.head.querySelectorAll('link')].map((link) => new URL(link.href).pathname)
const { documentElement: html } = document

const EMPTY = { banners: [], player: [], popup: [], promotion: [], hot: [] }
const answer = async (address: string) =>
  Response.json({ success: true, value: address.includes('status') ? statusSample() : EMPTY })
const fetching = vi.fn(answer)

beforeEach(() => {
  html.dataset.merchant = 'aurora1'
  vi.stubGlobal('fetch', fetching)
  fetching.mockReset().mockImplementation(answer)
})
afterEach(() => {
  session.drop()
  vi.unstubAllGlobals()
  document.head.replaceChildren()
  delete window.__early
})

describe('the script in the head', () => {
  test.each(LANGUAGES.map(({ code }) => code))(
    'sets language, direction and texts for %s like the app',
    async (code) => {
      localStorage.setItem('language', code)
      runHead()
      const early = [html.lang, html.dir]
      await setLanguage(code)
      expect(early).toEqual([html.lang, html.dir])
      expect(early).toEqual([languageOf(packOf(code)).tag, languageOf(packOf(code)).dir])
      expect(preloaded()).toContain(`/${packOf(code).toLowerCase()}.js`)
    },
  )

  test.each([null, 'xx', '{}'])('takes language %j for UR', (stored) => {
    localStorage.clear()
    if (stored !== null) localStorage.setItem('language', stored)
    runHead()
    expect([html.lang, html.dir]).toEqual(['ur', 'rtl'])
    expect(preloaded()).toContain('/400.woff2')
  })

  test('SHELL-020 takes the theme light or else dark', () => {
    const shown = ['light', 'dark', 'blue', undefined].map((theme) => {
      localStorage.removeItem('theme')
      if (theme) localStorage.setItem('theme', theme)
      runHead()
      return html.dataset.theme
    })
    expect(shown).toEqual(['light', 'dark', 'dark', 'dark'])
  })

  test.each(['/', '/m', '/m/', '/m/home', '/m/index', '/m/index.html', '/m/login', '/m/homes', '/x'])(
    'knows whether %s is home',
    (path) => {
      runHead(path)
      expect(html.dataset.page === 'home').toBe(isHome(path))
      expect(preloaded().includes('/home.js')).toBe(isHome(path))
    },
  )

  test('asks only for loaded fonts where Urdu is read', () => {
    localStorage.setItem('language', 'EN')
    runHead()
    expect(preloaded()).not.toContain('/400.woff2')
  })

  test('survives storage that throws', () => {
    vi.stubGlobal(
      'localStorage',
      new Proxy(
        {},
        {
          get: () => {
            throw new Error('denied')
          },
        },
      ),
    )
    runHead()
    expect([html.lang, html.dataset.session]).toEqual(['ur', 'no'])
  })
})

describe('an address that needs a session', () => {
  const addresses = Object.values(paths).map(({ pattern, access }) => [pattern.replace(/:\w+/g, '7'), access] as const)
  const shapeAt = (path: string) => {
    runHead(path)
    return html.dataset.page
  }

  test.each(addresses)('%s (for %s) shows the login to whoever has none, and to nobody else', (path, access) => {
    const shown = shapeAt(path)
    expect(shown === 'login').toBe(access !== 'guest' || path === '/m/login')
    expect(preloaded().includes('/login.js')).toBe(shown === 'login')
    session.store(sessionSample())
    document.head.replaceChildren()
    expect(shapeAt(path)).not.toBe('login')
  })

  test.each(['/m/Withdraw', '/m/withdraw/'])('%s is one too, as the router takes it', (path) => {
    expect(shapeAt(path)).toBe('login')
  })

  test.each(['/m/withdrawals', '/m/play', '/m/play/7/8', '/x/m/withdraw'])('%s is none', (path) => {
    expect(shapeAt(path)).toBe('other')
  })

  test('shows the banner of the login at once, which nobody else is shown', () => {
    html.dataset.loginBanner = '/img/door.svg'
    const shown = () => html.style.getPropertyValue('--banner')
    runHead('/m/mine')
    session.store(sessionSample())
    runHead('/m/withdraw')
    expect([shown(), preloaded().includes('/img/door.svg')]).toEqual(['', false])
    session.drop()
    runHead('/m/withdraw')
    expect([shown(), preloaded().includes('/img/door.svg')]).toEqual(['url("/img/door.svg")', true])
    expect(fetching.mock.calls.at(-1)?.[0]).toContain('types=B&groupName=m_login')
    delete html.dataset.loginBanner
    html.removeAttribute('style')
  })
})

describe('the first pictures that the host has written into the page', () => {
  const shown = () => [...Array(3).keys()].map((at) => html.style.getPropertyValue(`--p${at}`))
  afterEach(() => {
    delete html.dataset.pictures
    html.removeAttribute('style')
  })

  test.each([
    ['/m/gameList?gameType=RNG', false, 'list', ['url(/img/a.svg)', 'url(/img/b.svg)', '']],
    ['/m/gameList?gameType=RNG', true, 'list', ['url(/img/a.svg)', 'url(/img/b.svg)', '']],
    ['/m/lottery', false, 'lottery', ['url(/img/a.svg)', 'url(/img/b.svg)', '']],
    // Below a member's own games.
    ['/m/lottery', true, 'lottery', ['url(/img/a.svg)', 'url(/img/b.svg)', '']],
    ['/m/game', false, 'hub', ['url(/img/a.svg)', 'url(/img/b.svg)', '']],
    ['/m/game', true, 'hub', ['url(/img/a.svg)', 'url(/img/b.svg)', '']],
    ['/m/slotsCenter', true, 'slots', ['url(/img/a.svg)', 'url(/img/b.svg)', '']],
    ['/m/activity', true, 'promotions', ['url(/img/a.svg)', 'url(/img/b.svg)', '']],
  ])('stand in the shell of %s (session %j)', (path, isMember, page, pictures) => {
    html.dataset.pictures = '/img/a.svg /img/b.svg'
    if (isMember) localStorage.setItem('MC_SESSION_INFO', JSON.stringify(sessionSample()))
    runHead(path)
    expect([html.dataset.page, shown()]).toEqual([page, pictures])
  })

  test.each([
    ['/m/gameList', '/img/a.svg /img/b.svg', true],
    ['/m/gameList', undefined, false],
    ['/m/login', undefined, false],
  ])('come before the bundle of %s (%j): %j', async (path, pictures, waits) => {
    const paints: string[] = []
    let painted = () => {}
    class Observer {
      static supportedEntryTypes = ['paint']
      constructor(seen: (list: object) => void) {
        painted = () => seen({ getEntriesByName: (name: string) => paints.filter((one) => one === name) })
      }
      observe() {}
    }
    vi.stubGlobal('PerformanceObserver', Observer)
    if (pictures) html.dataset.pictures = pictures
    runHead(path)
    for (const picture of pictures?.split(' ') ?? []) expect(preloaded()).toContain(picture)
    const loads = async () => {
      await new Promise((resolve) => setTimeout(resolve))
      return preloaded().includes('/main.js')
    }
    expect(await loads()).toBe(false)
    paints.push('first-paint')
    painted()
    expect(await loads()).toBe(!waits)
    paints.push('first-contentful-paint')
    painted()
    expect(await loads()).toBe(true)
  })

  test('are those whose places the shell has', () => {
    for (const [shell, count] of Object.entries({ list: 9, hub: 6, lottery: 4, promotions: 3 })) {
      const part = new RegExp(`class="sk-page sk-${shell}">(.*)</div>`).exec(page)?.[1] ?? ''
      const pictures = new Set([...part.matchAll(/var\(--p(\d)\)/g)].map(([, at]) => Number(at)))
      expect([...pictures], shell).toEqual([...Array(count).keys()])
    }
  })
})

describe('the calls it starts', () => {
  test.each([undefined, sessionSample()])(
    'are those of the app, which does not ask again (session %j)',
    async (info) => {
      await setLanguage('EN')
      if (info) session.store(info)
      runHead()
      expect(html.dataset.session).toBe(info ? 'yes' : 'no')
      expect(fetching).toHaveBeenCalledTimes(2)
      expect(await call(systemStatus)).toEqual(statusSample())
      expect(await call(announcements, homeAnnouncementsInput())).toEqual(EMPTY)
      expect(fetching).toHaveBeenCalledTimes(2)
      await call(systemStatus)
      expect(fetching).toHaveBeenCalledTimes(3)
    },
  )

  test('are not used in another language or by another session', async () => {
    await setLanguage('EN')
    runHead()
    await setLanguage('UR-LA')
    await call(systemStatus)
    expect(fetching).toHaveBeenCalledTimes(3)
    await setLanguage('EN')
    session.store(sessionSample())
    await call(systemStatus)
    expect(fetching).toHaveBeenCalledTimes(4)
  })

  test.each([
    ['after a logout', () => localStorage.setItem('autoLogin', '0')],
    ['in another world', () => localStorage.setItem('world', 'room-9')],
  ])('carry no token %s', (_, change) => {
    localStorage.setItem('MC_SESSION_INFO', JSON.stringify(sessionSample()))
    runHead()
    expect(window.__early?.[0]?.token).toBe(TOKEN)
    change()
    runHead()
    expect(window.__early?.[0]?.token).toBeUndefined()
  })

  test('show the banner the host names at once, else the first one home gets', async () => {
    const shown = () => html.style.getPropertyValue('--banner')
    html.dataset.banner = '/img/hills.svg'
    runHead()
    expect(shown()).toBe('url("/img/hills.svg")')
    expect(preloaded()).toContain('/img/hills.svg')
    html.removeAttribute('style')
    delete html.dataset.banner
    const banners = [
      { groupName: 'm_login', url: '/img/door.svg' },
      { groupName: 'm_home', url: '/img/river.svg' },
    ]
    fetching.mockImplementation(async () => Response.json({ success: true, value: { ...EMPTY, banners } }))
    runHead()
    await vi.waitFor(() => expect(shown()).toBe('url("/img/river.svg")'))
    html.removeAttribute('style')
  })

  test('are only the status on a page nobody opens first', () => {
    runHead('/m/mine')
    expect(fetching.mock.calls.map(([address]) => address)).toEqual(['/wps/system/status'])
  })

  test.each(['/m/login', '/m/register', '/m/register.html'])(
    'are those of home on %s for who is logged in, as it leads there, and the banner is not that of the page',
    async (path) => {
      html.dataset.banner = '/img/door.svg'
      session.store(sessionSample(0))
      await setLanguage('EN')
      runHead(path)
      expect(html.dataset.page).toBe('home')
      expect(preloaded()).not.toContain('/img/door.svg')
      expect(fetching).toHaveBeenCalledTimes(2)
      expect(await call(announcements, homeAnnouncementsInput())).toEqual(EMPTY)
      expect(fetching).toHaveBeenCalledTimes(2)
      delete html.dataset.banner
    },
  )

  test.each(['/m/login?backUrl=%2Fm%2Fmine', '/m/register?affiliateCode=bilal'])(
    'are not those of home on %s, which may lead elsewhere',
    (path) => {
      session.store(sessionSample(0))
      runHead(path)
      expect(html.dataset.page).not.toBe('home')
      expect(fetching.mock.calls.map(([address]) => address)).toEqual(['/wps/system/status'])
    },
  )

  test.each(GAME_TYPES.flatMap((category) => [{ category }, { category, vassalage: 'NP' }]))(
    'are those of a list of games, which does not ask again: %o',
    async ({ category, ...vendor }) => {
      runHead(paths.gameList({ gameType: category, ...vendor }))
      expect(fetching).toHaveBeenCalledTimes(2)
      const asked = fetching.mock.calls.length
      await queryClient.fetchQuery(apiQuery(gameList, gameListInput({ category, ...vendor }, 1))).catch(() => {})
      expect(fetching).toHaveBeenCalledTimes(asked)
      expect(window.__early?.filter(({ url }) => url.includes('gameList'))).toEqual([])
    },
  )

  test('are those of the slots, which do not ask again, and only the status where they are narrowed', async () => {
    runHead('/m/slotsCenter')
    expect(fetching).toHaveBeenCalledTimes(2)
    await queryClient
      .fetchQuery(apiQuery(gameList, gameListInput({ category: 'RNG', vassalage: '' }, 1)))
      .catch(() => {})
    expect(fetching).toHaveBeenCalledTimes(2)
    runHead('/m/slotsCenter?type=new')
    expect(fetching).toHaveBeenCalledTimes(3)
  })

  test('are those of a list whose address names no kind, which shows the first', async () => {
    runHead('/m/gameList')
    expect(fetching).toHaveBeenCalledTimes(2)
    await queryClient.fetchQuery(apiQuery(gameList, gameListInput({ category: 'RNG' }, 1))).catch(() => {})
    expect(fetching).toHaveBeenCalledTimes(2)
  })

  test.each(['?gameType=HOT', '?gameType=RNG&type=new', '?gameType=RNG&name=a', '?gameType=RNG&vassalage=%3Cb'])(
    'are only the status on a list whose address says %j, which the app works out',
    (search) => {
      runHead(`/m/gameList${search}`)
      expect(fetching.mock.calls.map(([address]) => address)).toEqual(['/wps/system/status'])
    },
  )

  test('are those of the registration and of the promotions, which do not ask again', async () => {
    const asked = (part: string) => fetching.mock.calls.filter(([address]) => String(address).includes(part)).length
    const left = (part: string) => window.__early?.filter(({ url }) => url.includes(part)).length
    for (const path of ['/m/register', '/m/register.html']) {
      fetching.mockClear()
      runHead(path)
      expect([html.dataset.page, asked('m_reg'), left('m_reg')]).toEqual(['register', 1, 1])
    }
    renderInApp(createElement(RegistrationNews))
    await vi.waitFor(() => expect([asked('m_reg'), left('m_reg')]).toEqual([1, 0]))
    fetching.mockClear()
    runHead('/m/activity')
    await queryClient.fetchQuery(apiQuery(promotionList, undefined)).catch(() => {})
    expect([asked('getPromotionList'), left('getPromotionList')]).toEqual([1, 0])
  })

  test('are those of the login and of the lottery, which do not ask again', async () => {
    const asked = () => fetching.mock.calls.map(([address]) => address)
    runHead('/m/login')
    expect(asked()).toHaveLength(2)
    renderInApp(createElement(LoginBanners))
    const left = (part: string) => window.__early?.filter(({ url }) => url.includes(part)).length
    await vi.waitFor(() => expect(left('m_login')).toBe(0))
    expect(asked().filter((address) => String(address).includes('m_login'))).toHaveLength(1)
    fetching.mockClear()
    runHead('/m/lottery')
    expect(asked()).toHaveLength(3)
    await Promise.all([
      queryClient.fetchQuery(apiQuery(mobileGames, { query: {} })).catch(() => {}),
      queryClient.fetchQuery(apiQuery(popularLotteries, { query: { count: 6 } })).catch(() => {}),
    ])
    expect([asked().filter((address) => String(address).includes('/lgw/')).length, left('/lgw/')]).toEqual([2, 0])
  })
})
