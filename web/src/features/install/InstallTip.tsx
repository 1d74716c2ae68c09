import { Share, SquarePlus } from 'lucide-react'
import { useDownload, useInstallChoices } from '@/domain/install'
import { device } from '@/shared/device'
import { useText } from '@/shared/i18n'
import { Overlay } from '@/shared/ui/Overlay'
import styles from './InstallTip.module.css'

/** Instructions to add the page to an iPhone's home screen, with the profile as an alternative if possible (POPUP-020). */
export function InstallTip({ open, onClose, unasked }: { open: boolean; onClose: () => void; unasked?: boolean }) {
  const t = useText()
  const download = useDownload()
  const profile = useInstallChoices().find(({ way }) => way === 'profile')?.url
  if (!device().isIos) return null
  return (
    <Overlay open={open} onClose={onClose} from="below" title={t('install:tip.title')} {...(unasked && { unasked })}>
      <div className={styles.tip}>
        <ol className={styles.steps}>
          <li>
            <Share size={20} aria-hidden="true" />
            {t('install:tip.share')}
          </li>
          <li>
            <SquarePlus size={20} aria-hidden="true" />
            {t('install:tip.add')}
          </li>
        </ol>
        {profile && (
          <a className={styles.profile} href={profile} onClick={(event) => download(event, profile)}>
            {t('install:tip.profile')}
          </a>
        )}
      </div>
    </Overlay>
  )
}
