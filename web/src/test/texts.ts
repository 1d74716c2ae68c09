import { firstTexts, furtherTexts } from '@/app/texts'
import type { TextSource } from '@/shared/i18n'

/** All texts of the app in one. */
export const appTexts: TextSource = async (language) => ({
  ...(await firstTexts(language)),
  ...(await furtherTexts(language)),
})
