import { useEffect, useState } from 'react'
import * as z from 'zod/mini'
import { useChoices } from '@/domain/install'
import { useSettings } from '@/domain/system'
import { device } from '@/shared/device'
import { usePanel } from '@/shared/navigation'
import { storedText } from '@/shared/storage'
import { useAsk } from '@/shared/ui/ask'
import { interrupted as hasInterrupted, mayInterrupt } from '@/shared/ui/interruption'
import { AppDownloadPopup, isAppDownloadDue } from './AppDownloadPopup.tsx'
import { DownloadBar } from './DownloadBar.tsx'
import { InstallTip } from './InstallTip.tsx'

const barDismissed = storedText('downloadBarDismissed', z.enum(['1']))
const tipSeen = storedText('popup.installTip', z.enum(['1']))

/** Home's install offers, one per visit: the tip on an old iPhone, else the popup; on later visits the bar. */
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

  const shows =
    here.shell !== 'browser' || !settings
      ? undefined
      : tip !== undefined
        ? 'tip'
        : popup && settings.appDownload.window && choices.length > 0
          ? 'popup'
          : !dismissed && choices.some(({ url }) => url !== undefined)
            ? 'bar'
            : undefined
  const mine = shows !== undefined && (tip === 'asked' || mayInterrupt(`install ${shows}`))
  useEffect(() => {
    if (mine && shows) hasInterrupted(`install ${shows}`)
  }, [mine, shows])
  if (!mine) return null

  const closeTip = () => {
    tipSeen.write('1')
    setTip(undefined)
  }
  const dismiss = () => {
    barDismissed.write('1')
    setDismissed(true)
  }
  const free = !interrupted && !asked
  return (
    <>
      {shows === 'bar' && <DownloadBar onDismiss={dismiss} />}
      <InstallTip open={shows === 'tip' && free} onClose={closeTip} unasked={tip === 'unasked'} />
      {shows === 'popup' && free && (
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
