import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { Address, Merchant, Time, unset } from './fields.ts'

/** Content codes: agent, player, banner, popup, promotion, hot (spec §3). */
export const ANNOUNCEMENT_TYPES = ['A', 'PL', 'B', 'PU', 'PR', 'H'] as const
export type AnnouncementType = (typeof ANNOUNCEMENT_TYPES)[number]

/** Types that the client asks for on home (spec §7). */
export const HOME_TYPES = 'B,PL,PU,PR,H'

export const BANNER_GROUPS = ['m_home', 'm_live', 'm_newgame', 'm_game', 'm_login', 'm_reg'] as const

/** A picture of an announcement; the lowest sequence is shown first. */
export const AnnouncementImage = z.object({ url: Address, sequence: z.int() })

export const Announcement = z.object({
  id: z.int(),
  title: z.string(),
  /** HTML of the content system: sanitise before showing. */
  content: z.string(),
  read: z.boolean(),
  startDate: Time,
  endDate: Time,
  noExpiry: z.literal([0, 1]),
  announcementImages: z.array(AnnouncementImage),
  /** Promotion type, or topic of a popup; empty for other types. */
  promotionType: z.string(),
  /** Audience of a popup: A members, B guests, F first login; empty for other types. */
  execution: z.enum(['A', 'B', 'F', '']),
})
export type Announcement = z.infer<typeof Announcement>

export const PopupAnnouncement = z.object({ ...Announcement.shape, execution: z.enum(['A', 'B', 'F']) })

export const Banner = z.object({
  id: z.int(),
  groupName: z.enum(BANNER_GROUPS),
  url: Address,
  /** Title shown over the picture, in the language of the call. */
  title: z.string(),
  subtitle: z.string(),
  /** Link target; empty for none. */
  link: z.string(),
})
export type Banner = z.infer<typeof Banner>

const types = z.string().check(
  z.maxLength(20),
  z.refine(
    (text: string) => text.split(',').every((code) => (ANNOUNCEMENT_TYPES as readonly string[]).includes(code)),
    { error: 'enum' },
  ),
)

export const announcements = endpoint({
  name: 'announcements.list',
  method: 'GET',
  path: '/wps/relay/MCSFE_getListAnnouncements',
  access: 'guest',
  summary:
    'Lists the announcements now in force, of the given page or else of all pages, with the caller’s read marks.',
  query: z.strictObject({
    types,
    groupName: z.optional(z.union([unset, z.enum(BANNER_GROUPS)])),
    platform: z.literal('M'),
    execution: z.optional(z.union([unset, z.enum(['A', 'B', 'F'])])),
    merchantCode: z.optional(Merchant),
  }),
  reply: z.object({
    banners: z.array(Banner),
    player: z.array(Announcement),
    popup: z.array(PopupAnnouncement),
    promotion: z.array(Announcement),
    hot: z.array(Announcement),
  }),
  origin: 'assumed',
  requirements: ['API-025', 'DATA-013', 'DATA-014', 'DATA-015', 'DATA-025'],
})

export const readAnnouncement = endpoint({
  name: 'announcements.read',
  method: 'POST',
  path: '/wps/relay/MCSFE_readAnnouncement',
  access: 'member',
  summary: 'Marks one announcement as read; for a trial session nothing is stored.',
  body: z.strictObject({ announcementId: z.int().check(z.gte(1)), read: z.literal(true) }),
  reply: z.object({ unread: z.int() }),
  errors: ['announcement.not.found'],
  origin: 'assumed',
  requirements: ['API-026'],
})
