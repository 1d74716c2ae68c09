import { type MouseEvent, useCallback, useEffect, useRef } from 'react'
import { device } from '@/shared/device'
import { text } from '@/shared/i18n'
import { TOAST } from '@/shared/timings'
import { ask } from '@/shared/ui/ask'
import { toast } from '@/shared/ui/toast'

const IOS_FILE = /\.mobileconfig$/

/**
 * Starts a download. On iOS only Safari can install one, so other browsers show a notice (POPUP-022). For the profile a
 * hint explains the next steps, and the download starts when it disappears (POPUP-023).
 */
export function useDownload() {
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(leaving.current), [])

  return useCallback((event: MouseEvent, url: string) => {
    const currentDevice = device()
    if (currentDevice.isIos && !currentDevice.isSafari && currentDevice.shell === 'browser') {
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
