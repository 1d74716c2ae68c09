import { GAME_TYPES, type GameType, type MerchantCode } from '@understudy/contracts'
import { announcementsRepository } from '../features/announcements/index.ts'
import { gamesRepository, NEW_FOR_MS, vendorsRepository } from '../features/games/index.ts'
import { lotteryGamesRepository } from '../features/lottery/index.ts'
import { promotionHead, promotionPictures } from '../features/promotions/index.ts'
import type { World } from '../world/world.ts'

export interface FirstPictures {
  /** Address of the page's first banner; empty where none is shown. */
  banner: string
  /** Addresses of the first games or promotions a page lists. */
  pictures: string[]
  /** Address of the login's first banner, where the page may need a session the visitor has not; the host cannot know. */
  loginBanner?: string
}

const HOME = /^\/(m(\/(home|index(\.html)?)?)?)?\/?$/
/** What can stand in an attribute and a header as it is. */
const PLAIN_PICTURE = /^\/img\/[\w/.-]+$/
/** Tiles, rows and cards of the shell in index.html that take a picture. */
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

/** The promotion that `/m/activityDetail?id=7` names, where it asks for nothing else. */
export function namedPromotion(query: string): number | undefined {
  const [, id] = /^id=([1-9]\d{0,8})$/.exec(query) ?? []
  return id === undefined ? undefined : Number(id)
}

const NONE: FirstPictures = { banner: '', pictures: [] }

/** What the page at an address shows first and largest, so that its shell shows it before any of its code has come. */
export function firstPictures(world: World, merchant: MerchantCode, url: string): FirstPictures {
  const [path = '', query = ''] = url.split('?')
  const bannerOf = (group: string) => {
    const banners = world.use(announcementsRepository).banners(merchant)
    const first = banners.find(({ groupName }) => groupName === group)?.url ?? ''
    return PLAIN_PICTURE.test(first) ? first : ''
  }
  // Each has its place: the first one that cannot stand here leaves those after it to the page.
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
      // A list that is narrowed is the page's own business.
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
      // An address that names no kind shows the first.
      const gameType = asked.get('gameType') ?? 'RNG'
      if (!isGameType(gameType) || asked.size > (asked.has('gameType') ? 1 : 0)) return NONE
      const { rows } = world.use(gamesRepository).page({ gameType, hot: false }, 1, TILES)
      return pictures(rows.map(({ facts }) => facts.icon))
    }
    default:
      return { ...NONE, loginBanner: bannerOf('m_login') }
  }
}
