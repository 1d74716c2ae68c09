import { Gamepad2 } from 'lucide-react'
import { useState } from 'react'
import { Link, Navigate, useLocation } from 'react-router-dom'
import { useText } from '@/shared/i18n'
import { SocialButtons, useSocialLogin } from '@/shared/login'
import { accessTo, landingAfterLogin, paths } from '@/shared/navigation'
import type { RememberedMethod } from '@/shared/remembered-login'
import { useRole } from '@/shared/session'
import { useSlideCheck } from '@/shared/slide'
import { useFlags, useSettings } from '@/shared/system'
import { BrandMark } from '@/shared/ui/BrandMark'
import { Button } from '@/shared/ui/Button'
import { Segments } from '@/shared/ui/Segments'
import { Skeleton } from '@/shared/ui/Skeleton'
import { DeviceForm } from './DeviceForm.tsx'
import { LoginBanners } from './LoginBanners.tsx'
import styles from './LoginScreen.module.css'
import { MobileForm } from './MobileForm.tsx'
import { PasswordForm } from './PasswordForm.tsx'
import { useTestPlay } from './test-play.ts'
import type { DeviceStep } from './use-login-attempt.ts'

export default function LoginScreen() {
  const t = useText()
  const location = useLocation()
  const { isMember, isTrial } = useRole()
  const settings = useSettings()
  const { freePlay, mobileCodeLogin } = useFlags()
  const testPlay = useTestPlay()
  const landing = landingAfterLogin(location)
  const social = useSocialLogin(landing)
  const slide = useSlideCheck()
  const [chosen, setMethod] = useState<RememberedMethod>('username')
  const [captchaShown, setCaptchaShown] = useState(false)
  const [deviceStep, setDeviceStep] = useState<DeviceStep>()
  const method = mobileCodeLogin ? chosen : 'username'

  // Also what follows a login: the session appears, and this page makes room for the one that was wanted.
  if (isMember) return <Navigate to={landing} replace />

  const context = {
    captchaShown,
    showCaptcha: () => setCaptchaShown(true),
    passSlide: slide.pass,
    toDeviceStep: setDeviceStep,
    asAgent: accessTo(landing) === 'agent',
  }
  return (
    <div className={styles.screen}>
      <header className={styles.brand}>
        <BrandMark size={52} />
        <div>
          <p className={styles.name}>{settings?.brand ?? <Skeleton width="6em" />}</p>
          <p className={styles.subtitle}>{t(landing === paths.home() ? 'login:subtitle' : 'login:subtitleReturn')}</p>
        </div>
      </header>
      {deviceStep ? (
        <DeviceForm step={deviceStep} onBack={() => setDeviceStep(undefined)} />
      ) : (
        <>
          <LoginBanners />
          {mobileCodeLogin && (
            <Segments
              label={t('login:method.label')}
              options={METHODS.map((value) => ({ value, label: t(`login:method.${value}`) }))}
              value={method}
              onChange={setMethod}
            />
          )}
          {method === 'sms' ? <MobileForm context={context} /> : <PasswordForm context={context} />}
          {method === 'username' && <SocialButtons social={social} />}
          <p className={styles.register}>
            {t('login:newHere')}{' '}
            <Link className={styles.link} to={paths.register()} state={{ from: landing }}>
              {t('login:register')}
            </Link>
          </p>
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
    </div>
  )
}

const METHODS = ['username', 'sms'] as const
