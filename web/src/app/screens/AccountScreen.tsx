import { Profile } from '@/features/member/Profile'
import { useText } from '@/shared/i18n'
import page from '@/shared/ui/Page.module.css'

export default function AccountScreen() {
  const t = useText()
  return (
    <div className={page.page}>
      <p className={page.intro}>{t('member:intro.account')}</p>
      <Profile />
    </div>
  )
}
