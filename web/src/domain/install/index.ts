import * as z from 'zod/mini'
import { useSettings } from '@/domain/system'
import { device } from '@/shared/device'
import { storedText } from '@/shared/storage'
import { type Choice, choicesOf } from './downloads.ts'
import { useInstallPrompt } from './install-prompt.ts'

export { type Choice, choicesOf, downloadLink, type Way } from './downloads.ts'
export { listenForInstallPrompt, showInstallPrompt } from './install-prompt.ts'
export { useDownload } from './use-download.ts'

/** '1' when the page was opened from the profile's web clip (spec §3). */
export const webClip = storedText('WEBCLIP', z.enum(['1']))

/** The ways to install the app on this device at this merchant. */
export function useInstallChoices(): Choice[] {
  const resources = useSettings()?.resources
  const canPrompt = useInstallPrompt(({ prompt }) => prompt !== undefined)
  return resources ? choicesOf(resources, device(), { isWebClip: webClip.read() === '1', canPrompt }) : []
}
