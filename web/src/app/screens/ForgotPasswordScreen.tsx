import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { useFlags } from '@/domain/system'
import { EmailReset, MobileReset } from '@/features/password/ResetAccount'
import type { ProvenReset } from '@/features/password/reset'
import { SetNewPassword } from '@/features/password/SetNewPassword'
import { useText } from '@/shared/i18n'
import { openPanel, paths } from '@/shared/navigation'
import { TextLink } from '@/shared/navigation/links'
import { Button } from '@/shared/ui/Button'
import { EmptyState } from '@/shared/ui/EmptyState'
import page from '@/shared/ui/Page.module.css'
import { Segments } from '@/shared/ui/Segments'

type Way = 'email' | 'mobile'

/** The second step is a history entry, so that Back returns to the first one with everything that was typed. */
const SECOND = { step: 2 } as const

/** /m/forget: identifies the account and verifies a code, then sets a new password (PSW-009); the merchant decides how. */
export default function ForgotPasswordScreen() {
  const t = useText()
  const { verification, passwordResetSms } = useFlags()
  const ways: Way[] = [...(verification ? ['email' as const] : []), ...(passwordResetSms ? ['mobile' as const] : [])]
  const [chosen, setChosen] = useState<Way>()
  const [proven, setProven] = useState<ProvenReset>()
  const way = chosen && ways.includes(chosen) ? chosen : ways[0]
  const navigate = useNavigate()
  const { state } = useLocation()
  // After a reload the verification is lost, so the entry shows the first step.
  const atSecond = (state as Partial<typeof SECOND> | null)?.step === SECOND.step
  const onProven = (proof: ProvenReset) => {
    setProven(proof)
    navigate(paths.forgotPassword(), { state: SECOND, replace: atSecond })
  }
  const setting = atSecond && proven

  if (!way)
    return (
      <EmptyState
        scene="keys"
        action={<Button onClick={() => openPanel('service')}>{t('shared:action.service')}</Button>}
      >
        {t('password:noReset')}
      </EmptyState>
    )
  return (
    <>
      <div hidden={Boolean(setting)}>
        <div className={page.page}>
          {ways.length > 1 && (
            <Segments
              label={t('password:ways')}
              options={ways.map((value) => ({ value, label: t(`password:way.${value}`) }))}
              value={way}
              onChange={setChosen}
            />
          )}
          {way === 'email' ? <EmailReset onProven={onProven} /> : <MobileReset onProven={onProven} />}
          <TextLink to={paths.login()}>{t('password:toLogin')}</TextLink>
        </div>
      </div>
      {setting && <SetNewPassword proven={setting} onLost={() => setProven(undefined)} />}
    </>
  )
}
