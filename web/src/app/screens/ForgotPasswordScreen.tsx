import { useState } from 'react'
import { useFlags } from '@/domain/system'
import styles from '@/features/password/Password.module.css'
import { EmailReset, MobileReset } from '@/features/password/ResetAccount'
import type { ProvenReset } from '@/features/password/reset'
import { SetNewPassword } from '@/features/password/SetNewPassword'
import { useText } from '@/shared/i18n'
import { openPanel, paths } from '@/shared/navigation'
import { Link } from '@/shared/navigation/Link'
import { Button } from '@/shared/ui/Button'
import { EmptyState } from '@/shared/ui/EmptyState'
import page from '@/shared/ui/Page.module.css'
import { Segments } from '@/shared/ui/Segments'

type Way = 'email' | 'mobile'

/** /m/forget: who one is and the code that went there, then the new password (PSW-009); the ways are the merchant's. */
export default function ForgotPasswordScreen() {
  const t = useText()
  const { verification, passwordResetSms } = useFlags()
  const ways: Way[] = [...(verification ? ['email' as const] : []), ...(passwordResetSms ? ['mobile' as const] : [])]
  const [chosen, setChosen] = useState<Way>()
  const [proven, setProven] = useState<ProvenReset>()
  const way = chosen && ways.includes(chosen) ? chosen : ways[0]

  if (proven) return <SetNewPassword proven={proven} onLost={() => setProven(undefined)} />
  if (!way)
    return (
      <EmptyState action={<Button onClick={() => openPanel('service')}>{t('password:askService')}</Button>}>
        {t('password:noReset')}
      </EmptyState>
    )
  return (
    <div className={page.page}>
      {ways.length > 1 && (
        <Segments
          label={t('password:ways')}
          options={ways.map((value) => ({ value, label: t(`password:way.${value}`) }))}
          value={way}
          onChange={setChosen}
        />
      )}
      <p className={page.intro}>{t(`password:wayIntro.${way}`)}</p>
      {way === 'email' ? <EmailReset onProven={setProven} /> : <MobileReset onProven={setProven} />}
      <Link className={styles.link} to={paths.login()}>
        {t('password:toLogin')}
      </Link>
    </div>
  )
}
