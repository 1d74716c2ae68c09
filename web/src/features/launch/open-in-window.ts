import { launchGame } from '@understudy/contracts/launch'
import { ApiError, call, errorText } from '@/shared/api'
import { text } from '@/shared/i18n'
import { TOAST } from '@/shared/timings'
import { toast } from '@/shared/ui/toast'
import { type GameLaunchRequest, launchInput } from './launch-input.ts'
import { playableUrl } from './playable-url.ts'

/**
 * Launches into a new window. It is opened empty directly in the click handler and gets its URL when the launch has
 * answered: opened later, it would be blocked as a popup (HOME-035).
 */
export async function openInWindow(request: GameLaunchRequest, allowed: readonly string[]): Promise<void> {
  const opened = window.open('', '_blank')
  if (!opened) {
    toast.error(text('launch:windowBlocked'), TOAST.long)
    return
  }
  // The vendor's page must not access this one.
  opened.opener = null
  opened.document.title = text('launch:game')
  opened.document.body.textContent = text('shared:state.wait')
  try {
    const { content } = await call(launchGame, launchInput(request))
    const url = playableUrl(content.game_url, allowed)
    if (!url) throw new ApiError('client.empty.url')
    opened.location.replace(url)
  } catch (error) {
    opened.close()
    toast.error(errorText(error), TOAST.short)
  }
}
