import { useEffect, useState } from 'react'
import * as z from 'zod/mini'
import { useInstallChoices } from '@/domain/install'
import { useSettings } from '@/domain/system'
import { device } from '@/shared/device'
import { usePanel } from '@/shared/navigation'
import { storedText } from '@/shared/storage'
import { useAsk } from '@/shared/ui/ask'
import { claimInterruption as hasInterrupted, isQuiet, mayInterrupt } from '@/shared/ui/popup-gate'
import { AppDownloadPopup, isAppDownloadDue } from './AppDownloadPopup.tsx'
import { DownloadBar } from './DownloadBar.tsx'
import { InstallTip } from './InstallTip.tsx'

const barDismissed = storedText('downloadBarDismissed', z.enum(['1']))
const tipSeen = storedText('popup.installTip', z.enum(['1']))

/** Home's install offers: the tip on an old iPhone, else the popup, once per visit; the bar until it is dismissed. */
export default function InstallOffers() {
  const currentDevice = device()
  const settings = useSettings()
  const choices = useInstallChoices()
  const [dismissed, setDismissed] = useState(() => barDismissed.read() === '1')
  const [tip, setTip] = useState<'unasked' | 'asked' | undefined>(() =>
    currentDevice.wantsInstallTip && currentDevice.shell === 'browser' && tipSeen.read() !== '1'
      ? 'unasked'
      : undefined,
  )
  const [popup, setPopup] = useState(isAppDownloadDue)
  const interrupted = usePanel() !== undefined
  const isAsking = useAsk(({ question }) => question !== undefined)

  const isBrowser = currentDevice.shell === 'browser' && settings !== undefined
  const offersPopup = isBrowser && popup && settings.appDownload.window && choices.length > 0
  const candidate = isBrowser && tip !== undefined ? 'tip' : offersPopup ? 'popup' : undefined
  const offer =
    candidate !== undefined && (tip === 'asked' || mayInterrupt(`install ${candidate}`)) ? candidate : undefined
  const hasBar = isBrowser && !dismissed && !isQuiet() && choices.some(({ url }) => url !== undefined)
  useEffect(() => {
    if (offer) hasInterrupted(`install ${offer}`)
  }, [offer])

  const closeTip = () => {
    tipSeen.write('1')
    setTip(undefined)
  }
  const dismiss = () => {
    barDismissed.write('1')
    setDismissed(true)
  }
  const free = !interrupted && !isAsking
  return (
    <>
      {hasBar && <DownloadBar onDismiss={dismiss} />}
      <InstallTip open={offer === 'tip' && free} onClose={closeTip} unasked={tip === 'unasked'} />
      {offer === 'popup' && free && (
        <AppDownloadPopup
          choices={choices}
          onHomeScreen={() => {
            setPopup(false)
            setTip('asked')
          }}
          onClose={() => setPopup(false)}
        />
      )}
    </>
  )
}
