/** When a value is removed: at the end of the session, or when the browser opens another world. */
type Forget = 'logout' | 'world' | 'never'

/**
 * Every key the app writes on the device, and when its value is removed. Keys of the first block are the
 * specification's (spec §3), those of the second are ours.
 */
export const KEYS = {
  status: 'world',
  memberInfo: 'logout',
  service_link: 'world',
  getVassGameType: 'world',
  getGameLotts: 'world',
  lottList: 'world',
  elottList: 'world',
  setTemplate: 'world',
  MC_SESSION_INFO: 'logout',
  autoLogin: 'world',
  theme: 'never',
  language: 'never',
  pseudo: 'never',
  WEBCLIP: 'never',

  /** World the data of this browser belongs to. */
  world: 'never',
  registrationRules: 'world',
  affiliateCode: 'world',
  registerCount: 'world',
  numero: 'world',
  icons: 'world',
  hotMatches: 'world',
  chatUrl: 'logout',
  /** States of the popups A and B (spec §4) and of the app download popup. */
  'popup.A': 'world',
  'popup.B': 'world',
  'popup.appDownload': 'world',
  'popup.installTip': 'world',
  downloadBarDismissed: 'world',
  balanceHidden: 'world',
  /** The method of the last deposit. */
  depositMethod: 'world',
  /** The mode in which a draw was played last. */
  lotteryMode: 'world',
  /** Of this browser; a logout ends it at the platform too. */
  pushSubscription: 'world',
  pushOffer: 'world',
  'rememberedLogin.username': 'world',
  'rememberedLogin.sms': 'world',
  temporaryPassword: 'logout',
  loginDeviceId: 'never',
  /** Vertical position of the drawer's handle. */
  steeringHandle: 'never',
} as const satisfies Record<string, Forget>

export type StorageKey = keyof typeof KEYS

/** Keys to remove on an occasion; another world includes those of a logout. */
export const keysForgottenAt = (occasion: 'logout' | 'world'): StorageKey[] =>
  (Object.keys(KEYS) as StorageKey[]).filter(
    (key) => KEYS[key] === occasion || (occasion === 'world' && KEYS[key] === 'logout'),
  )

/**
 * Values of a browser that a capsule takes along: none opens a session, holds a password or belongs to the drawer, and
 * world, language and theme are told by its facts.
 */
export const CARRIED_KEYS = {
  local: [
    'status',
    'memberInfo',
    'service_link',
    'getVassGameType',
    'getGameLotts',
    'lottList',
    'elottList',
    'setTemplate',
    'pseudo',
    'WEBCLIP',
    'registrationRules',
    'affiliateCode',
    'registerCount',
    'numero',
    'icons',
    'hotMatches',
    'chatUrl',
    'popup.A',
    'popup.B',
    'popup.appDownload',
    'popup.installTip',
    'downloadBarDismissed',
    'balanceHidden',
    'depositMethod',
    'lotteryMode',
    'loginDeviceId',
  ],
  /** Of the tab. */
  session: [
    'intents',
    'draft',
    'codeDeadlines',
    'lotterySlip',
    'scroll',
    'sessionReminders',
    'appDownloadClosed',
    'openDeposits',
  ],
} as const satisfies { local: readonly StorageKey[]; session: readonly string[] }
