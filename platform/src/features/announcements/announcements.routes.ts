import { announcements, isTrial, type LanguageCode, platformError } from '@understudy/contracts'
import { handle } from '../../binding/call.ts'
import { textIn } from '../../shared/text.ts'
import { type AnnouncementRow, addressOfPicture, announcementsRepository } from './announcements.repository.ts'

type Execution = announcements.Announcement['execution']

export const announcementRoutes = [
  handle(announcements.announcements, ({ world, merchant, language, caller, query }) => {
    const repository = world.use(announcementsRepository)
    const types = new Set(query.types.split(','))
    const member = caller && !isTrial(caller.type) ? caller.memberId : 0
    const trial = caller !== null && isTrial(caller.type)
    const current = repository.current(merchant, world.now(), member, query.groupName)
    const ofType = (type: string) =>
      types.has(type)
        ? current
            .filter(({ row }) => row.type === type)
            .map(({ row, read }) => announcementView(row, { language, worldId: world.id, read: read || trial }))
        : []
    return {
      banners: types.has('B')
        ? repository
            .banners(merchant)
            .filter((row) => query.groupName === undefined || row.groupName === query.groupName)
            .map((row) => ({
              id: row.id,
              groupName: row.groupName as announcements.Banner['groupName'],
              url: row.url,
              title: textIn(row.title, language),
              subtitle: textIn(row.subtitle, language),
              link: row.link,
            }))
        : [],
      player: [...ofType('PL'), ...ofType('A')],
      popup: ofType('PU')
        .filter(isPopup)
        .filter(({ execution }) => query.execution === undefined || execution === query.execution),
      promotion: ofType('PR'),
      hot: ofType('H'),
    }
  }),

  handle(announcements.readAnnouncement, ({ world, merchant, caller, body }) => {
    const repository = world.use(announcementsRepository)
    const now = world.now()
    if (!repository.exists(merchant, body.announcementId, now)) throw platformError('announcement.not.found')
    // A trial session counts everything as read (spec §4), so nothing is stored.
    if (isTrial(caller.type)) return { unread: 0 }
    repository.markRead(caller.memberId, body.announcementId, now)
    return { unread: repository.unread(merchant, now, caller.memberId) }
  }),
]

const isPopup = <T extends { execution: Execution }>(row: T): row is T & { execution: 'A' | 'B' | 'F' } =>
  row.execution !== ''

const announcementView = (
  row: AnnouncementRow,
  { language, worldId, read }: { language: LanguageCode; worldId: string; read: boolean },
) => ({
  id: row.id,
  title: textIn(row.title, language),
  content: textIn(row.content, language),
  read,
  startDate: row.startDate,
  endDate: row.endDate,
  noExpiry: row.noExpiry === 1 ? (1 as const) : (0 as const),
  announcementImages: row.images.map((picture) => ({
    url: addressOfPicture(picture, worldId),
    sequence: picture.sequence,
  })),
  promotionType: row.promotionType,
  execution: row.execution,
})
