/** The token our native wrapper adds to the user agent (POPUP-024, ours). */
export const APP_MARK = 'UnderstudyApp/'

export interface DeviceSigns {
  userAgent: string
  /** Maximum touch points: iPads report themselves as Macs and can only be told apart by these. */
  maxTouchPoints: number
  /** Whether the page was opened from the home screen, by display mode or Safari's `navigator.standalone`. */
  standalone: boolean
}

export interface Device {
  shell: 'app' | 'standalone' | 'browser'
  isIos: boolean
  isAndroid: boolean
  isMobile: boolean
  isSafari: boolean
  /** Major and minor version; undefined when the user agent has none. */
  iosVersion: number | undefined
  /** Every 11.x and older counts as version 11 (CONST-045). */
  isOldIos: boolean
  /** iOS 12.4 or older gets the home-screen tip. */
  wantsInstallTip: boolean
  /** iOS 12.4 or later can install the profile. */
  takesProfile: boolean
}

export function readDevice({ userAgent, maxTouchPoints, standalone }: DeviceSigns): Device {
  const isIos = /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1)
  const isAndroid = /Android/.test(userAgent)
  const iosVersion = isIos ? iosVersionOf(userAgent) : undefined
  return {
    shell: userAgent.includes(APP_MARK) ? 'app' : standalone ? 'standalone' : 'browser',
    isIos,
    isAndroid,
    isMobile: isIos || isAndroid || /Mobi/.test(userAgent),
    // Other browsers on iOS contain "Safari" too, each with a token of its own.
    isSafari:
      /Safari\//.test(userAgent) &&
      !/CriOS|FxiOS|EdgiOS|OPiOS|OPT\/|GSA|DuckDuckGo|YaBrowser|Chrome|Android/.test(userAgent),
    iosVersion,
    isOldIos: iosVersion !== undefined && iosVersion < 12,
    wantsInstallTip: iosVersion !== undefined && iosVersion <= 12.4,
    takesProfile: iosVersion !== undefined && iosVersion >= 12.4,
  }
}

/** Parses `OS 12_4_1` as 12.4; the minor version has always been a single digit. */
function iosVersionOf(userAgent: string): number | undefined {
  const [, major, minor] = /(?:OS|Version\/)[ ]?(\d+)[._](\d+)/.exec(userAgent) ?? []
  if (!major) return undefined
  const version = Number(`${major}.${(minor ?? '0').slice(0, 1)}`)
  return version < 12 ? 11 : version
}
