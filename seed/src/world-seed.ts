import type { Motif } from '@understudy/art'
import type {
  announcements,
  GameType,
  MemberType,
  MerchantCode,
  ModuleId,
  PackLanguage,
  system,
  withdrawCards,
} from '@understudy/contracts'
import type { PrizeMode } from '@understudy/contracts/lottery/terms'
import type { RegistrationSeed } from './registration-rules.ts'

/** A text in each bundled language. */
export type Texts = Record<PackLanguage, string>

/** A bank, e-wallet or cryptocurrency that can be paid to, with the form of its account numbers. */
export interface BankSeed {
  bankCode: string
  name: Texts
  kind: withdrawCards.CardKind
  minLength: number
  maxLength: number
  digitsOnly: boolean
}

export interface MerchantSeed {
  code: MerchantCode
  brand: Texts
  currency: string
  currencySymbol: string
  /** Flags by module id; an absent one is off. */
  flags: Partial<Record<ModuleId, boolean>>
  promotions: Record<string, boolean>
  settings: {
    vip: boolean
    appDownloadWindow: boolean
    appDownloadReminder: boolean
    popupAutoplay: boolean
    trail: 0 | 1
    /** Length of a trial session; defaults to an hour. */
    trialMinutes?: number
    memCen: string
    depFunc: string
    /** 1: one wallet for all vendors; 0: one each. */
    isSingle: 0 | 1
    /** Whole years; defaults to 18. */
    minimumAge?: number
    /** Offered links to the app. */
    downloads: system.Download[]
    social: { google: boolean; facebook: boolean; cloudReady: boolean }
    registration: RegistrationSeed
    registerMethods: ('username' | 'mobileNum')[]
    registerCaptcha: boolean
    /** Where a visitor's tap on Cricket leads; `{stage}` and `{site}` as in `stagedSite`. */
    cricketUrl: string
    mainDomain: string
    /** Hosts of the merchant; `{domain}` stands for the main one. Defaults to a mobile and a playing one. */
    routes?: string[]
    /** Where winnings can be paid to; defaults to the usual invented banks. */
    banks?: BankSeed[]
  }
  licence: Texts
  customerService: { csType?: 'LIVECHAT' | 'LIVECHAT 1'; title?: string; address: string }[]
  resources: (Omit<system.Resource, 'title'> & { title?: Texts })[]
}

/** The game node that represents a vendor's lobby. */
export interface LobbyNode {
  gameId: string
  nodeId: string
}

/** A category of the help centre; `{brand}` in its contents stands for the merchant. */
export interface HelpSeed {
  category: string
  title: Texts
  items: { title: Texts; content: Texts }[]
}

export interface VendorSeed {
  code: string
  name: Texts
  /** Path of the logo. */
  icon: string
  /** Category under which the platform lists the vendor; SPORTS also contains e-sport and cockfight vendors. */
  category: GameType
  /** Position in the merchant's sort order, from 1. */
  order: number
  maintenance: boolean
  /** Node of the vendor's lobby in `mapping`. */
  lobby: LobbyNode
  /** Further categories with games of the vendor. `mapping` is by category, so each has its own lobby. */
  alsoIn: { category: GameType; lobby: LobbyNode }[]
}

export interface GameSeed {
  nodeId: string
  gameType: GameType
  vendor: string
  gameId: string
  roomId: string
  gameCode: string
  name: Texts
  /** What the picture shows. */
  motif?: Motif
  /** Path of the picture; the path of a broken one has no picture. */
  icon: string
  largeIcon: string
  supported: boolean
  freePlay: boolean
  classify: string
  isGameH5: string
  lottoMode: string
  gameGroupId: string
  /** Position among the hot games, 0 for not hot. */
  hotRank: number
  /** Epoch ms; new for 30 days. */
  releasedAt: number
  /** Smallest stake in currency units; paylines. */
  minBet: number
  lines: number
  /** Position in the catalogue, from 1. */
  order: number
  /** Launches so far, for the ranking. */
  launches: number
}

export interface MatchSeed {
  matchId: string
  leagueId: string
  league: Texts
  home: Texts
  away: Texts
  homeImage: string
  awayImage: string
  startsAt: number
  endsAt: number
  vendor: string
  gameId: string
  roomId: string
  nodeId: string
  supported: boolean
  /** Decimal odds in hundredths. */
  homeOdds: number
  awayOdds: number
  group: string
}

export interface AnnouncementSeed {
  id: number
  merchant: MerchantCode
  type: announcements.AnnouncementType
  /** Banner group of the page that shows it; empty for all pages. */
  groupName: (typeof announcements.BANNER_GROUPS)[number] | ''
  title: Texts
  /** HTML as an editor wrote it, hostile in places; the server sanitises it before storing it. */
  content: Texts
  startDate: number
  endDate: number
  noExpiry: 0 | 1
  published: boolean
  promotionType: string
  execution: 'A' | 'B' | 'F' | ''
  images: { url: string; sequence: number }[]
  /** Number of readers, for the popular list. */
  readers: number
}

export interface BannerSeed {
  id: number
  merchant: MerchantCode
  groupName: (typeof announcements.BANNER_GROUPS)[number]
  url: string
  title: Texts
  subtitle: Texts
  link: string
  order: number
}

export interface MemberSeed {
  id: number
  merchant: MerchantCode
  /** Login name in lower case; tests refer to the cast by it. */
  username: string
  password: string
  type: MemberType
  nickname: string
  /** Local number without the dialling code; empty when there is none. */
  mobile: string
  email: string
  registeredAt: number
  /** Username of the upline, a member of the same merchant; empty without one. */
  upline: string
  /** '0' without a VIP label. */
  vipLabel: string
  avatar: string
  status: 'active' | 'disabled' | 'locked' | 'self-excluded'
  /** An account without access to the player site. */
  nonMember: boolean
  firstTimeLogin: boolean
  liveModel: boolean
  /** Main wallet, currency units. */
  balance: number
  passwordChangedAt: number
}

/** A device from which a member has logged in before. */
export interface DeviceSeed {
  memberId: number
  /** The id that the app stores on the device. */
  deviceId: string
  /** User agent. */
  agent: string
  ip: string
  firstAt: number
  lastAt: number
}

/** A verification code sent before the world's start; it counts towards its number's caps. */
export interface SentCodeSeed {
  merchant: MerchantCode
  /** `+923001234567` */
  target: string
  sentAt: number
}

/** A bet from before the world's start, as its vendor would have stored it. */
export interface BetSeed {
  ref: string
  memberId: number
  gameType: GameType
  vendor: string
  nodeId: string
  /** Currency units. */
  stake: number
  win: number
  /** With one wallet per vendor: the amount transferred to the vendor's wallet, which pays the bet. */
  brought?: number
  status: 'open' | 'won' | 'lost'
  placedAt: number
  settledAt: number | null
  dueAt: number | null
  detail: Record<string, unknown>
}

/** A lottery order from before the world's start; the server places and settles it like any other. */
export interface LotteryOrderSeed {
  /** Username of the member, at the world's first merchant. */
  member: string
  gameCode: string
  prizeMode: PrizeMode
  /** How long before the seed's start, a full hour, it was placed, milliseconds; negative for orders after it. */
  ago: number
  /** Lines by play code, with the content as the API expects it. */
  lines: readonly { play: string; content: string; multiple: number }[]
  /** Number of consecutive issues. */
  issues: number
  winningStop: boolean
  /** How many of the last issues the player cancelled. */
  cancelled?: number
  /** The system cancelled the order. */
  calledOff?: true
  /** Steered outcome of the first issue's draw. */
  result?: { kind: 'held' } | { kind: 'voided' } | { kind: 'number'; winningNumber: string }
}

/** A named member of the cast. */
export interface CastMember {
  name: string
  type: MemberType
  merchant: MerchantCode
  password: string
  story: string
}
