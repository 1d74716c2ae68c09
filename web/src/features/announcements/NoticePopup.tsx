import { lazyPart } from '@/shared/ui/lazy-part'
import { CloseOnError } from '@/shared/ui/load-fallbacks'

interface NoticePopupProps {
  open: boolean
  onClose: () => void
}

const NoticeSheet = lazyPart(() => import('./NoticeSheet.tsx'), { missing: CloseOnError })

/** Sheet with the announcements, opened from the ticker. */
export const NoticePopup = ({ open, onClose }: NoticePopupProps) => open && <NoticeSheet onClose={onClose} />
