import { useSettings } from '@/domain/system'
import { device } from '@/shared/device'
import { storedText } from '@/shared/storage'
import { oneOf, shaped } from '@/shared/storage/shape'
import { type Choice, choicesOf } from './downloads.ts'

export { type Choice, choicesOf, downloadLink, WAYS, type Way } from './downloads.ts'
export { useDownload } from './use-download.ts'

/** '1' where the page runs from the web clip of the profile (spec §3). */
export const webClip = storedText('WEBCLIP', shaped(oneOf('1')))

/** The ways to have the app that this device and this merchant have. */
export function useChoices(): Choice[] {
  const resources = useSettings()?.resources
  return resources ? choicesOf(resources, device(), webClip.read() === '1') : []
}
