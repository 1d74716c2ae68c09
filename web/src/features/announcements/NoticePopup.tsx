import { type ComponentType, lazy, Suspense } from 'react'
import { ApiError, errorText } from '@/shared/api'
import { toast } from '@/shared/ui/toast'

interface NoticePopupProps {
  open: boolean
  onClose: () => void
}

/** Somebody asked for it, so a failure to load it is told; the next tap tries again. */
const load = () =>
  lazy<ComponentType<{ onClose: () => void }>>(() =>
    import('./NoticeSheet.tsx').catch(() => {
      toast.error(errorText(new ApiError('client.route.load')))
      NoticeSheet = load()
      return { default: () => null }
    }),
  )
let NoticeSheet = load()

/** The announcements to players, opened from the ticker. */
export function NoticePopup({ open, onClose }: NoticePopupProps) {
  if (!open) return null
  return (
    <Suspense>
      <NoticeSheet onClose={onClose} />
    </Suspense>
  )
}
