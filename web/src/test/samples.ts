import type { MemberInfo } from '@understudy/contracts/member'
import type { MemberType } from '@understudy/contracts/member-type'
import type { SettingsInfo, SystemStatus } from '@understudy/contracts/system'
import type { SessionInfo } from '@/shared/session'

export const TOKEN = 'default.6f9619ff-8b86-4d01-b42d-00cf4fc964ff'

/** A country in the format of `system.country`. */
export const PAKISTAN = { code: 'PK', name: 'Pakistan', dialingCode: '92', mobilePattern: '^3\\d{9}$', flag: '🇵🇰' }

export const sessionSample = (type: MemberType = 0, more: Partial<SessionInfo> = {}): SessionInfo => ({
  token: TOKEN,
  merchantCode: 'aurora1',
  userName: 'amina',
  type,
  firstTimeLogin: false,
  ...more,
})

export const memberSample = (more: Partial<MemberInfo> = {}): MemberInfo => ({
  id: 7,
  customerId: 7,
  type: 0,
  nickname: 'Amina',
  account: 'amina',
  mobile: '3** *** **12',
  email: 'a***@example.com',
  birthday: '',
  regDate: 0,
  toUpline: '',
  clubLabel: { labelName: 'VIP6' },
  currency: 'PKR',
  liveModel: false,
  editable: { nickname: true, email: false, birthday: true },
  ...more,
})

/** A merchant's settings, with the named switches on and all others off. */
export const settingsSample = (more: Partial<SettingsInfo> = {}, flags: readonly string[] = []): SettingsInfo => ({
  merchantCode: 'aurora1',
  brand: 'Aurora',
  customerService: [],
  domainRoute: { domain: 'aurora.example', merchantCode: 'aurora1', routes: [] },
  mobileTemplate: { mem_cen: '1', dep_func: '0' },
  paths: { cricket: 'https://cricket.example/', stage: 'http://localhost:3001' },
  register: { methods: ['username'], captcha: { enabled: false } },
  resources: [],
  whitelabel: flags.map((modId) => ({ modId, enabled: '1', childrenNodes: [] })),
  mainDomain: 'aurora.example',
  imageCDNs: [],
  launchGameCDNs: [],
  currency: 'PKR',
  currencySymbol: 'Rs',
  promotions: {},
  vip: { enabled: true },
  appDownload: { window: true, reminder: true },
  social: { google: false, facebook: false, cloudReady: false, cloudSms: false },
  minimumAge: 18,
  popupAutoplay: false,
  trail: 1,
  licence: 'Invented licence 1',
  ...more,
})

export const statusSample = (
  more: Partial<SystemStatus> = {},
  info: SettingsInfo = settingsSample(),
): SystemStatus => ({
  info,
  location: { ip: '203.0.113.7', country: 'PK' },
  maintenance: false,
  regionRestriction: false,
  ...more,
})

const KEY = '0f3a9c21'

/** Masks a path as the platform does, with a key at the end. */
export const masked = (text: string): string =>
  btoa(
    String.fromCharCode(...[...text].map((letter, index) => letter.charCodeAt(0) ^ KEY.charCodeAt(index % KEY.length))),
  ) + KEY
