import * as z from 'zod/mini'
import { CashierChange, CashierSetting } from './cashier.ts'
import { Merchant } from './fields.ts'
import { PASSKEY_CHECKS } from './passkeys.ts'
import { FieldRule, FieldRuleChange, REGISTER_TYPES, REGISTRATION_FIELDS } from './registration.ts'
import { DOWNLOADS, MinimumAge } from './system.ts'

export const SLIDE_CHECKS = ['ask', 'pass', 'fail'] as const
const TrialMinutes = z.int().check(z.gte(1), z.lte(60))

/** Adjustable settings of a world and its merchant. */
export const WorldSettings = z.object({
  merchant: Merchant,
  /** Merchants of the world, in order. */
  merchants: z.array(Merchant),
  flags: z.record(z.string(), z.boolean()),
  promotions: z.record(z.string(), z.boolean()),
  status: z.object({ maintenance: z.boolean(), regionRestriction: z.boolean() }),
  country: z.string(),
  /** Whether failures are sent as HTTP 200 with `success: false`. */
  failuresAs200: z.boolean(),
  /** Fixed verification code; null for random codes. */
  pinnedCode: z.nullable(z.string()),
  /** Outcome of the slide check: `ask` by the position of the piece, or always `pass` or `fail`. */
  slideCheck: z.enum(SLIDE_CHECKS),
  /** Outcome of passkeys: `ask` leaves it to device and data. */
  passkeyCheck: z.enum(PASSKEY_CHECKS),
  cashier: CashierSetting,
  /** Adjustable merchant settings. */
  merchantSettings: z.object({
    vip: z.boolean(),
    appDownloadWindow: z.boolean(),
    appDownloadReminder: z.boolean(),
    popupAutoplay: z.boolean(),
    trail: z.literal([0, 1]),
    /** Length of new trial sessions, minutes. */
    trialMinutes: TrialMinutes,
    memCen: z.string(),
    depFunc: z.string(),
    minimumAge: MinimumAge,
    /** Whether the merchant uses the cloud identity service. */
    cloudReady: z.boolean(),
    /** Whether SMS codes come from the cloud service instead of the platform. */
    cloudSms: z.boolean(),
    google: z.boolean(),
    facebook: z.boolean(),
    downloads: z.array(z.enum(DOWNLOADS)),
    registerMethods: z.array(z.enum(REGISTER_TYPES)),
    registerCaptcha: z.boolean(),
    smsVerification: z.boolean(),
    invitationCheck: z.boolean(),
    registrationFields: z.record(z.enum(REGISTRATION_FIELDS), FieldRule),
  }),
})
export type WorldSettings = z.infer<typeof WorldSettings>

/** Settings to change; flags by module id or name. */
export const SettingsChange = z.strictObject({
  merchant: z.optional(Merchant),
  flags: z.optional(z.record(z.string().check(z.maxLength(40)), z.boolean())),
  promotions: z.optional(z.record(z.string().check(z.maxLength(40)), z.boolean())),
  status: z.optional(
    z.strictObject({ maintenance: z.optional(z.boolean()), regionRestriction: z.optional(z.boolean()) }),
  ),
  country: z.optional(z.string().check(z.regex(/^[A-Z]{2}$/))),
  failuresAs200: z.optional(z.boolean()),
  pinnedCode: z.optional(z.nullable(z.string().check(z.regex(/^\d{6}$/)))),
  slideCheck: z.optional(z.enum(SLIDE_CHECKS)),
  passkeyCheck: z.optional(z.enum(PASSKEY_CHECKS)),
  cashier: z.optional(CashierChange),
  merchantSettings: z.optional(
    z.strictObject({
      vip: z.optional(z.boolean()),
      appDownloadWindow: z.optional(z.boolean()),
      appDownloadReminder: z.optional(z.boolean()),
      popupAutoplay: z.optional(z.boolean()),
      trail: z.optional(z.literal([0, 1])),
      trialMinutes: z.optional(TrialMinutes),
      memCen: z.optional(z.string().check(z.maxLength(4))),
      depFunc: z.optional(z.string().check(z.maxLength(4))),
      minimumAge: z.optional(MinimumAge),
      cloudReady: z.optional(z.boolean()),
      cloudSms: z.optional(z.boolean()),
      google: z.optional(z.boolean()),
      facebook: z.optional(z.boolean()),
      /** Available app downloads. */
      downloads: z.optional(z.array(z.enum(DOWNLOADS)).check(z.maxLength(DOWNLOADS.length))),
      registerMethods: z.optional(z.array(z.enum(REGISTER_TYPES)).check(z.maxLength(REGISTER_TYPES.length))),
      registerCaptcha: z.optional(z.boolean()),
      smsVerification: z.optional(z.boolean()),
      invitationCheck: z.optional(z.boolean()),
      /** Changes of registration rules, by field. */
      registrationFields: z.optional(z.partialRecord(z.enum(REGISTRATION_FIELDS), FieldRuleChange)),
    }),
  ),
})
