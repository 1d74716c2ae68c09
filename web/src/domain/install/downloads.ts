import type { Resource } from '@understudy/contracts/system'
import type { Device } from '@/shared/device'

const linkOf = (resources: readonly Resource[], type: Resource['resourceType']) =>
  resources.find(({ resourceType }) => resourceType === type)?.url

/** The download for a device: on iOS the app or the profile, on anything else the Android app (POPUP-014). */
export const downloadLink = (resources: readonly Resource[], { isIos }: Pick<Device, 'isIos'>): string | undefined =>
  isIos ? (linkOf(resources, 'IOS') ?? linkOf(resources, 'MOBILECONFIG')) : linkOf(resources, 'Android')

export const WAYS = ['homeScreen', 'android', 'profile', 'ios'] as const
export type Way = (typeof WAYS)[number]

/** A way to install the app; adding to the home screen has no URL but instructions. */
export interface Choice {
  way: Way
  url: string | undefined
}

interface Installed {
  /** Whether the profile is installed. */
  isWebClip: boolean
  /** Whether the browser offers to install the app itself. */
  canPrompt: boolean
}

/** The ways to install the app that a device is offered (spec §2 app download popup). */
export function choicesOf(
  resources: readonly Resource[],
  currentDevice: Device,
  { isWebClip, canPrompt }: Installed,
): Choice[] {
  const android = linkOf(resources, 'Android')
  const profile = linkOf(resources, 'MOBILECONFIG')
  const ios = linkOf(resources, 'IOS')
  const offered: Record<Way, boolean> = {
    homeScreen: canPrompt || (currentDevice.isIos && currentDevice.isSafari && currentDevice.shell === 'browser'),
    android: android !== undefined && !currentDevice.isIos,
    profile: profile !== undefined && currentDevice.isIos && currentDevice.takesProfile && !isWebClip,
    ios: ios !== undefined,
  }
  const urls: Record<Way, string | undefined> = { homeScreen: undefined, android, profile, ios }
  return WAYS.filter((way) => offered[way]).map((way) => ({ way, url: urls[way] }))
}
