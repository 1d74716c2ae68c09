import { announcements as contract } from '@understudy/contracts'
import { type Learns, learns, type Notes } from '../../binding/learns.ts'

type GroupName = (typeof contract.BANNER_GROUPS)[number]

export const learntImages = (images: readonly { url: string; sequence: number }[], into: Notes) =>
  images.flatMap(({ url: address, sequence }) => {
    const url = into.picture(address)
    return url === undefined ? [] : [{ url, sequence }]
  })

/** What a notice and the page of a promotion have in common. */
export const learntNotice = (
  notice: Pick<contract.Announcement, 'id' | 'title' | 'startDate' | 'endDate' | 'noExpiry'>,
  into: Notes,
) => ({
  id: notice.id,
  title: into.words(notice.title),
  starts: into.when(notice.startDate),
  ends: into.when(notice.endDate),
  noExpiry: notice.noExpiry,
})

export const announcementLearns: readonly Learns[] = [
  learns(contract.announcements, ({ banners, player, popup, promotion, hot }, into, { query }) => {
    const groupName = contract.BANNER_GROUPS.find((name) => name === query.groupName) ?? ''
    const types = query.types?.split(',') ?? []
    const take = (type: contract.AnnouncementType, list: readonly contract.Announcement[]) => {
      if (types.includes(type))
        into.listed(
          'announcements',
          list.map((one) => ({
            ...learntNotice(one, into),
            type,
            groupName,
            content: into.html(one.content),
            promotionType: one.promotionType.slice(0, 40),
            execution: one.execution,
            images: learntImages(one.announcementImages, into),
          })),
        )
    }
    if (types.includes('B'))
      into.listed(
        'banners',
        banners.flatMap((banner) => {
          const url = into.picture(banner.url)
          if (url === undefined) {
            into.leftOut('banners', 'some have a picture that was not recorded')
            return []
          }
          return [
            {
              id: banner.id,
              groupName: banner.groupName satisfies GroupName,
              url,
              title: into.words(banner.title),
              subtitle: into.words(banner.subtitle),
              link: into.link(banner.link).slice(0, 2_048),
            },
          ]
        }),
      )
    // Both are in one list, where notices to agents cannot be told apart.
    take(types.includes('PL') ? 'PL' : 'A', player)
    take('PU', popup)
    take('PR', promotion)
    take('H', hot)
  }),
]
