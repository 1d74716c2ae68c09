import { GAME_TYPES, type GameType, type MerchantCode } from '@understudy/contracts'
import { announcementsRepository } from '../features/announcements/index.ts'
import { gamesRepository } from '../features/games/index.ts'
import { lotteryGamesRepository } from '../features/lottery/index.ts'
import type { World } from '../world/world.ts'

export interface FirstPictures {
  /** Address of the page's first banner; empty where none is shown. */
  banner: string
  /** Addresses of the first games a page lists. */
  pictures: string[]
}

const HOME = /^\/(m(\/(home|index(\.html)?)?)?)?\/?$/
/** What can stand in an attribute and a header as it is. */
const PLAIN_PICTURE = /^\/img\/[\w/.-]+$/
/** Tiles and rows of the shell in index.html that take a picture. */
const TILES = 9
const POPULAR = 4

const isGameType = (type: string | null): type is GameType => GAME_TYPES.some((one) => one === type)

/** What the page at an address shows first and largest, so that its shell shows it before any of its code has come. */
export function firstPictures(world: World, merchant: MerchantCode, url: string): FirstPictures {
  const [path = '', query = ''] = url.split('?')
  const banner = (group: string) => {
    const banners = world.use(announcementsRepository).banners(merchant)
    const first = banners.find(({ groupName }) => groupName === group)?.url ?? ''
    return { banner: PLAIN_PICTURE.test(first) ? first : '', pictures: [] }
  }
  const pictures = (icons: string[]) => ({ banner: '', pictures: icons.filter((icon) => PLAIN_PICTURE.test(icon)) })
  if (HOME.test(path)) return banner('m_home')
  if (path === '/m/login') return banner('m_login')
  if (path === '/m/lottery') {
    const games = [...world.use(lotteryGamesRepository).all()].sort((a, b) => b.row.launches - a.row.launches)
    return pictures(games.slice(0, POPULAR).map(({ row }) => row.facts.icon))
  }
  const asked = new URLSearchParams(query)
  const gameType = asked.get('gameType')
  // A list that is narrowed further is the page's own business.
  if (path !== '/m/gameList' || !isGameType(gameType) || asked.size > 1) return { banner: '', pictures: [] }
  const { rows } = world.use(gamesRepository).page({ gameType, hot: false }, 1, TILES)
  return pictures(rows.map(({ facts }) => facts.icon))
}
