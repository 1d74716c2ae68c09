import { type MouseEvent, useCallback, useEffect, useRef } from 'react'
import { device } from '@/shared/device'
import { text } from '@/shared/i18n'
import { TOAST } from '@/shared/timings'
import { ask } from '@/shared/ui/ask'
import { toast } from '@/shared/ui/toast'

const IOS_FILE = /\.mobileconfig$/

/**
 * Goes to a download: on iOS only Safari can install one, so any other browser is told (POPUP-022); after the profile
 * a hint tells what is left to do, and the page goes to it when the hint is gone (POPUP-023).
 */
export function useDownload() {
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(leaving.current), [])

  return useCallback((event: MouseEvent, url: string) => {
    const here = device()
    if (here.isIos && !here.isSafari && here.shell === 'browser') {
      event.preventDefault()
      void ask({ title: text('shared:error.err_safari_required'), confirm: text('shared:action.ok') })
      return
    }
    if (!IOS_FILE.test(url)) return
    event.preventDefault()
    clearTimeout(leaving.current)
    toast.info(text('shared:error.app_goto_setting'), TOAST.openSettings, 'open-settings')
    leaving.current = setTimeout(() => location.assign(url), TOAST.openSettings)
  }, [])
}
