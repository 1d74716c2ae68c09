import type {
  announcements,
  GameType,
  MemberType,
  MerchantCode,
  ModuleId,
  PackLanguage,
  system,
} from '@understudy/contracts'
import type { PrizeMode } from '@understudy/contracts/lottery/terms'
import type { RegistrationSeed } from './registration-rules.ts'

/** A text in each bundled language. */
export type Texts = Record<PackLanguage, string>

export interface MerchantSeed {
  code: MerchantCode
  brand: Texts
  currency: string
  currencySymbol: string
  /** Every switch by module id; absent means off. */
  flags: Partial<Record<ModuleId, boolean>>
  promotions: Record<string, boolean>
  settings: {
    vip: boolean
    appDownloadWindow: boolean
    appDownloadReminder: boolean
    popupAutoplay: boolean
    trail: 0 | 1
    /** How long a trial session lasts; the usual hour where it is not set. */
    trialMinutes?: number
    memCen: string
    depFunc: string
    /** 1: one wallet for all vendors; 0: one each. */
    isSingle: 0 | 1
    /** Whole years; the usual 18 where it is not set. */
    minimumAge?: number
    /** Links to the app that exist. */
    downloads: system.Download[]
    social: { google: boolean; facebook: boolean; cloudReady: boolean }
    registration: RegistrationSeed
    registerMethods: ('username' | 'mobileNum')[]
    registerCaptcha: boolean
    /** Where Cricket leads a visitor without a session. */
    cricketUrl: string
    mainDomain: string
  }
  licence: Texts
  customerService: { csType?: 'LIVECHAT' | 'LIVECHAT 1'; title?: string; address: string }[]
  resources: (Omit<system.Resource, 'title'> & { title?: Texts })[]
}

/** The game node that stands for a vendor's lobby. */
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
  /** Category under which the platform sorts the vendor; SPORTS also holds e-sport and cockfight vendors. */
  category: GameType
  /** Place in the merchant's order, 1 first. */
  order: number
  maintenance: boolean
  /** Node of the vendor's lobby in `mapping`. */
  lobby: LobbyNode
  /** Further categories the vendor has games in: `mapping` is by category, so each has a lobby of its own. */
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
  /** Path of the picture; a broken one leads nowhere. */
  icon: string
  largeIcon: string
  supported: boolean
  freePlay: boolean
  classify: string
  isGameH5: string
  lottoMode: string
  gameGroupId: string
  /** Place among the hot games, 0 for not hot. */
  hotRank: number
  /** Epoch ms; new for 30 days. */
  releasedAt: number
  /** Smallest stake in currency units; paylines. */
  minBet: number
  lines: number
  /** Place in the catalogue, 1 first. */
  order: number
  /** Launches so far, for the rank list. */
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
  /** The page it is for, by its banner group; empty for what is said everywhere. */
  groupName: (typeof announcements.BANNER_GROUPS)[number] | ''
  title: Texts
  /** HTML as an editor wrote it, hostile in places: the server sanitises it before it stores it. */
  content: Texts
  startDate: number
  endDate: number
  noExpiry: 0 | 1
  published: boolean
  promotionType: string
  execution: 'A' | 'B' | 'F' | ''
  images: { url: string; sequence: number }[]
  /** How many members read it, for the popular list. */
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
  /** Login name, lower case; the cast's names are what tests call them. */
  username: string
  password: string
  type: MemberType
  nickname: string
  /** Local number without the dialling code, empty without one. */
  mobile: string
  email: string
  registeredAt: number
  /** Username of the upline, a member of the same merchant; empty without one. */
  upline: string
  /** '0' without a VIP label. */
  vipLabel: string
  avatar: string
  status: 'active' | 'disabled' | 'locked' | 'self-excluded'
  /** An account that is no member of the player site. */
  nonMember: boolean
  firstTimeLogin: boolean
  liveModel: boolean
  /** Main wallet, currency units. */
  balance: number
  passwordChangedAt: number
}

/** A device a member has logged in with before. */
export interface DeviceSeed {
  memberId: number
  /** The mark the app keeps on the device. */
  deviceId: string
  /** User agent. */
  agent: string
  ip: string
  firstAt: number
  lastAt: number
}

/** A verification code that was sent before the world began; it counts against the caps of its number. */
export interface SentCodeSeed {
  merchant: MerchantCode
  /** `+923001234567` */
  target: string
  sentAt: number
}

/** A bet of before the world began; what its vendor would have written. */
export interface BetSeed {
  ref: string
  memberId: number
  gameType: GameType
  vendor: string
  nodeId: string
  /** Currency units. */
  stake: number
  win: number
  /** Where vendors have wallets of their own: what went into this one before the bet, which is paid from there. */
  brought?: number
  status: 'open' | 'won' | 'lost'
  placedAt: number
  settledAt: number | null
  dueAt: number | null
  detail: Record<string, unknown>
}

/** A lottery order from before the world began: the server places it and lets it be drawn as any other one. */
export interface LotteryOrderSeed {
  /** Username of the member, of the world's first merchant. */
  member: string
  gameCode: string
  prizeMode: PrizeMode
  /** How long before the world's start it was placed, milliseconds; negative for the minutes after the full hour. */
  ago: number
  /** By the code of the play; as the content travels. */
  lines: readonly { play: string; content: string; multiple: number }[]
  /** Issues in a row. */
  issues: number
  winningStop: boolean
  /** How many of the last issues the player cancelled. */
  cancelled?: number
  /** The system cancelled it. */
  calledOff?: true
  /** What was ordered for the draw of its first issue. */
  result?: { kind: 'held' } | { kind: 'voided' } | { kind: 'number'; winningNumber: string }
}

/** A person testers call by name. */
export interface CastMember {
  name: string
  type: MemberType
  merchant: MerchantCode
  password: string
  story: string
}
