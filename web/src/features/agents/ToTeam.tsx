import { useFlags } from '@/domain/system'
import { useText } from '@/shared/i18n'
import { paths } from '@/shared/navigation'
import { ButtonLink } from '@/shared/navigation/links'

/** Leads an agent to the team, or home where the merchant does not show it. */
export function ToTeam() {
  const t = useText()
  const { teamManage } = useFlags()
  return teamManage ? (
    <ButtonLink to={paths.team()}>{t('agents:title.team')}</ButtonLink>
  ) : (
    <ButtonLink to={paths.home()}>{t('shared:action.goHome')}</ButtonLink>
  )
}
