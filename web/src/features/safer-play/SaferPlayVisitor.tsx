import { LifeBuoy } from 'lucide-react'
import { useText } from '@/shared/i18n'
import { paths } from '@/shared/navigation'
import { RowLink } from '@/shared/navigation/RowLink'
import { Rows } from '@/shared/ui/Rows'

/** Explains the safer play tools to visitors without an account. */
export function SaferPlayVisitor() {
  const t = useText()
  return (
    <Rows title={t('safer-play:title')}>
      <RowLink
        icon={<LifeBuoy size={20} />}
        label={t('shared:action.login')}
        hint={t('safer-play:visitor')}
        to={paths.login({ backUrl: paths.settings() })}
      />
    </Rows>
  )
}
