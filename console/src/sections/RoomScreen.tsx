import type { Room } from '@understudy/contracts/control/rooms'
import { Maximize, Smartphone, X } from 'lucide-react'
import { useRef } from 'react'
import { createPortal } from 'react-dom'
import { Button, IconButton } from '@/shared/ui/Button'
import { PhoneCode } from '../parts/PhoneCode.tsx'
import { useSteeringText } from '../steering-texts.ts'
import styles from './RoomScreen.module.css'

/** Full-screen join code of a room for a projector, with the number of participants. */
export function RoomScreen({ room }: { room: Room }) {
  const t = useSteeringText()
  const dialog = useRef<HTMLDialogElement>(null)
  const show = () => {
    dialog.current?.showModal()
    // Without full-screen support it fills the window.
    document.documentElement.requestFullscreen?.().catch(() => {})
  }
  const hide = () => {
    if (document.fullscreenElement) document.exitFullscreen().catch(() => {})
  }
  return (
    <>
      <Button icon={<Maximize size={16} aria-hidden="true" />} onClick={show}>
        {t('room.fullScreen')}
      </Button>
      {createPortal(
        // Rendered beside the drawer, where Escape does not close the drawer as well.
        <dialog ref={dialog} className={styles.screen} aria-label={t('room.qr')} onClose={hide}>
          <div className={styles.close}>
            <IconButton
              label={t('room.closeFull')}
              icon={<X size={20} aria-hidden="true" />}
              onClick={() => dialog.current?.close()}
            />
          </div>
          <div className={styles.code}>
            <PhoneCode address={room.link} label={t('room.qr')} />
          </div>
          <div className={styles.words}>
            <h2>
              <bdi>{room.name || t('room.scan')}</bdi>
            </h2>
            {room.name && <p>{t('room.scan')}</p>}
            <p className={styles.letters}>
              <bdi>{room.code}</bdi>
            </p>
            <p className={styles.link}>
              <bdi>{room.link}</bdi>
            </p>
            <p className={styles.people} aria-label={t('room.people')} role="status">
              <Smartphone size={20} aria-hidden="true" />
              <bdi>
                {room.people.length} / {room.quota}
              </bdi>
            </p>
          </div>
        </dialog>,
        document.documentElement,
      )}
    </>
  )
}
