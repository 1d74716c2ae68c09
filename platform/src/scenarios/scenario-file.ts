// The form of a scenario in a file: what differs from a scenario that is built in.
import {
  Address,
  announcements,
  control,
  deposits,
  GAME_TYPES,
  inbox,
  missions,
  NETWORK_SHAPE_NAMES,
  NodeId,
  networkFields,
  PACK_LANGUAGES,
  promotions,
  registration,
  rewards,
  system,
  VendorCode,
  withdrawals,
  withdrawCards,
} from '@understudy/contracts'
import * as z from 'zod/mini'
import { Pattern } from '../storage/column-rules.ts'

/** Most entries of a list; of games there may be as many as a large platform has. */
export const MOST = { entries: 5_000, games: 20_000 } as const
/** A file's bytes: as many games, with names in three languages. */
export const LARGEST_FILE = 32 * 1024 * 1024

const text = (most: number) => z.string().check(z.maxLength(most))
const some = (most: number) => z.string().check(z.minLength(1), z.maxLength(most))

/** Words in every language, or by language; a language without any gets those of another. */
export const Words = z.union([
  text(20_000),
  z
    .strictObject({ EN: z.optional(text(20_000)), UR: z.optional(text(20_000)), 'UR-LA': z.optional(text(20_000)) })
    .check(
      z.refine((words) => PACK_LANGUAGES.some((language) => words[language] !== undefined), {
        error: `say ${PACK_LANGUAGES.join(', ')} or one of them`,
      }),
    ),
])
export type Words = z.infer<typeof Words>

/** A moment as its distance from the world's start: `-3d`, `+2h30m`. */
const When = z
  .string()
  .check(z.regex(/^[+-](\d{1,4}d)?(\d{1,5}h)?(\d{1,6}m)?(\d{1,8}s)?(\d{1,9}ms)?$/), z.minLength(3), z.maxLength(40))
export type When = z.infer<typeof When>

const Money = z.number().check(z.gte(0), z.lte(1_000_000_000))
const Multiple = z.int().check(z.gte(0), z.lte(1_000))
const Count = z.int().check(z.gte(0), z.lte(1_000_000_000_000))
const Id = z.int().check(z.gte(1), z.lte(999_999_999))
const Username = z.string().check(z.regex(/^[a-z][a-z0-9_]{2,19}$/))
const GameTypeName = z.enum(GAME_TYPES)
/** An address, or a path on the staged third parties. */
const StagedAddress = z
  .string()
  .check(z.maxLength(2_048), z.regex(/^((https?:\/\/|\/(?!\/))[^\s\\]*|\{stage\}\/([\w/#-]|\{site\}){1,200})$/))
const list = <S extends z.ZodMiniType>(of: S, most: number) => z.array(of).check(z.maxLength(most))

const Switch = z.literal([0, 1])
const FieldRule = z.strictObject({
  enabled: z.optional(z.boolean()),
  required: z.optional(z.boolean()),
  minLength: z.optional(z.int().check(z.gte(0), z.lte(254))),
  maxLength: z.optional(z.int().check(z.gte(0), z.lte(254))),
  acceptedPattern: z.optional(Pattern),
  patternId: z.optional(z.string().check(z.regex(/^[a-z_]{1,30}$/))),
})

/** Settings of the merchant; amounts are in currency units everywhere in a file. */
const Settings = z.strictObject({
  vip: z.optional(z.boolean()),
  appDownloadWindow: z.optional(z.boolean()),
  appDownloadReminder: z.optional(z.boolean()),
  popupAutoplay: z.optional(z.boolean()),
  trail: z.optional(Switch),
  trialMinutes: z.optional(z.int().check(z.gte(1), z.lte(60))),
  memCen: z.optional(text(4)),
  depFunc: z.optional(text(4)),
  isSingle: z.optional(Switch),
  minimumAge: z.optional(system.MinimumAge),
  downloads: z.optional(z.array(z.enum(system.DOWNLOADS))),
  social: z.optional(
    z.strictObject({
      google: z.optional(z.boolean()),
      facebook: z.optional(z.boolean()),
      cloudReady: z.optional(z.boolean()),
    }),
  ),
  registration: z.optional(
    z.strictObject({
      fields: z.optional(z.partialRecord(z.enum(registration.REGISTRATION_FIELDS), FieldRule)),
      smsVerification: z.optional(z.boolean()),
      cloudSms: z.optional(z.boolean()),
      invitationCheck: z.optional(z.boolean()),
    }),
  ),
  registerMethods: z.optional(z.array(z.enum(registration.REGISTER_TYPES))),
  registerCaptcha: z.optional(z.boolean()),
  cricketUrl: z.optional(StagedAddress),
  mainDomain: z.optional(z.string().check(z.regex(/^[a-z0-9.-]{1,253}$/i))),
  /** Hosts of the merchant; `{domain}` stands for the main one. */
  routes: z.optional(
    z
      .array(z.string().check(z.regex(/^([a-z0-9-]{1,63}\.){0,9}(\{domain\}|[a-z0-9-]{1,63})$/i)))
      .check(z.maxLength(50)),
  ),
})

const Vendor = z.strictObject({
  code: VendorCode,
  name: z.optional(Words),
  icon: z.optional(Address),
  category: z.optional(GameTypeName),
  maintenance: z.optional(z.boolean()),
  /** Node of the game that stands for its lobby; its first game without one. */
  lobby: z.optional(NodeId),
  alsoIn: z.optional(z.array(z.strictObject({ category: GameTypeName, lobby: NodeId })).check(z.maxLength(9))),
})

const Game = z.strictObject({
  nodeId: NodeId,
  gameType: z.optional(GameTypeName),
  vendor: z.optional(VendorCode),
  name: z.optional(Words),
  gameId: z.optional(text(200)),
  roomId: z.optional(text(200)),
  gameCode: z.optional(text(200)),
  icon: z.optional(Address),
  largeIcon: z.optional(Address),
  supported: z.optional(z.boolean()),
  freePlay: z.optional(z.boolean()),
  classify: z.optional(text(40)),
  isGameH5: z.optional(text(40)),
  lottoMode: z.optional(text(40)),
  gameGroupId: z.optional(text(200)),
  /** Position among the hot games, from 1; 0 for not hot. */
  hotRank: z.optional(Count),
  released: z.optional(When),
  minBet: z.optional(Money),
  lines: z.optional(Count),
  launches: z.optional(Count),
})

const Match = z.strictObject({
  matchId: some(40),
  leagueId: z.optional(text(40)),
  league: z.optional(Words),
  home: z.optional(Words),
  away: z.optional(Words),
  homeImage: z.optional(Address),
  awayImage: z.optional(Address),
  starts: z.optional(When),
  ends: z.optional(When),
  vendor: z.optional(VendorCode),
  nodeId: z.optional(NodeId),
  gameId: z.optional(text(200)),
  roomId: z.optional(text(200)),
  supported: z.optional(z.boolean()),
  homeOdds: z.optional(z.number().check(z.gt(1), z.lte(1_000))),
  awayOdds: z.optional(z.number().check(z.gt(1), z.lte(1_000))),
  group: z.optional(text(40)),
})

const Announcement = z.strictObject({
  id: Id,
  type: z.optional(z.enum(announcements.ANNOUNCEMENT_TYPES)),
  groupName: z.optional(z.enum([...announcements.BANNER_GROUPS, ''])),
  title: z.optional(Words),
  /** HTML; the world has it sanitised. */
  content: z.optional(Words),
  starts: z.optional(When),
  ends: z.optional(When),
  noExpiry: z.optional(Switch),
  promotionType: z.optional(text(40)),
  execution: z.optional(z.enum(['A', 'B', 'F', ''])),
  images: z.optional(z.array(z.strictObject({ url: Address, sequence: z.int() })).check(z.maxLength(20))),
  readers: z.optional(Count),
  /** What a promotion gives, and how; one without is only told of. */
  rule: z.optional(z.strictObject(promotions.PromotionRule.shape)),
})

const Banner = z.strictObject({
  id: Id,
  groupName: z.optional(z.enum(announcements.BANNER_GROUPS)),
  url: z.optional(Address),
  title: z.optional(Words),
  subtitle: z.optional(Words),
  link: z.optional(text(2_048)),
})

const HelpCategory = z.strictObject({
  category: some(40),
  title: Words,
  items: z.array(z.strictObject({ title: Words, content: Words })).check(z.maxLength(200)),
})

const DepositChannel = z.strictObject({
  vendorId: some(20),
  mode: z.optional(deposits.DepositMode),
  name: z.optional(Words),
  /** Name of the provider's mark, or the address of a picture. */
  logo: z.optional(some(2_048)),
  minVip: z.optional(z.int().check(z.gte(0), z.lte(10))),
  min: z.optional(Money),
  max: z.optional(Money),
  decimals: z.optional(z.boolean()),
  fee: z.optional(z.int().check(z.gte(0), z.lte(10_000))),
  quickAmounts: z.optional(z.array(Money).check(z.maxLength(20))),
  minutes: z.optional(Count),
  payee: z.optional(z.nullable(z.strictObject({ bankName: Words, accountName: text(80), accountNo: text(80) }))),
})

const BankLength = z.int().check(z.gte(1), z.lte(64))
/** Where winnings can be paid to, with the length of its account numbers. */
const Bank = z.strictObject({
  bankCode: withdrawCards.BankCode,
  name: z.optional(Words),
  kind: z.optional(withdrawCards.CardKind),
  minLength: z.optional(BankLength),
  maxLength: z.optional(BankLength),
  digitsOnly: z.optional(z.boolean()),
})

const Member = z.strictObject({
  username: Username,
  /** Needed for somebody new. */
  password: z.optional(some(64)),
  type: z.optional(z.enum(['player', 'agent'])),
  /** Who this is, for the lists of accounts. */
  story: z.optional(some(200)),
  nickname: z.optional(text(40)),
  mobile: z.optional(z.string().check(z.regex(/^\d{0,20}$/))),
  email: z.optional(text(254)),
  vip: z.optional(z.int().check(z.gte(0), z.lte(10))),
  balance: z.optional(Money),
  upline: z.optional(Username),
  status: z.optional(z.enum(['active', 'disabled', 'locked', 'self-excluded'])),
  firstTimeLogin: z.optional(z.boolean()),
  registered: z.optional(When),
  favourites: z.optional(z.array(NodeId).check(z.maxLength(500))),
  recents: z.optional(z.array(NodeId).check(z.maxLength(500))),
  messages: z.optional(
    z
      .array(
        z.strictObject({
          type: inbox.MessageType,
          title: Words,
          content: Words,
          at: When,
          read: z.optional(z.boolean()),
        }),
      )
      .check(z.maxLength(500)),
  ),
})

/** A round that is over: who, which game, when, stake and win. */
const Bet = z.strictObject({
  member: Username,
  nodeId: NodeId,
  placed: When,
  stake: Money,
  win: z.optional(Money),
  settled: z.optional(When),
  /** The vendor's reference. */
  ref: z.optional(some(80)),
})

/** What orders of both directions have: amount, last state, when it was opened, and when it came to that state. */
const order = { member: Username, amount: Money, at: When, ended: z.optional(When), fee: z.optional(Money) }
const namesOf = <Name extends string>(states: Record<Name, number>) => Object.keys(states) as [Name, ...Name[]]

const Deposit = z.strictObject({
  ...order,
  vendorId: some(20),
  state: z.enum(namesOf(deposits.DEPOSIT_STATES)),
  /** The part of the fee that was given back. */
  reimbursed: z.optional(Money),
  /** Reference of the payment. */
  refId: z.optional(text(80)),
  reason: z.optional(deposits.DepositReason),
})

/** A withdrawal; its amount has the fee in it, and its account is invented. */
const Withdrawal = z.strictObject({
  ...order,
  /** The bank of the account; the member's own account, or one at the first bank, without it. */
  bankCode: z.optional(withdrawCards.BankCode),
  state: z.enum(namesOf(withdrawals.WITHDRAWAL_STATES)),
  reason: z.optional(withdrawals.WithdrawalReason),
})

/** A rebate that was claimed, for what was played some days of the merchant's calendar before. */
const Rebate = z.strictObject({
  member: Username,
  claimed: When,
  daysAgo: z.optional(z.int().check(z.gte(0), z.lte(31))),
  turnover: Money,
  amount: Money,
})

/** A reward of the reward centre, claimed or not; those of missions and promotions follow from these. */
const Reward = z.strictObject({
  member: Username,
  type: rewards.RewardType,
  kind: z.optional(rewards.RewardKind),
  name: Words,
  amount: Money,
  /** How many times the amount has to be bet. */
  multiple: z.optional(Multiple),
  issued: When,
  expires: When,
  claimed: z.optional(When),
})

/** Money that a member sent to another. */
const Transfer = z.strictObject({
  from: Username,
  to: Username,
  amount: Money,
  at: When,
  remark: z.optional(text(140)),
})

/** What a member has joined, was given or has claimed of a promotion. */
const PromotionPart = z.strictObject({
  member: Username,
  /** The id of its announcement. */
  promotion: Id,
  label: z.enum(promotions.KEPT_LABELS),
  at: When,
  /** What was given; that of its rule without it. */
  amount: z.optional(Money),
  reason: z.optional(promotions.RejectReason),
})

/** A mission; targets are currency units where it measures turnover, else numbers of bets. */
const Mission = z.strictObject({
  id: z.int().check(z.gte(1), z.lte(1_000_000)),
  title: z.optional(Words),
  description: z.optional(Words),
  measure: z.optional(missions.MissionMeasure),
  gameTypes: z.optional(z.array(GameTypeName).check(z.maxLength(GAME_TYPES.length))),
  starts: z.optional(When),
  ends: z.optional(When),
  claimUntil: z.optional(When),
  milestones: z.optional(
    z.array(z.strictObject({ target: Money, amount: Money, multiple: Multiple })).check(z.maxLength(100)),
  ),
  /** Prizes of the leaderboard for ranks up to and including `upTo`. */
  prizes: z.optional(
    z
      .array(z.strictObject({ upTo: z.int().check(z.gte(1), z.lte(1_000)), amount: Money, multiple: Multiple }))
      .check(z.maxLength(20)),
  ),
})

const ChatAgent = z.strictObject({
  id: Id,
  name: z.optional(Words),
  avatar: z.optional(Address),
  from: z.optional(z.int().check(z.gte(0), z.lte(24))),
  until: z.optional(z.int().check(z.gte(0), z.lte(24))),
})

const Jackpot = z.strictObject({ vendor: VendorCode, base: z.optional(Money), perSecond: z.optional(Money) })
const News = z.strictObject({ id: Id, title: z.optional(Words), published: z.optional(When) })
const Winner = z.strictObject({ account: some(40), nodeId: NodeId, amount: Money, at: When })
const Resource = z.strictObject({
  resourceType: z.enum(system.RESOURCE_TYPES),
  url: StagedAddress,
  title: z.optional(Words),
  image: z.optional(Address),
})
const CustomerService = z.strictObject({
  csType: z.optional(z.enum(['LIVECHAT', 'LIVECHAT 1'])),
  title: z.optional(text(80)),
  address: StagedAddress,
})

/** The form of an entry of each list. */
export const ENTRIES = {
  vendors: Vendor,
  games: Game,
  matches: Match,
  announcements: Announcement,
  banners: Banner,
  help: HelpCategory,
  news: News,
  winners: Winner,
  jackpots: Jackpot,
  depositChannels: DepositChannel,
  banks: Bank,
  chatAgents: ChatAgent,
  members: Member,
  bets: Bet,
  deposits: Deposit,
  withdrawals: Withdrawal,
  rebates: Rebate,
  rewards: Reward,
  transfers: Transfer,
  promotionParts: PromotionPart,
  missions: Mission,
} as const

/** The lists of a file, each entry known by its key: it changes what the scenario below has of that key, or is new. */
const LISTS = Object.fromEntries(
  Object.entries(ENTRIES).map(([name, entry]) => [
    name,
    z.optional(list(entry, name === 'games' ? MOST.games : MOST.entries)),
  ]),
) as { [Name in keyof typeof ENTRIES]: z.ZodMiniOptional<z.ZodMiniArray<(typeof ENTRIES)[Name]>> }
export type ListName = keyof typeof LISTS
export const LIST_NAMES = Object.keys(LISTS) as ListName[]

/** The lists of what members did before the world's start. */
export const ORDER_LISTS = [
  'bets',
  'deposits',
  'withdrawals',
  'rebates',
  'rewards',
  'transfers',
  'promotionParts',
] as const satisfies readonly ListName[]
export type OrderList = (typeof ORDER_LISTS)[number]

/** Lists of which a file can bring all there is. Members stay: teams, inboxes and orders hang on them. */
export const WHOLE_LISTS = LIST_NAMES.filter((name) => name !== 'members')

export const ScenarioFile = z.strictObject({
  $schema: z.optional(z.string()),
  /** The scenario that it changes. */
  extends: z._default(some(40), 'everyday'),
  story: z.optional(some(300)),
  merchant: z.optional(some(20)),
  /** Who is logged in where the story begins. */
  person: z.optional(Username),
  country: z.optional(z.string().check(z.regex(/^[A-Z]{2}$/))),
  maintenance: z.optional(z.boolean()),
  regionRestriction: z.optional(z.boolean()),
  /** Lists that stand in place of the scenario's own, instead of changing them. */
  whole: z.optional(z.array(z.enum(WHOLE_LISTS as [ListName, ...ListName[]]))),
  brand: z.optional(Words),
  currency: z.optional(some(10)),
  currencySymbol: z.optional(some(10)),
  licence: z.optional(Words),
  /** Switches by name or id. */
  flags: z.optional(z.record(some(40), z.boolean())),
  /** Kinds of promotions that are on, by code. */
  promotions: z.optional(z.record(some(40), z.boolean())),
  settings: z.optional(Settings),
  customerService: z.optional(z.array(CustomerService).check(z.maxLength(50))),
  resources: z.optional(z.array(Resource).check(z.maxLength(200))),
  ...LISTS,
  faults: z.optional(z.array(control.FaultRule).check(z.maxLength(control.FAULT_RULES))),
  /** Rules that a recording suggests and that do nothing here: move one to `faults` to switch it on. */
  proposedFaults: z.optional(z.array(control.FaultRule).check(z.maxLength(control.FAULT_RULES))),
  /** The network of all calls: a preset, or its own figures. */
  network: z.optional(
    z.union([
      z.enum(NETWORK_SHAPE_NAMES),
      z
        .strictObject({ ...networkFields, ms: control.FaultRule.shape.ms })
        .check(
          z.refine((network) => Object.keys(network).length > 0, { error: 'say shape, ms, jitterMs, loss or kbps' }),
        ),
    ]),
  ),
  /** When the world begins: at a moment, or at a time of the merchant's day. */
  clock: z.optional(
    z.union([
      z.strictObject({ at: z.iso.datetime() }),
      z.strictObject({ time: z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/)) }),
    ]),
  ),
})
export type ScenarioFile = z.infer<typeof ScenarioFile>
/** An entry of a list. */
export type EntryOf<Name extends ListName> = NonNullable<ScenarioFile[Name]>[number]
