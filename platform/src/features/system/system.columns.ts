import { Address, registration, system, withdrawCards } from '@understudy/contracts'
import * as z from 'zod/mini'
import { type ColumnRules, jsonOf, Pattern, rulesOf, TEXTS, Texts } from '../../storage/column-rules.ts'
import { country, flag, merchant } from './system.table.ts'

const Length = z.int().check(z.gte(0), z.lte(254))
const FieldRule = z.object({
  ...registration.FieldRule.shape,
  minLength: Length,
  maxLength: Length,
  acceptedPattern: Pattern,
  patternId: z.string().check(z.regex(/^[a-z_]{1,30}$/)),
})
const Switch = z.literal([0, 1])
/** An address, or a path on the staged third parties, whose origin is known only when a call comes. */
const StagedAddress = z.union([Address, z.string().check(z.regex(/^\{stage\}\/([\w/#-]|\{site\}){1,200}$/))])
const Host = z.string().check(z.regex(/^[a-z0-9.-]{1,253}$/i))
/** A host, or one below the main domain. */
const Route = z.string().check(z.regex(/^([a-z0-9-]{1,63}\.){0,9}(\{domain\}|[a-z0-9-]{1,63})$/i))
const BankLength = z.int().check(z.gte(1), z.lte(64))
const Bank = z.object({
  bankCode: withdrawCards.BankCode,
  name: Texts,
  kind: withdrawCards.CardKind,
  minLength: BankLength,
  maxLength: BankLength,
  digitsOnly: z.boolean(),
})

const Settings = z.object({
  vip: z.boolean(),
  appDownloadWindow: z.boolean(),
  appDownloadReminder: z.boolean(),
  popupAutoplay: z.boolean(),
  trail: Switch,
  isSingle: Switch,
  memCen: z.string().check(z.maxLength(4)),
  depFunc: z.string().check(z.maxLength(4)),
  trialMinutes: z.optional(z.int().check(z.gte(1), z.lte(60))),
  minimumAge: z.optional(system.MinimumAge),
  downloads: z.array(z.enum(system.DOWNLOADS)),
  social: z.object({ google: z.boolean(), facebook: z.boolean(), cloudReady: z.boolean() }),
  registration: z.object({
    fields: z.record(z.enum(registration.REGISTRATION_FIELDS), FieldRule),
    smsVerification: z.boolean(),
    cloudSms: z.boolean(),
    invitationCheck: z.boolean(),
  }),
  registerMethods: z.array(z.enum(registration.REGISTER_TYPES)),
  registerCaptcha: z.boolean(),
  cricketUrl: StagedAddress,
  mainDomain: Host,
  routes: z.optional(z.array(Route)),
  banks: z.optional(z.array(Bank)),
})

const Country = z.object({
  code: z.string().check(z.length(2)),
  name: Texts,
  flag: z.string().check(z.maxLength(20)),
  dialingCode: z.string().check(z.regex(/^\d{1,4}$/)),
  mobilePattern: Pattern,
})
const CustomerService = z.object({
  ...system.CustomerService.shape,
  path: z.optional(z.never()),
  address: StagedAddress,
})
const Resource = z.object({ ...system.Resource.shape, url: StagedAddress, title: z.optional(Texts) })

export const SYSTEM_COLUMNS: ColumnRules = {
  ...rulesOf(country, { data: jsonOf(Country) }),
  ...rulesOf(merchant, {
    brand: TEXTS,
    settings: jsonOf(Settings),
    promotions: jsonOf(z.record(z.string(), z.boolean())),
    licence: TEXTS,
    customerService: jsonOf(z.array(CustomerService)),
    resources: jsonOf(z.array(Resource)),
  }),
  ...rulesOf(flag),
}
