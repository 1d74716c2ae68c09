import { Address, announcements as contract } from '@understudy/contracts'
import * as z from 'zod/mini'
import { feature } from '../../binding/feature.ts'
import { ADDRESS, flagsIn, oneOf } from '../../world/column-words.ts'
import { Texts } from '../../world/json-columns.ts'
import { loadAnnouncements } from './announcements.repository.ts'
import { announcementRoutes } from './announcements.routes.ts'
import { announcement } from './announcements.table.ts'

export const announcements = feature({
  name: 'announcements',
  routes: announcementRoutes,
  load: loadAnnouncements,
  editorTexts: ['announcement.content'],
  jsonColumns: {
    'announcement.title': Texts,
    'announcement.content': Texts,
    'announcement.images': z.array(
      z.union([
        z.object({ url: Address, sequence: z.int() }),
        z.object({ upload: z.string().check(z.regex(/^[0-9a-f]{32}$/)), sequence: z.int() }),
      ]),
    ),
    'banner.title': Texts,
    'banner.subtitle': Texts,
  },
  columnFlags: flagsIn(announcement),
  columnFormats: { 'banner.url': ADDRESS, 'banner.group_name': oneOf(contract.BANNER_GROUPS) },
})
