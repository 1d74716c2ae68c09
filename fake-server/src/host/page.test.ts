import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createPlatform, type RunningPlatform } from '../platform.ts'

const folder = mkdtempSync(join(tmpdir(), 'understudy-page-'))
let platform: RunningPlatform
beforeAll(async () => {
  writeFileSync(join(folder, 'index.html'), '<html data-merchant="aurora1"><script>1</script></html>')
  platform = await createPlatform({ dataDir: join(folder, 'data'), web: { root: folder } })
})
afterAll(async () => {
  await platform.close()
  rmSync(folder, { recursive: true, force: true })
})

const get = (url: string, headers: Record<string, string> = {}) => platform.app.inject({ url, headers })

describe('the page of the app', () => {
  test('says which banner home shows, in the page and before it', async () => {
    const feed = await get('/wps/relay/MCSFE_getListAnnouncements?types=B&platform=M&groupName=m_home', {
      Merchant: 'aurora1',
    })
    const { url } = feed.json().value.banners[0]
    for (const address of ['/', '/m', '/m/home', '/m/home?x=1']) {
      const { body, headers } = await get(address)
      expect(body).toContain(`data-merchant="aurora1" data-banner="${url}"`)
      expect(headers.link).toBe(`<${url}>; rel=preload; as=image; fetchpriority=high`)
    }
  })

  test('says which banner the login shows, and which games the lists begin with', async () => {
    const Merchant = 'aurora1'
    const value = async (url: string) => {
      const reply = (await get(url, { Merchant, Language: 'EN' })).json()
      return url.startsWith('/lgw') ? reply : reply.value
    }
    const login = await value('/wps/relay/MCSFE_getListAnnouncements?types=B&platform=M&groupName=m_login')
    expect((await get('/m/login')).body).toContain(`data-banner="${login.banners[0].url}"`)
    for (const type of ['RNG', 'LIVE']) {
      const list = await value(
        `/wps/relay/GCSGAME_gameList?merchant=${Merchant}&platform=html5&pageNo=1&pageSize=9&language=EN&gameType=${type}`,
      )
      const icons = list.games.map(({ showIcon }: { showIcon: string }) => showIcon)
      const { body, headers } = await get(`/m/gameList?gameType=${type}`)
      expect(body).toContain(`data-banner="" data-pictures="${icons.join(' ')}"`)
      expect(headers.link).toContain(`<${icons[8]}>; rel=preload`)
    }
    const slots = await value(
      `/wps/relay/GCSGAME_gameList?merchant=${Merchant}&platform=html5&pageNo=1&pageSize=6&language=EN&gameType=RNG`,
    )
    const wide = slots.games.map(({ mobileLargeIcon }: { mobileLargeIcon: string }) => mobileLargeIcon)
    expect((await get('/m/slotsCenter')).body).toContain(`data-pictures="${wide.join(' ')}"`)
    const hot = await value('/wps/relay/GCSGAME_hotGamesV2?limit=4')
    const fresh = await value(
      `/wps/relay/GCSGAME_gameList?merchant=${Merchant}&platform=html5&pageNo=1&pageSize=2&language=EN&isNew=1`,
    )
    const mixed = [
      ...hot.list.map(({ showIcon }: { showIcon: string }) => showIcon),
      ...fresh.games.map(({ mobileLargeIcon }: { mobileLargeIcon: string }) => mobileLargeIcon),
    ]
    expect(mixed).toHaveLength(6)
    expect((await get('/m/game')).body).toContain(`data-pictures="${mixed.join(' ')}"`)
    expect((await get('/m/game?category=RNG')).body).not.toContain('data-pictures')
    expect((await get('/m/slotsCenter?type=new')).body).not.toContain('data-pictures')
    const popular = await value('/lgw/games/popular?count=4')
    const shown = popular.map(({ icon }: { icon: string }) => icon).join(' ')
    expect((await get('/m/lottery')).body).toContain(`data-pictures="${shown}"`)
  })

  test('says which banner the registration shows, and which pictures the promotions begin with', async () => {
    const value = async (url: string) => (await get(url, { Merchant: 'aurora1', Language: 'EN' })).json().value
    const news = await value('/wps/relay/MCSFE_getListAnnouncements?types=B&platform=M&groupName=m_reg')
    for (const address of ['/m/register', '/m/register?affiliateCode=X', '/m/register.html'])
      expect((await get(address)).body).toContain(`data-banner="${news.banners[0].url}"`)
    const { list } = await value('/wps/relay/MCSFE_getPromotionList')
    const shown = list.slice(0, 3).map(({ picture }: { picture: string }) => picture)
    const { body, headers } = await get('/m/activity')
    expect(body).toContain(`data-banner="" data-pictures="${shown.join(' ')}"`)
    expect(headers.link).toContain(`<${shown[2]}>; rel=preload`)
    expect((await get('/m/activity?kind=deposit')).body).not.toContain('data-pictures')
  })

  test('says the banner of the login wherever a visitor may end there, and loads it for nobody before the page does', async () => {
    const [, banner] = /data-banner="([^"]+)"/.exec((await get('/m/login')).body) ?? []
    for (const address of ['/m/withdraw', '/m/member/team', '/m/play/7']) {
      const { body, headers } = await get(address)
      expect(body).toContain(`data-banner="" data-login-banner="${banner}"`)
      expect(headers.link).toBeUndefined()
    }
    for (const address of ['/m/home', '/m/login', '/m/register', '/m/activity'])
      expect((await get(address)).body).not.toContain('login-banner')
  })

  test('says which games the game centre and the pots begin with, and a list whose address names no kind', async () => {
    const icons = async (query: string) => {
      const list = await get(
        `/wps/relay/GCSGAME_gameList?merchant=aurora1&platform=html5&pageNo=1&language=EN&gameType=RNG&${query}`,
        { Merchant: 'aurora1', Language: 'EN' },
      )
      return list.json().value.games.map(({ showIcon }: { showIcon: string }) => showIcon)
    }
    const menu = (await get('/wps/relay/GCSGAME_newGameVendor?gameType=RNG', { Merchant: 'aurora1' })).json().value
    const [first, second] = menu.map(({ vassalage }: { vassalage: string }) => vassalage)
    const ofVendors = [
      ...(await icons(`pageSize=3&vassalage=${first}`)),
      ...(await icons(`pageSize=3&vassalage=${second}`)),
    ]
    expect(new Set(ofVendors)).toHaveLength(6)
    const pictures = async (path: string) => /data-pictures="([^"]*)"/.exec((await get(path)).body)?.[1]?.split(' ')
    expect(await pictures('/m/gameCenter')).toEqual(ofVendors)
    expect(await pictures('/m/gameCenter?gameType=LIVE')).toBeUndefined()
    expect(await pictures('/m/jackpot')).toEqual(await icons('pageSize=4&gameClassify=Jackpot'))
    expect(await pictures('/m/gameList')).toEqual(await icons('pageSize=9'))
    expect(await pictures('/m/gameList?type=new')).toBeUndefined()
  })

  test.each(['/m/gameList?gameType=NONE', '/m/gameList?gameType=RNG&name=x', '/m/lotteryHistory'])(
    'names no games for %s',
    async (address) => {
      expect((await get(address)).body).not.toContain('data-pictures')
    },
  )

  test('asks for no banner where none is shown', async () => {
    for (const page of [await get('/m/mine'), await get('/m/home', { cookie: 'world=nowhere' })]) {
      expect(page.body).toContain('data-banner=""')
      expect(page.headers.link).toBeUndefined()
    }
  })

  test('comes compressed to those who can read it', async () => {
    const plain = await get('/m/home')
    const squeezed = await get('/m/home', { 'accept-encoding': 'gzip, deflate, br, zstd' })
    expect(plain.headers['content-encoding']).toBeUndefined()
    expect(squeezed.headers['content-encoding']).toBe('br')
    expect(squeezed.headers.vary).toBe('accept-encoding')
    expect(brotliDecompressSync(squeezed.rawPayload).toString()).toBe(plain.body)
  })
})
