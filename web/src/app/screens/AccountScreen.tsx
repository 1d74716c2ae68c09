import { Profile } from '@/features/member/Profile'
import page from '@/shared/ui/Page.module.css'

export default function AccountScreen() {
  return (
    <div className={page.page}>
      <Profile />
    </div>
  )
}
