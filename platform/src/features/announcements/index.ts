import { Address, announcements as contract } from '@understudy/contracts'
import * as z from 'zod/mini'
import { feature } from '../../binding/feature.ts'
import { ADDRESS, jsonOf, oneOf, rulesOf, TEXTS } from '../../storage/column-rules.ts'
import { announcementLearns } from './announcements.learns.ts'
import { loadAnnouncements } from './announcements.repository.ts'
import { announcementRoutes } from './announcements.routes.ts'
import { announcement, announcementRead, banner } from './announcements.table.ts'

export { learntImages, learntNotice } from './announcements.learns.ts'
export { type AnnouncementRow, addressOfPicture, announcementsRepository } from './announcements.repository.ts'
export { announcement } from './announcements.table.ts'

export const announcements = feature({
  name: 'announcements',
  tables: [announcement, banner, announcementRead],
  routes: announcementRoutes,
  learns: announcementLearns,
  load: loadAnnouncements,
  editorTexts: ['announcement.content'],
  columns: {
    ...rulesOf(announcement, {
      title: TEXTS,
      content: TEXTS,
      images: jsonOf(
        z.array(
          z.union([
            z.object({ url: Address, sequence: z.int() }),
            z.object({ upload: z.string().check(z.regex(/^[0-9a-f]{32}$/)), sequence: z.int() }),
          ]),
        ),
      ),
    }),
    ...rulesOf(banner, { title: TEXTS, subtitle: TEXTS, url: ADDRESS, groupName: oneOf(contract.BANNER_GROUPS) }),
  },
})
