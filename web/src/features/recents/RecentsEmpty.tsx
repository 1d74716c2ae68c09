import { useText } from '@/shared/i18n'
import { paths, useToLogin } from '@/shared/navigation'
import { ButtonLink } from '@/shared/navigation/links'
import { useRole } from '@/shared/session'
import { Button } from '@/shared/ui/Button'
import { EmptyState } from '@/shared/ui/EmptyState'

export function RecentsEmpty() {
  const t = useText()
  const { isGuest } = useRole()
  const toLogin = useToLogin()
  return (
    <EmptyState
      scene="games"
      action={
        isGuest ? (
          <Button onClick={() => toLogin()}>{t('shared:action.login')}</Button>
        ) : (
          <ButtonLink to={paths.gameList({ type: 'hot' })}>{t('recents:toHot')}</ButtonLink>
        )
      }
    >
      {t('recents:none')}
    </EmptyState>
  )
}
