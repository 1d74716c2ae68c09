import { useText } from '@/shared/i18n'
import { paths, useToLogin } from '@/shared/navigation'
import { ButtonLink } from '@/shared/navigation/links'
import { useRole } from '@/shared/session'
import { Button } from '@/shared/ui/Button'
import { EmptyState } from '@/shared/ui/EmptyState'

/** Empty state of the favourites; for visitors an explanation with a login button (GAMES-020, ours). */
export function FavouritesEmpty() {
  const t = useText()
  const { isGuest } = useRole()
  const toLogin = useToLogin()
  if (isGuest)
    return (
      <EmptyState scene="games" action={<Button onClick={() => toLogin()}>{t('shared:action.login')}</Button>}>
        {t('favourites:guest')}
      </EmptyState>
    )
  return (
    <EmptyState
      scene="games"
      action={<ButtonLink to={paths.gameList({ type: 'hot' })}>{t('favourites:toHot')}</ButtonLink>}
    >
      {t('favourites:none')}
    </EmptyState>
  )
}
