import { USUAL_MINIMUM_AGE } from '@understudy/contracts/age'
import { useSettings } from '@/domain/system'
import { Checkbox } from '@/shared/forms'
import { useText } from '@/shared/i18n'
import { paths } from '@/shared/navigation'
import { Link } from '@/shared/navigation/Link'
import styles from './Terms.module.css'

/** Required checkbox: minimum age and consent to the terms (REG-004, VALID-026). */
export function TermsConsent({ agrees, onChange }: { agrees: boolean; onChange: (agrees: boolean) => void }) {
  const t = useText()
  const age = useSettings()?.minimumAge ?? USUAL_MINIMUM_AGE
  // The link's position depends on the language: last in English, before the verb in Urdu.
  const [before, after] = t('registration:agree', { age, terms: '|' }).split('|')
  return (
    <Checkbox name="agree" checked={agrees} onChange={onChange} className={styles.terms}>
      {before}
      <Link className={styles.link} to={paths.help({ tag: 'tc' })}>
        {t('registration:terms')}
      </Link>
      {after}
    </Checkbox>
  )
}
