import { Address, GameType, NodeId, PACK_LANGUAGES, registration, system } from '@understudy/contracts'
import type { Database } from 'better-sqlite3'
import * as z from 'zod/mini'
import { isBounded } from './bounded-pattern.ts'
import { refused } from './capsule-file.ts'

const Pattern = z.string().check(
  z.maxLength(200),
  z.refine((text) => text === '*' || isBounded(text), { error: 'pattern' }),
)
/** A text is short enough to be parsed in milliseconds, however its elements are nested. */
const Texts = z.record(z.enum(PACK_LANGUAGES), z.string().check(z.maxLength(20_000)))
const Length = z.int().check(z.gte(0), z.lte(254))
const FieldRule = z.object({
  ...registration.FieldRule.shape,
  ...{ minLength: Length, maxLength: Length, acceptedPattern: Pattern },
  patternId: z.string().check(z.regex(/^[a-z_]{1,30}$/)),
})
const Switch = z.literal([0, 1])
const Host = z.string().check(z.regex(/^[a-z0-9.-]{1,253}$/i))
const LobbyNode = z.object({ gameId: z.string(), nodeId: NodeId })

const Settings = z.object({
  ...{ vip: z.boolean(), appDownloadWindow: z.boolean(), appDownloadReminder: z.boolean(), popupAutoplay: z.boolean() },
  ...{
    trail: Switch,
    isSingle: Switch,
    memCen: z.string().check(z.maxLength(4)),
    depFunc: z.string().check(z.maxLength(4)),
  },
  trialMinutes: z.optional(z.int().check(z.gte(1), z.lte(60))),
  minimumAge: z.optional(system.MinimumAge),
  downloads: z.array(z.enum(system.DOWNLOADS)),
  social: z.object({ google: z.boolean(), facebook: z.boolean(), cloudReady: z.boolean() }),
  registration: z.object({
    fields: z.record(z.enum(registration.REGISTRATION_FIELDS), FieldRule),
    ...{ smsVerification: z.boolean(), cloudSms: z.boolean(), invitationCheck: z.boolean() },
  }),
  registerMethods: z.array(z.enum(registration.REGISTER_TYPES)),
  registerCaptcha: z.boolean(),
  cricketUrl: Address,
  mainDomain: Host,
})

/** What each column of JSON must hold, by table and column; `object` where each kind of row has a form of its own. */
export const JSON_COLUMNS: Readonly<Record<string, z.core.$ZodType>> = {
  'announcement.title': Texts,
  'announcement.content': Texts,
  'announcement.images': z.array(z.object({ url: Address, sequence: z.int() })),
  'banner.title': Texts,
  'banner.subtitle': Texts,
  'bet.detail': z.record(z.string(), z.unknown()),
  'country.data': z.object({
    ...{ code: z.string().check(z.length(2)), name: Texts, flag: z.string().check(z.maxLength(20)) },
    ...{ dialingCode: z.string().check(z.regex(/^\d{1,4}$/)), mobilePattern: Pattern },
  }),
  'game.facts': z.object({
    name: z.tuple([z.string(), z.string(), z.string()]),
    ...Object.fromEntries(
      ['gameId', 'gameCode', 'icon', 'largeIcon', 'roomId', 'isGameH5', 'lottoMode', 'gameGroupId'].map((name) => [
        name,
        z.optional(z.string()),
      ]),
    ),
  }),
  'help_item.category_title': Texts,
  'help_item.title': Texts,
  'help_item.content': Texts,
  'match.facts': z.object({
    ...{ leagueId: z.string(), league: Texts, home: Texts, away: Texts, homeImage: Address, awayImage: Address },
    ...{ vendor: z.string(), gameId: z.string(), roomId: z.string(), nodeId: NodeId, supported: z.boolean() },
    ...{ homeOdds: z.int(), awayOdds: z.int(), group: z.string() },
  }),
  'merchant.brand': Texts,
  'merchant.settings': Settings,
  'merchant.promotions': z.record(z.string(), z.boolean()),
  'merchant.licence': Texts,
  'merchant.customer_service': z.array(
    z.object({ ...system.CustomerService.shape, path: z.optional(z.never()), address: Address }),
  ),
  'merchant.resources': z.array(z.object({ ...system.Resource.shape, title: z.optional(Texts) })),
  'news.title': Texts,
  'registration.details': z.partialRecord(z.enum(registration.REGISTRATION_FIELDS), z.string()),
  'vendor.name': Texts,
  'vendor.lobby': LobbyNode,
  'vendor.also_in': z.array(z.object({ category: GameType, lobby: LobbyNode })),
}

/** Holds every column of JSON against what it must hold; throws a refusal that names table, column and row. */
export function checkJsonColumns(sqlite: Database): void {
  for (const [place, schema] of Object.entries(JSON_COLUMNS)) {
    const [table, column] = place.split('.')
    const rows = sqlite
      .prepare<[], { row: number; value: unknown }>(`SELECT rowid AS row, "${column}" AS value FROM "${table}"`)
      .iterate()
    for (const { row, value } of rows) {
      const parsed = z.safeParse(schema, jsonIn(value))
      if (parsed.success) continue
      const [issue] = parsed.error.issues
      throw refused(`${place} of row ${row} is not valid at ${issue?.path.join('.') || 'the top'}`)
    }
  }
}

function jsonIn(text: unknown): unknown {
  try {
    return typeof text === 'string' ? JSON.parse(text) : undefined
  } catch {
    return undefined
  }
}
