import { launchChat } from '@understudy/contracts/chat'
import { useLocation } from 'react-router-dom'
import * as z from 'zod/mini'
import { useSettings } from '@/domain/system'
import { type ServiceLink, serviceLinks } from '@/domain/system/service-links'
import { ApiError, call, errorText } from '@/shared/api'
import { useAction } from '@/shared/api/action'
import { languageCode, text } from '@/shared/i18n'
import { useRefuseTrial, useToLogin } from '@/shared/navigation'
import { addressOf } from '@/shared/navigation/base'
import { roleOf, session } from '@/shared/session'
import { storedText } from '@/shared/storage'
import { TIMINGS, TOAST } from '@/shared/timings'
import { toast } from '@/shared/ui/toast'
import { chatLanguage } from './chat-language.ts'

/** The chat page that was opened last (DATA-033). */
const storedChatUrl = storedText('chatUrl', z.string().check(z.regex(/^https?:\/\//)))

/** The colour of the app's bars, for the chat page, from the computed style in any CSS notation. */
const headerColor = () => {
  const colour = getComputedStyle(document.documentElement).getPropertyValue('--surface').trim()
  return /^#[0-9a-f]{6}$/i.test(colour) ? colour : '#141d2f'
}

const later = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/**
 * Opens the live chat (spec §4) for members; visitors are sent to the login first, trial players see a notice. The chat's
 * URL must match one of the merchant's configured entries; the tapped entry is sent along.
 */
export function useOpenChat() {
  const toLogin = useToLogin()
  const refuseTrial = useRefuseTrial()
  const settings = useSettings()
  const { pathname, search } = useLocation()
  const desks = serviceLinks(settings?.customerService ?? []).filter(({ kind }) => kind === 'chat')

  const launch = useAction(async (entry?: ServiceLink) => {
    const loading = toast.loading(text('shared:state.wait'), TOAST.loadingLong)
    try {
      const { chatUrl } = await call(launchChat, {
        query: {
          b2c: '1',
          language: chatLanguage(languageCode()),
          backUrl: location.origin + addressOf(pathname) + search,
          headerColor: headerColor(),
          title: text('shared:liveChat'),
        },
      })
      const address = new URL(chatUrl, location.origin)
      if (!desks.some(({ url }) => new URL(url, location.origin).origin === address.origin))
        throw new ApiError('client.empty.url')
      storedChatUrl.write(address.href)
      if (entry) address.hash = new URL(entry.url, location.origin).hash
      await later(TIMINGS.chatRedirect)
      loading.done()
      location.assign(address.href)
    } catch (error) {
      loading.error(errorText(error), TOAST.short)
    }
  })

  return (entry?: ServiceLink) => {
    const role = roleOf(session.get())
    if (role.isGuest) return toLogin()
    if (role.isTrial) return refuseTrial('free_reject')
    return launch.run(entry)
  }
}
