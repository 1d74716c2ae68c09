import { Gamepad2 } from 'lucide-react'
import { useState } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import { SocialButtons, useSocialLogin } from '@/domain/login'
import type { RememberedMethod } from '@/domain/login/remembered-login'
import { useSlideCheck } from '@/domain/slide'
import { useFlags, useSettings } from '@/domain/system'
import { DeviceForm } from '@/features/login/DeviceForm'
import { LoginBanners } from '@/features/login/LoginBanners'
import { loginFailure } from '@/features/login/LoginFailure'
import { MobileForm } from '@/features/login/MobileForm'
import { PasswordForm } from '@/features/login/PasswordForm'
import { useTestPlay } from '@/features/login/test-play'
import type { DeviceStep } from '@/features/login/use-login-attempt'
import { PasskeyLogin } from '@/features/passkeys/PasskeyLogin'
import { useText } from '@/shared/i18n'
import { accessTo, landingAfterLogin, paths } from '@/shared/navigation'
import { TextLink } from '@/shared/navigation/links'
import { useRole } from '@/shared/session'
import { Button } from '@/shared/ui/Button'
import { Muted } from '@/shared/ui/Muted'
import { Segments } from '@/shared/ui/Segments'
import { Skeleton } from '@/shared/ui/Skeleton'
import { AuthPage } from './AuthPage.tsx'
import styles from './LoginScreen.module.css'

export default function LoginScreen() {
  const t = useText()
  const location = useLocation()
  const { isMember, isTrial } = useRole()
  const { freePlay, mobileCodeLogin } = useFlags()
  const isKnown = useSettings() !== undefined
  const testPlay = useTestPlay()
  const landing = landingAfterLogin(location)
  const social = useSocialLogin(landing)
  const slide = useSlideCheck()
  const [chosen, setMethod] = useState<RememberedMethod>('username')
  const [captchaShown, setCaptchaShown] = useState(false)
  const [deviceStep, setDeviceStep] = useState<DeviceStep>()
  const method = mobileCodeLogin ? chosen : 'username'

  // Also runs after a login: once there is a session, this page redirects to the requested one.
  if (isMember) return <Navigate to={landing} replace />

  const context = {
    captchaShown,
    showCaptcha: () => setCaptchaShown(true),
    passSlide: slide.pass,
    toDeviceStep: setDeviceStep,
    asAgent: accessTo(landing) === 'agent',
  }
  return (
    <AuthPage subtitle={t(landing === paths.home() ? 'login:subtitle' : 'login:subtitleReturn')}>
      {deviceStep ? (
        <DeviceForm
          step={deviceStep}
          onBack={() => setDeviceStep(undefined)}
          instead={<PasskeyLogin asAgent={context.asAgent} username={deviceStep.username} refusal={loginFailure} />}
        />
      ) : (
        <>
          <LoginBanners />
          {/* Most merchants have two methods, whose choice would push the form down. */}
          {!isKnown && <Skeleton height="54px" radius={14} />}
          {mobileCodeLogin && (
            <Segments
              label={t('login:method.label')}
              options={METHODS.map((value) => ({ value, label: t(`login:method.${value}`) }))}
              value={method}
              onChange={setMethod}
            />
          )}
          {method === 'sms' ? <MobileForm context={context} /> : <PasswordForm context={context} />}
          <PasskeyLogin asAgent={context.asAgent} inField={method === 'username'} refusal={loginFailure} />
          {method === 'username' && <SocialButtons social={social} />}
          <Muted className={styles.register}>
            {t('login:newHere')}{' '}
            <TextLink to={paths.register()} state={{ from: landing }}>
              {t('login:register')}
            </TextLink>
          </Muted>
          {freePlay && !isTrial && (
            <Button
              look="secondary"
              wide
              icon={<Gamepad2 size={20} aria-hidden="true" />}
              busy={testPlay.busy}
              onClick={testPlay.start}
            >
              {t('login:testPlay')}
            </Button>
          )}
        </>
      )}
      {slide.dialog}
    </AuthPage>
  )
}

const METHODS = ['username', 'sms'] as const
