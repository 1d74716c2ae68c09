/** When a value is forgotten: with the session (logout), or when the browser meets another world. */
type Forget = 'logout' | 'world' | 'never'

/**
 * Every key the app writes on the device; whoever puts a device into another world needs them too. The first block is
 * the specification's (spec §3), the second names what it leaves open. What belongs to a session or to a world's data
 * goes when that goes.
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
  'rememberedLogin.username': 'world',
  'rememberedLogin.sms': 'world',
  temporaryPassword: 'logout',
  loginDeviceId: 'never',
  /** How far down the handle of the steering sits. */
  steeringHandle: 'never',
} as const satisfies Record<string, Forget>

export type StorageKey = keyof typeof KEYS

/** Keys forgotten on the occasion; another world forgets what a logout forgets as well. */
export const keysForgottenAt = (occasion: 'logout' | 'world'): StorageKey[] =>
  (Object.keys(KEYS) as StorageKey[]).filter(
    (key) => KEYS[key] === occasion || (occasion === 'world' && KEYS[key] === 'logout'),
  )
