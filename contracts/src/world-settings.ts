import * as z from 'zod/mini'
import { CashierChange, CashierSetting } from './cashier.ts'
import { Merchant } from './fields.ts'
import { PASSKEY_CHECKS } from './passkeys.ts'
import { FieldRule, FieldRuleChange, REGISTER_TYPES, REGISTRATION_FIELDS } from './registration.ts'
import { DOWNLOADS, MinimumAge } from './system.ts'

export const SLIDE_CHECKS = ['ask', 'pass', 'fail'] as const
const TrialMinutes = z.int().check(z.gte(1), z.lte(60))

/** What a tester can change of a world and of its merchant. */
export const WorldSettings = z.object({
  merchant: Merchant,
  /** Those the world has, in their order. */
  merchants: z.array(Merchant),
  flags: z.record(z.string(), z.boolean()),
  promotions: z.record(z.string(), z.boolean()),
  status: z.object({ maintenance: z.boolean(), regionRestriction: z.boolean() }),
  country: z.string(),
  /** Every failure is served as HTTP 200 with success false. */
  failuresAs200: z.boolean(),
  /** Every verification code is this one; null: each is drawn. */
  pinnedCode: z.nullable(z.string()),
  /** The slide check judges by the place of the piece, or always so. */
  slideCheck: z.enum(SLIDE_CHECKS),
  /** Passkeys end as the device and the data say, or always so. */
  passkeyCheck: z.enum(PASSKEY_CHECKS),
  cashier: CashierSetting,
  /** Other merchant settings a tester may change. */
  merchantSettings: z.object({
    vip: z.boolean(),
    appDownloadWindow: z.boolean(),
    appDownloadReminder: z.boolean(),
    popupAutoplay: z.boolean(),
    trail: z.literal([0, 1]),
    /** How long a trial session lasts that is opened from now on. */
    trialMinutes: TrialMinutes,
    memCen: z.string(),
    depFunc: z.string(),
    minimumAge: MinimumAge,
    /** The merchant has a project at the cloud identity service. */
    cloudReady: z.boolean(),
    /** SMS codes come from the cloud service instead of the platform. */
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

/** What is named changes; flags go by module id or by name. */
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
      /** Which links to the app exist. */
      downloads: z.optional(z.array(z.enum(DOWNLOADS)).check(z.maxLength(DOWNLOADS.length))),
      registerMethods: z.optional(z.array(z.enum(REGISTER_TYPES)).check(z.maxLength(REGISTER_TYPES.length))),
      registerCaptcha: z.optional(z.boolean()),
      smsVerification: z.optional(z.boolean()),
      invitationCheck: z.optional(z.boolean()),
      /** What is named of a field's rule changes. */
      registrationFields: z.optional(z.partialRecord(z.enum(REGISTRATION_FIELDS), FieldRuleChange)),
    }),
  ),
})
