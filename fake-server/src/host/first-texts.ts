import { type MerchantCode, MODULES, MORE_FLAGS, type PackLanguage } from '@understudy/contracts'
import { announcementsRepository } from '../features/announcements/index.ts'
import { helpRepository } from '../features/help/index.ts'
import { latestResult, lotteryGamesRepository } from '../features/lottery/index.ts'
import { promotionHead } from '../features/promotions/index.ts'
import { flagsRepository, systemRepository } from '../features/system/index.ts'
import type { World } from '../world/world.ts'
import { namedPromotion } from './first-pictures.ts'

/** A text in each language of the packs. */
export type TextOfPage = Readonly<Record<PackLanguage, string>>

export interface FirstTexts {
  /** The path that the shape belongs to. */
  path: string
  /** The world's texts in the shape. */
  texts: TextOfPage[]
}

/** How many rows of the shapes in web/vite/shapes.ts have a text. */
const ROWS = 6

/** The first texts of a page, if the build has a shape for it that is accurate in this world. */
export function firstTexts(world: World, merchant: MerchantCode, url: string): FirstTexts | undefined {
  const [path = '', query = ''] = url.split('?')
  const id = path === '/m/activityDetail' ? namedPromotion(query) : undefined
  if (id !== undefined) {
    const head = promotionHead(world, merchant, id)
    return head?.picture ? { path: `${path}?id`, texts: [head.title] } : undefined
  }
  // A game is opened the same way, whichever the address names.
  if (path === '/m/launchGame') return { path, texts: [] }
  if (/^\/m\/play\/[^/]+$/.test(path)) return { path: '/m/play/:nodeId', texts: [] }
  // A URL with further parameters is left to the app.
  if (query !== '') return undefined
  const isOn = (module: string) => world.use(flagsRepository).isOn(merchant, module)
  const settingsOf = () => world.use(systemRepository).merchant(merchant)
  const says = (texts: TextOfPage[] = []) => ({ path, texts: texts.slice(0, ROWS) })
  switch (path) {
    case '/m/trail':
      return isOn(MORE_FLAGS.freePlay) ? says() : undefined
    case '/m/forget':
      return isOn(MORE_FLAGS.verification) && isOn(MORE_FLAGS.passwordResetSms) ? says() : undefined
    case '/m/changePsw':
      return isOn(MORE_FLAGS.password) ? says() : undefined
    case '/m/vip':
      return settingsOf().settings.vip ? says() : undefined
    case '/m/app':
      return settingsOf().promotions.APP_DOWNLOAD ? says() : undefined
    case '/m/message':
      return isOn(MORE_FLAGS.inbox) && isOn(MODULES.liveChat) ? says() : undefined
    case '/m/notice': {
      const current = world.use(announcementsRepository).current(merchant, world.now(), 0)
      return says(current.flatMap(({ row: { type, title } }) => (type === 'PL' ? [title] : [])))
    }
    case '/m/help':
    // Without a question in the URL the page lists all of them.
    case '/m/helpDetail':
      return {
        path: '/m/help',
        texts: world
          .use(helpRepository)
          .all()
          .slice(0, ROWS)
          .map(({ title }) => title),
      }
    case '/m/lotteryHistory':
      return says(latestDrawn(world))
    default:
      return says()
  }
}

/** Names of the lottery games, most recently drawn first. */
function latestDrawn(world: World): TextOfPage[] {
  const now = world.now()
  return world
    .use(lotteryGamesRepository)
    .all()
    .flatMap((game) => {
      const drawn = latestResult(world, game, 'EN', now)
      return drawn ? [{ at: drawn.drawTime, name: game.row.facts.name }] : []
    })
    .sort((a, b) => b.at - a.at)
    .map(({ name }) => name)
}
