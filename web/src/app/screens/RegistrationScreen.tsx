import { REGISTER_TYPES, type RegisterSettings, type RegisterType } from '@understudy/contracts/registration'
import { type ReactNode, useState } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import { SocialButtons, useSocialLogin } from '@/domain/login'
import { type InviterCodes, readInvitation } from '@/features/registration/affiliate'
import { RegistrationForm } from '@/features/registration/RegistrationForm'
import { RegistrationNews } from '@/features/registration/RegistrationNews'
import { registerCount } from '@/features/registration/register'
import { useRegisterSettings } from '@/features/registration/registration.queries'
import { registrationDraft } from '@/features/registration/registration-draft'
import { useText } from '@/shared/i18n'
import { landingAfterLogin, paths } from '@/shared/navigation'
import { ButtonLink, TextLink } from '@/shared/navigation/links'
import { QueryState } from '@/shared/query/QueryState'
import { useRole } from '@/shared/session'
import { EmptyState } from '@/shared/ui/EmptyState'
import { Muted } from '@/shared/ui/Muted'
import { Skeleton } from '@/shared/ui/Skeleton'
import { Tabs } from '@/shared/ui/Tabs'
import { AuthPage } from './AuthPage.tsx'
import styles from './RegistrationScreen.module.css'

export default function RegistrationScreen() {
  const t = useText()
  const location = useLocation()
  const { isMember } = useRole()
  const [invitation] = useState(() => readInvitation(location.search))
  const [wasHere] = useState(() => (registerCount.read() ?? 0) > 0)

  const landing = landingAfterLogin(location)
  const social = useSocialLogin(landing)
  const closed = useRegisterSettings().data?.registerTypes.length === 0

  // Also runs after a registration: once there is a session, this page redirects to the requested one.
  if (isMember) return <Navigate to={landing} replace />
  const toLogin = (
    <TextLink to={paths.login()} state={{ from: landing }}>
      {t('registration:login')}
    </TextLink>
  )
  return (
    <AuthPage subtitle={t('registration:subtitle')}>
      {wasHere && (
        <Muted className={styles.known}>
          {t('registration:known')} {toLogin}
        </Muted>
      )}
      {!closed && <RegistrationNews />}
      <Door invitation={invitation} />
      {!closed && (
        <>
          <SocialButtons social={social} />
          <Muted className={styles.login}>
            {t('registration:haveAccount')} {toLogin}
          </Muted>
        </>
      )}
    </AuthPage>
  )
}

/** The form, once its rules are loaded, or the reason why there is none. */
function Door({ invitation }: { invitation: InviterCodes }) {
  const t = useText()
  return (
    <QueryState query={useRegisterSettings()} waiting={<FormSkeleton label={t('shared:state.loading')} />}>
      {(settings) =>
        settings.registerTypes.length > 0 ? <Methods settings={settings} invitation={invitation} /> : <Closed />
      }
    </QueryState>
  )
}

function Closed() {
  const t = useText()
  return (
    <EmptyState action={<ButtonLink to={paths.login()}>{t('shared:action.login')}</ButtonLink>}>
      {t('registration:closed')}
    </EmptyState>
  )
}

/** Registration by username or, if that is the only way, by mobile number (REG-003); tabs if there are both (REG-002). */
function Methods({ settings, invitation }: { settings: RegisterSettings; invitation: InviterCodes }) {
  const t = useText()
  const offered = REGISTER_TYPES.filter((type) => settings.registerTypes.includes(type))
  const [wantedType, setWantedType] = useState<RegisterType>(() => registrationDraft().type ?? 'username')
  const type = offered.includes(wantedType) ? wantedType : (offered[0] as RegisterType)
  const form: ReactNode = <RegistrationForm settings={settings} type={type} invitation={invitation} />
  if (offered.length < 2) return form
  return (
    <Tabs
      label={t('registration:method.label')}
      tabs={offered.map((id) => ({ id, label: t(`registration:method.${id}`) }))}
      current={type}
      onChange={setWantedType}
    >
      {form}
    </Tabs>
  )
}

/** Skeleton of the shortest form. Content below it starts outside of the viewport, so that it does not visibly shift. */
function FormSkeleton({ label }: { label: string }) {
  return (
    <div className={styles.place} role="status" aria-label={label}>
      {['username', 'password', 'confirm', 'captcha'].map((name) => (
        <Skeleton key={name} width="100%" height="76px" />
      ))}
      <Skeleton width="100%" height="52px" />
    </div>
  )
}
