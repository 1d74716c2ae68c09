import { useFlags } from '@/domain/system'
import { useText } from '@/shared/i18n'
import { paths } from '@/shared/navigation'
import { ButtonLink } from '@/shared/navigation/links'
import { EmptyState } from '@/shared/ui/EmptyState'

/** An agent without a team, and the way to its first member. */
export function NoTeam() {
  const t = useText()
  const { registerCenter } = useFlags()
  return (
    <EmptyState
      scene="people"
      action={
        registerCenter ? (
          <ButtonLink to={paths.registerCenter()}>{t('agents:bring')}</ButtonLink>
        ) : (
          <ButtonLink to={paths.home()}>{t('shared:action.goHome')}</ButtonLink>
        )
      }
    >
      {t('agents:empty.team')}
    </EmptyState>
  )
}
