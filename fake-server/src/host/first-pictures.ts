import { GAME_TYPES, type GameType, type MerchantCode } from '@understudy/contracts'
import { announcementsRepository } from '../features/announcements/index.ts'
import { gamesRepository, NEW_FOR_MS, vendorsRepository } from '../features/games/index.ts'
import { lotteryGamesRepository } from '../features/lottery/index.ts'
import { promotionHead, promotionPictures } from '../features/promotions/index.ts'
import type { World } from '../world/world.ts'

export interface FirstPictures {
  /** URL of the page's first banner; empty for none. */
  banner: string
  /** URLs of the pictures of the first games or promotions on the page. */
  pictures: string[]
  /** URL of the login's first banner, for a page that may redirect to the login; the host does not know whether there is a session. */
  loginBanner?: string
}

const HOME = /^\/(m(\/(home|index(\.html)?)?)?)?\/?$/
/** Characters that need no escaping in an attribute or a header. */
const PLAIN_PICTURE = /^\/img\/[\w/.-]+$/
/** How many tiles, rows and cards of the shell in index.html have a picture. */
const TILES = 9
const POPULAR = 4
const WIDE_TILES = 6
const HOT = 4
const NEW = 2
const CARDS = 3
const POTS_GAMES = 4
const VENDORS = 2
const OF_VENDOR = 3

const isGameType = (type: string | null): type is GameType => GAME_TYPES.some((one) => one === type)

/** The promotion's id in `/m/activityDetail?id=7`, if there is no other parameter. */
export function namedPromotion(query: string): number | undefined {
  const [, id] = /^id=([1-9]\d{0,8})$/.exec(query) ?? []
  return id === undefined ? undefined : Number(id)
}

const NONE: FirstPictures = { banner: '', pictures: [] }

/** The largest pictures of a page's first view, which its shell shows before any code is loaded. */
export function firstPictures(world: World, merchant: MerchantCode, url: string): FirstPictures {
  const [path = '', query = ''] = url.split('?')
  const bannerOf = (group: string) => {
    const banners = world.use(announcementsRepository).banners(merchant)
    const first = banners.find(({ groupName }) => groupName === group)?.url ?? ''
    return PLAIN_PICTURE.test(first) ? first : ''
  }
  // Positions matter: after the first unsafe URL the rest is left to the app.
  const pictures = (addresses: (string | null)[]) => {
    const end = addresses.findIndex((one) => one === null || !PLAIN_PICTURE.test(one))
    return { ...NONE, pictures: (end < 0 ? addresses : addresses.slice(0, end)) as string[] }
  }
  if (HOME.test(path)) return { ...NONE, banner: bannerOf('m_home') }
  switch (path) {
    case '/m/login':
      return { ...NONE, banner: bannerOf('m_login') }
    case '/m/register':
    case '/m/register.html':
      return { ...NONE, banner: bannerOf('m_reg') }
    case '/m/activity':
      // A filtered list is left to the app.
      return query === '' ? pictures(promotionPictures(world, merchant).slice(0, CARDS)) : NONE
    case '/m/activityDetail': {
      const id = namedPromotion(query)
      return id === undefined ? NONE : pictures([promotionHead(world, merchant, id)?.picture ?? null])
    }
    case '/m/lottery': {
      const games = [...world.use(lotteryGamesRepository).all()].sort((a, b) => b.row.launches - a.row.launches)
      return pictures(games.slice(0, POPULAR).map(({ row }) => row.facts.icon))
    }
    case '/m/game': {
      if (query !== '') return NONE
      const games = world.use(gamesRepository)
      const { rows } = games.page({ hot: false, newSince: world.now() - NEW_FOR_MS }, 1, NEW)
      return pictures([...games.hot(HOT).map(({ facts }) => facts.icon), ...rows.map(({ facts }) => facts.largeIcon)])
    }
    case '/m/slotsCenter': {
      if (query !== '') return NONE
      const { rows } = world.use(gamesRepository).page({ gameType: 'RNG', hot: false }, 1, WIDE_TILES)
      return pictures(rows.map(({ facts }) => facts.largeIcon))
    }
    case '/m/gameCenter': {
      if (query !== '') return NONE
      const counts = world.use(vendorsRepository).gameCounts()
      const vendors = world
        .use(vendorsRepository)
        .all()
        .filter(({ code }) => counts.some(({ vendor, gameType }) => vendor === code && gameType === 'RNG'))
      const rows = vendors
        .slice(0, VENDORS)
        .flatMap(
          ({ code }) =>
            world.use(gamesRepository).page({ gameType: 'RNG', vendor: code, hot: false }, 1, OF_VENDOR).rows,
        )
      return pictures(rows.map(({ facts }) => facts.icon))
    }
    case '/m/jackpot': {
      const filter = { gameType: 'RNG', classify: 'Jackpot', hot: false }
      const { rows } = world.use(gamesRepository).page(filter, 1, POTS_GAMES)
      return pictures(rows.map(({ facts }) => facts.icon))
    }
    case '/m/gameList': {
      const asked = new URLSearchParams(query)
      // Without a kind in the URL the page shows the first one.
      const gameType = asked.get('gameType') ?? 'RNG'
      if (!isGameType(gameType) || asked.size > (asked.has('gameType') ? 1 : 0)) return NONE
      const { rows } = world.use(gamesRepository).page({ gameType, hot: false }, 1, TILES)
      return pictures(rows.map(({ facts }) => facts.icon))
    }
    default:
      return { ...NONE, loginBanner: bannerOf('m_login') }
  }
}
