import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { Address, Merchant, Time } from './fields.ts'
import type { WhitelabelNode } from './flags.ts'

export const WhitelabelTree: z.ZodMiniType<WhitelabelNode[], WhitelabelNode[]> = z.array(
  z.object({
    modId: z.string(),
    enabled: z.enum(['1', '0']),
    get childrenNodes() {
      return WhitelabelTree
    },
  }),
)

/** The networks under "follow us", in order (spec §2 home footer). */
export const NETWORKS = [
  'GOOGLE',
  'TWITTER',
  'INSTAGRAM',
  'LINE',
  'SKYPE',
  'FACEBOOK',
  'YOUTUBE',
  'TELEGRAM',
  'TIKTOK',
  'WHATSAPP',
] as const

/** A link or picture of the merchant's (spec §3 resources). */
export const RESOURCE_TYPES = [
  'IOS',
  'Android',
  'MOBILECONFIG',
  'AppDownloadIcon',
  ...NETWORKS,
  'SPONSOR',
  'PAYMENT',
  'RESPONSIBLE',
  'LICENCE',
] as const
export const Resource = z.object({
  resourceType: z.enum(RESOURCE_TYPES),
  url: Address,
  /** Name for screen readers. */
  title: z.optional(z.string()),
  image: z.optional(Address),
})
export type Resource = z.infer<typeof Resource>

/** Customer service entry; `path` is base64 text masked with the 8 characters at its end (spec §3). */
export const CustomerService = z.object({
  csType: z.optional(z.enum(['LIVECHAT', 'LIVECHAT 1'])),
  title: z.optional(z.string()),
  path: z.string(),
})
export type CustomerService = z.infer<typeof CustomerService>

/** Resource types of the app downloads (spec §3 download link). */
export const DOWNLOADS = ['IOS', 'Android', 'MOBILECONFIG'] as const
export type Download = (typeof DOWNLOADS)[number]

/** Whole years a player must have completed. */
export const MinimumAge = z.int().check(z.gte(18), z.lte(99))

/** A merchant’s domain and its hosts. */
export const DomainRoute = z.object({ domain: z.string(), merchantCode: Merchant, routes: z.array(z.string()) })
const Templates = z.object({ mem_cen: z.string(), dep_func: z.string() })

/** Settings of a merchant, for `settings/consolidated` and the status call (spec §3 settings info). */
export const SettingsInfo = z.object({
  merchantCode: Merchant,
  /** Name of the merchant in the language of the call. */
  brand: z.string(),
  customerService: z.array(CustomerService),
  domainRoute: DomainRoute,
  mobileTemplate: Templates,
  paths: z.object({ cricket: Address, stage: Address }),
  register: z.object({
    methods: z.array(z.enum(['username', 'mobileNum'])),
    captcha: z.object({ enabled: z.boolean() }),
  }),
  resources: z.array(Resource),
  whitelabel: WhitelabelTree,
  mainDomain: z.string(),
  imageCDNs: z.array(Address),
  launchGameCDNs: z.array(Address),
  currency: z.string(),
  currencySymbol: z.string(),
  /** Promotions that other screens depend on, by code. */
  promotions: z.record(z.string(), z.object({ enabled: z.boolean() })),
  vip: z.object({ enabled: z.boolean() }),
  appDownload: z.object({ window: z.boolean(), reminder: z.boolean() }),
  social: z.object({ google: z.boolean(), facebook: z.boolean(), cloudReady: z.boolean(), cloudSms: z.boolean() }),
  /** Minimum age, years, default 18 (VALID-026). */
  minimumAge: MinimumAge,
  /** Whether announcement popups advance automatically. */
  popupAutoplay: z.boolean(),
  /** Whether test play leads into the app: 1 yes; 0 stays on the login screen (spec §2 login). */
  trail: z.literal([0, 1]),
  licence: z.string(),
})
export type SettingsInfo = z.infer<typeof SettingsInfo>

export type Maintenance = z.infer<typeof Maintenance>
export const Maintenance = z.union([
  z.literal(false),
  z.object({ startTime: Time, endTime: Time, message: z.string() }),
])

export const SystemStatus = z.object({
  info: SettingsInfo,
  location: z.object({ ip: z.string(), country: z.string() }),
  maintenance: Maintenance,
  regionRestriction: z.boolean(),
})
export type SystemStatus = z.infer<typeof SystemStatus>

/** 1 with maintenance (also when the region is restricted too), 2 with region restriction only, else 0 (spec §4). */
export const statusCodeOf = (status: Pick<SystemStatus, 'maintenance' | 'regionRestriction'>): 0 | 1 | 2 =>
  status.maintenance ? 1 : status.regionRestriction ? 2 : 0

export const systemStatus = endpoint({
  name: 'system.status',
  method: 'GET',
  path: '/wps/system/status',
  access: 'guest',
  summary: 'Returns settings, location, maintenance and region restriction in one call; the app starts with it.',
  reply: SystemStatus,
  duringOutage: true,
  origin: 'assumed',
  requirements: ['API-055', 'DATA-028'],
})

export const settings = endpoint({
  name: 'system.settings',
  method: 'GET',
  path: '/wps/system/settings/consolidated',
  access: 'guest',
  summary: 'Returns the merchant settings.',
  // Not kept for others: it names the stage as this visitor reaches it.
  reply: SettingsInfo,
  duringOutage: true,
  origin: 'specified',
  requirements: ['API-019', 'DATA-027'],
})

export const customerService = endpoint({
  name: 'system.customerService',
  method: 'GET',
  path: '/wps/relay/WPSCORE_getCustomerServiceScript',
  access: 'guest',
  summary: 'Lists the contacts of customer service, as the settings have them: by csType or title, each path masked.',
  reply: z.array(CustomerService),
  duringOutage: true,
  origin: 'specified',
  requirements: ['API-060', 'MSG-008'],
})

export const whitelabel = endpoint({
  name: 'system.whitelabel',
  method: 'GET',
  path: '/wps/system/whitelabel',
  access: 'guest',
  summary: 'Returns the tree of the merchant’s whitelabel flags.',
  reply: WhitelabelTree,
  duringOutage: true,
  cache: 'catalogue',
  origin: 'assumed',
  requirements: ['API-056', 'FLAGS-001'],
})

export const domainRoute = endpoint({
  name: 'system.domainRoute',
  method: 'GET',
  path: '/wps/system/domainRoute',
  access: 'guest',
  summary: 'Returns the merchant of the host, and its other hosts.',
  reply: DomainRoute,
  duringOutage: true,
  origin: 'assumed',
  requirements: ['API-057'],
})

export const templates = endpoint({
  name: 'system.templates',
  method: 'GET',
  path: '/wps/system/templates',
  access: 'guest',
  summary: 'Returns the merchant’s choice of templates: mem_cen and dep_func.',
  reply: Templates,
  duringOutage: true,
  cache: 'catalogue',
  origin: 'assumed',
  requirements: ['API-062', 'STATUS-005'],
})

export const Country = z.object({
  code: z.string().check(z.length(2)),
  name: z.string(),
  dialingCode: z.string(),
  /** Regular expression of a local number without the dialing code. */
  mobilePattern: z.string(),
  flag: z.string(),
})

export const countries = endpoint({
  name: 'system.country',
  method: 'GET',
  path: '/wps/system/country',
  access: 'guest',
  summary: 'Lists countries with their dialling codes, the visitor’s own first.',
  reply: z.array(Country),
  duringOutage: true,
  origin: 'specified',
  requirements: ['API-021'],
})
