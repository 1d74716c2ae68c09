import { useState } from 'react'
import { useText } from '@/shared/i18n'
import { Overlay } from '@/shared/ui/Overlay'
import styles from './NoticeSheet.module.css'
import { Notices } from './Notices.tsx'

export default function NoticeSheet({ onClose }: { onClose: () => void }) {
  const t = useText()
  const [openId, setOpenId] = useState<number>()
  return (
    <Overlay open from="below" title={t('announcements:notice.title')} onClose={onClose}>
      <div className={styles.body}>
        <Notices openId={openId} onOpen={setOpenId} onLeave={onClose} />
      </div>
    </Overlay>
  )
}
