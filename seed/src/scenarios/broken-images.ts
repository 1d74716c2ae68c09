import { missingArt } from '../games.ts'
import type { Scenario, WorldSeed } from '../scenario.ts'
import type { MerchantSeed } from '../world-seed.ts'

const breakResource = (resource: MerchantSeed['resources'][number], id: string): MerchantSeed['resources'][number] => ({
  ...resource,
  ...(resource.url.startsWith('/img/') && { url: missingArt('resource', id) }),
  ...(resource.image && { image: missingArt('resource', id) }),
})

export const brokenImages: Scenario = {
  name: 'broken-images',
  story: 'Every picture the platform names leads nowhere: tiles, logos, banners, crests, avatars, footer marks.',
  merchant: 'aurora1',
  make: (world): WorldSeed => ({
    ...world,
    merchants: world.merchants.map((merchant) => ({
      ...merchant,
      resources: merchant.resources.map((resource, index) => breakResource(resource, `${merchant.code}-${index}`)),
    })),
    chatAgents: world.chatAgents.map((agent) => ({ ...agent, avatar: missingArt('avatar', agent.id) })),
    vendors: world.vendors.map((vendor) => ({ ...vendor, icon: missingArt('vendor', vendor.code) })),
    games: world.games.map((game) => {
      const nowhere = missingArt('game', game.nodeId)
      return { ...game, icon: nowhere, largeIcon: nowhere }
    }),
    matches: world.matches.map((match) => ({
      ...match,
      homeImage: missingArt('team', `${match.matchId}-home`),
      awayImage: missingArt('team', `${match.matchId}-away`),
    })),
    announcements: world.announcements.map((announcement) => ({
      ...announcement,
      images: announcement.images.map((image) => ({
        ...image,
        url: missingArt('banner', `${announcement.id}-${image.sequence}`),
      })),
    })),
    banners: world.banners.map((banner) => ({ ...banner, url: missingArt('banner', banner.id) })),
    members: world.members.map((member) => ({ ...member, avatar: missingArt('avatar', member.id) })),
  }),
}
