import { useState } from 'react'
import * as z from 'zod/mini'
import { useChoices } from '@/domain/install'
import { useSettings } from '@/domain/system'
import { device } from '@/shared/device'
import { usePanel } from '@/shared/navigation'
import { storedText } from '@/shared/storage'
import { useAsk } from '@/shared/ui/ask'
import { AppDownloadPopup, isAppDownloadDue } from './AppDownloadPopup.tsx'
import { DownloadBar } from './DownloadBar.tsx'
import { InstallTip } from './InstallTip.tsx'

const barDismissed = storedText('downloadBarDismissed', z.literal('1'))
const tipSeen = storedText('popup.installTip', z.literal('1'))

/** What home offers a browser, one thing after the other: the tip on an old iPhone, else the app; then the bar. */
export default function InstallOffers() {
  const here = device()
  const settings = useSettings()
  const choices = useChoices()
  const [dismissed, setDismissed] = useState(() => barDismissed.read() === '1')
  const [tip, setTip] = useState<'unasked' | 'asked' | undefined>(() =>
    here.wantsInstallTip && here.shell === 'browser' && tipSeen.read() !== '1' ? 'unasked' : undefined,
  )
  const [popup, setPopup] = useState(isAppDownloadDue)
  const interrupted = usePanel() !== undefined
  const asked = useAsk(({ question }) => question !== undefined)
  if (here.shell !== 'browser' || !settings) return null

  const closeTip = () => {
    tipSeen.write('1')
    setTip(undefined)
  }
  const dismiss = () => {
    barDismissed.write('1')
    setDismissed(true)
  }
  const free = !interrupted && !asked
  const showsPopup = popup && tip === undefined && settings.appDownload.window && choices.length > 0
  return (
    <>
      {!dismissed && choices.some(({ url }) => url !== undefined) && <DownloadBar onDismiss={dismiss} />}
      <InstallTip open={tip !== undefined && free} onClose={closeTip} unasked={tip === 'unasked'} />
      {showsPopup && free && (
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
