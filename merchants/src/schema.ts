import { MEMBER_TYPES, MODULE_IDS, PACK_LANGUAGES, registration, system } from '@understudy/contracts'
import * as z from 'zod/mini'
import { type MerchantLook, MerchantNumber, MerchantTimeZone, Stroke } from './look.ts'

const line = (most: number) => z.string().check(z.minLength(1), z.maxLength(most), z.regex(/^[^\r\n<>]+$/))
/** A text in every language that has a text pack. */
const Texts = z.strictObject(
  Object.fromEntries(PACK_LANGUAGES.map((language) => [language, line(200)])) as Record<
    (typeof PACK_LANGUAGES)[number],
    ReturnType<typeof line>
  >,
)
const Modules = z.array(z.enum(MODULE_IDS as [string, ...string[]]))
const Username = z.string().check(z.regex(/^[a-z][a-z0-9]{3,12}$/))
const Flag = z.literal([0, 1])

/** What a merchant may name an address of its own for: its cricket site, its networks and its licence. */
const LINK_NAMES = ['cricket', ...system.NETWORKS, 'LICENCE'] as const
const OutsideAddress = z.string().check(z.maxLength(500), z.regex(/^https:\/\/[^\s/?#\\@]+(\/[^\s\\]*)?$/))

/** `merchant.json`: identity and settings of the merchant. */
export const MerchantFile = z.strictObject({
  number: MerchantNumber,
  /** One sentence that describes it. */
  story: line(300),
  /** Name in its example domains: `aurora` of `aurora.example`. */
  host: z.string().check(z.regex(/^[a-z][a-z0-9-]{1,30}$/)),
  brand: Texts,
  timeZone: MerchantTimeZone,
  currency: z.string().check(z.regex(/^[A-Z]{3}$/)),
  currencySymbol: line(4),
  licenceNumber: z.string().check(z.regex(/^[A-Z0-9-]{3,20}$/)),
  /** Modules that are switched off; or, for a merchant with few, the only ones switched on. */
  modules: z.union([z.strictObject({ off: Modules }), z.strictObject({ on: Modules })]),
  promotions: z.strictObject({ REFERRAL: z.boolean(), APP_DOWNLOAD: z.boolean() }),
  /** Changes of the default settings. */
  settings: z.strictObject({
    vip: z.optional(z.boolean()),
    appDownloadWindow: z.optional(z.boolean()),
    appDownloadReminder: z.optional(z.boolean()),
    popupAutoplay: z.optional(z.boolean()),
    trail: z.optional(Flag),
    trialMinutes: z.optional(z.int().check(z.gte(1), z.lte(60))),
    memCen: z.optional(z.enum(['0', '1'])),
    depFunc: z.optional(z.enum(['0', '1'])),
    /** 1: one wallet for all vendors; 0: one each. */
    isSingle: z.optional(Flag),
    minimumAge: z.optional(system.MinimumAge),
    downloads: z.optional(z.array(z.enum(system.DOWNLOADS))),
    social: z.optional(z.strictObject({ google: z.boolean(), facebook: z.boolean(), cloudReady: z.boolean() })),
    registerMethods: z.optional(z.array(z.enum(registration.REGISTER_TYPES))),
    registerCaptcha: z.optional(z.boolean()),
  }),
  /** Changes of the default registration form. */
  registration: z.strictObject({
    fields: z.optional(z.partialRecord(z.enum(registration.REGISTRATION_FIELDS), registration.FieldRuleChange)),
    smsVerification: z.optional(z.boolean()),
    cloudSms: z.optional(z.boolean()),
    invitationCheck: z.optional(z.boolean()),
  }),
  /** The whole footer, or a short one. */
  footer: z.enum(['full', 'short']),
  /** Whether the footer has a video channel. */
  video: z._default(z.boolean(), false),
  /** Addresses of its own instead of the staged pages. */
  links: z.optional(z.partialRecord(z.enum(LINK_NAMES), OutsideAddress)),
  /** 400 members with a tree of agents, or 30. */
  members: z.enum(['many', 'few']),
  /** The two highest members of the tree of agents, both of the cast. */
  agents: z.optional(z.strictObject({ top: Username, first: Username })),
  /** Scenes of its banners; the first is the most characteristic. */
  scenes: z.array(z.string().check(z.regex(/^[a-z]{3,20}$/))).check(z.minLength(1), z.maxLength(20)),
  stroke: Stroke,
})

/** `slogans.json`: the home banners, in the merchant's own words. */
export const SlogansFile = z
  .array(z.strictObject({ title: Texts, subtitle: Texts }))
  .check(z.minLength(4), z.maxLength(4))

/** A time before the world's start, such as `90d` or `1h`, as milliseconds. */
const Ago = z.pipe(
  z.string().check(z.regex(/^\d{1,4}[dh]$/)),
  z.transform((text: string) => Number.parseInt(text, 10) * (text.endsWith('d') ? 86_400_000 : 3_600_000)),
)

const Account = z.strictObject({
  nickname: z.optional(line(60)),
  /** Local number without the dialling code; empty for none. */
  mobile: z.optional(z.string().check(z.regex(/^\d{0,20}$/))),
  email: z.optional(z.string().check(z.maxLength(254))),
  upline: z.optional(Username),
  vipLabel: z.optional(z.string().check(z.regex(/^(0|VIP\d{1,2})$/))),
  status: z.optional(z.enum(['active', 'disabled', 'locked', 'self-excluded'])),
  nonMember: z.optional(z.boolean()),
  firstTimeLogin: z.optional(z.boolean()),
  liveModel: z.optional(z.boolean()),
  /** In units of the merchant's currency. */
  balance: z.optional(z.number().check(z.gte(0), z.lte(100_000_000))),
})

/** `cast.json`: named members with a story; their ids follow this order. */
export const CastFile = z
  .array(
    z.strictObject({
      name: Username,
      type: z.literal(MEMBER_TYPES.filter((type) => type !== 4)),
      /** One sentence that ends with a full stop. */
      story: z.string().check(z.regex(/^[A-Z][^\n]{1,200}\.$/)),
      account: z.optional(Account),
      registeredAgo: Ago,
      passwordAgo: z.optional(Ago),
      /** Registered by social sign-in, without a password. */
      passwordless: z.optional(z.literal(true)),
    }),
  )
  .check(z.minLength(1), z.maxLength(50))

/** Everything in a merchant's folder. */
export interface MerchantConfig extends Omit<z.output<typeof MerchantFile>, keyof MerchantLook>, MerchantLook {
  slogans: z.output<typeof SlogansFile>
  cast: z.output<typeof CastFile>
  /** The logo, a square SVG of shapes. */
  mark: string
}
