import { useState } from 'react'
import * as z from 'zod/mini'
import type { Choice } from '@/domain/install'
import { useSettings } from '@/domain/system'
import { isSynced, nextLocalMidnight, now } from '@/shared/clock'
import { Checkbox } from '@/shared/forms'
import { useText } from '@/shared/i18n'
import { inTab, stored } from '@/shared/storage'
import { Overlay } from '@/shared/ui/Overlay'
import styles from './AppDownloadPopup.module.css'
import { ChoiceList } from './ChoiceList.tsx'

const hidden = stored('popup.appDownload', z.object({ todayHideTime: z.int().check(z.gte(0)) }))
/** Whether it was closed on this visit; without "hide today" closing lasts for the visit. */
const closed = inTab('appDownloadClosed', z.literal(true))

const isHiddenToday = () => {
  const since = hidden.read()?.todayHideTime
  return since !== undefined && nextLocalMidnight(since) === nextLocalMidnight(now())
}

/** Whether to show the popup on this visit; not while offline, as nothing could be downloaded. */
export const isAppDownloadDue = () => isSynced() && closed.read() !== true && !isHiddenToday()

interface AppDownloadPopupProps {
  choices: readonly Choice[]
  onHomeScreen: () => void
  onClose: () => void
}

/** Popup that offers the app, after the other popups; with "hide today" if the merchant has reminders (POPUP-017). */
export function AppDownloadPopup({ choices, onHomeScreen, onClose }: AppDownloadPopupProps) {
  const t = useText()
  const settings = useSettings()
  const [hideToday, setHideToday] = useState(true)
  const reminds = settings?.appDownload.reminder ?? false

  const close = (next: () => void) => () => {
    closed.write(true)
    if (reminds && hideToday) hidden.write({ todayHideTime: now() })
    else hidden.remove()
    next()
  }
  return (
    <Overlay
      open
      unasked
      from="below"
      title={t('install:popup.title', { brand: settings?.brand ?? '' })}
      onClose={close(onClose)}
    >
      <div className={styles.popup}>
        <p className={styles.text}>{t('install:popup.text')}</p>
        <ChoiceList choices={choices} onHomeScreen={close(onHomeScreen)} />
        {reminds && (
          <Checkbox checked={hideToday} onChange={setHideToday}>
            {t('install:popup.hideToday')}
          </Checkbox>
        )}
      </div>
    </Overlay>
  )
}
