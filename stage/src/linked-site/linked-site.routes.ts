import { type LanguageCode, type MerchantCode, sites, USUAL_MINIMUM_AGE } from '@understudy/contracts'
import { handle } from '@understudy/platform/binding/call.ts'
import { addressOfPicture, announcementsRepository } from '@understudy/platform/features/announcements/index.ts'
import { channelsRepository } from '@understudy/platform/features/deposits/index.ts'
import { textIn } from '@understudy/platform/shared/text.ts'
import type { World } from '@understudy/platform/world/world.ts'
import { existing, linkedSiteOf, siteView } from './opened-site.ts'

/** Posts on a network's page. */
const SHOWN_POSTS = 4

export const linkedSiteRoutes = [
  handle(sites.linkedSite, (call) => {
    const { world, language, params } = call
    const { kind, name } = params
    const site = existing(linkedSiteOf(world, params.siteId, kind, name))
    const { merchant, row, resource } = site
    return {
      ...siteView(site, call),
      kind,
      title: resource.title ? textIn(resource.title, language) : '',
      image: resource.image ?? '',
      currencySymbol: row.currencySymbol,
      posts: kind === 'social' ? postsOf(world, merchant, language) : [],
      channels: kind === 'payment' ? channelsOf(world, merchant, name, language) : [],
      minimumAge: row.settings.minimumAge ?? USUAL_MINIMUM_AGE,
      licence: textIn(row.licence, language),
    }
  }),
]

/** The latest news and promotions of a merchant, as a visitor may read them. */
const postsOf = (world: World, merchant: MerchantCode, language: LanguageCode) =>
  world
    .use(announcementsRepository)
    .current(merchant, world.now(), 0)
    .filter(({ row }) => row.type === 'PL' || row.type === 'PR')
    .slice(0, SHOWN_POSTS)
    .map(({ row: { id, title, images, startDate } }) => {
      const [first] = images
      const image = first && addressOfPicture(first, world.id)
      // A picture on another server is not part of a staged page.
      return { id, title: textIn(title, language), image: image?.startsWith('/') ? image : null, at: startDate }
    })

const channelsOf = (world: World, merchant: MerchantCode, provider: string, language: LanguageCode) =>
  world
    .use(channelsRepository)
    .ofProvider(merchant, provider)
    .map(({ minVip, facts: { name, min, max, fee, minutes } }) => ({
      name: textIn(name, language),
      min,
      max,
      fee,
      minutes,
      minVip,
    }))
