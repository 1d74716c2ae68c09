import { lazyPart } from '@/shared/ui/lazy-part'
import { ClosesItself } from '@/shared/ui/missing'

interface NoticePopupProps {
  open: boolean
  onClose: () => void
}

const NoticeSheet = lazyPart(() => import('./NoticeSheet.tsx'), { missing: ClosesItself })

/** Sheet with the announcements, opened from the ticker. */
export const NoticePopup = ({ open, onClose }: NoticePopupProps) => open && <NoticeSheet onClose={onClose} />
