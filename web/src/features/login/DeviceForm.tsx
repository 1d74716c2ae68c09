import { ShieldQuestion } from 'lucide-react'
import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react'
import { isApiError } from '@/shared/api'
import { CodeField, Form, refusedAt, useCodeRequest, useForm } from '@/shared/forms'
import { useText } from '@/shared/i18n'
import { Button } from '@/shared/ui/Button'
import { Muted } from '@/shared/ui/Muted'
import { SectionTitle } from '@/shared/ui/SectionTitle'
import styles from './DeviceForm.module.css'
import { loginFailure } from './LoginFailure.tsx'
import { deviceSchema } from './login-rules.ts'
import type { DeviceStep } from './use-login-attempt.ts'

const refused = refusedAt({ 'sms.code.invalid': 'code', 'sms.code.expired': 'code' })

interface DeviceFormProps {
  step: DeviceStep
  onBack: () => void
  /** Another way to verify the member. */
  instead?: ReactNode
}

/** Second factor on a new device: the code that was sent to the member. */
export function DeviceForm({ step, onBack, instead }: DeviceFormProps) {
  const t = useText()
  const box = useRef<HTMLDivElement>(null)
  const { field, form, busy } = useForm({
    initial: { code: '' },
    schema: deviceSchema,
    async submit({ code }) {
      try {
        await step.again(code)
      } catch (error) {
        if (isApiError(error, 'sms.code.expired')) request.reset()
        throw refused(error)
      }
    },
  })
  const { channel, to, expirationTime, again } = step
  const request = useCodeRequest({
    keyOf: () => `device ${to}`,
    prepare: async () => {},
    // Repeating the login without a code sends a new one.
    ask: async () => (await again()) ?? expirationTime,
  })
  const startCountdown = useEffectEvent(request.until)
  useEffect(() => startCountdown(expirationTime), [expirationTime])
  useEffect(() => box.current?.querySelector('input')?.focus(), [])

  return (
    <div ref={box} className={styles.step}>
      <header className={styles.head}>
        <ShieldQuestion size={28} aria-hidden="true" />
        <div>
          <SectionTitle>{t('login:device.title')}</SectionTitle>
          <Muted>
            {/* Bidi isolation keeps a masked number intact within Urdu. */}
            {t(`login:device.${channel}`, { to: `\u2066${to}\u2069` })}
          </Muted>
        </div>
      </header>
      <Form
        form={form}
        label={t('login:device.title')}
        submit={t(busy ? 'login:submitting' : 'login:device.submit')}
        failure={loginFailure}
        after={
          <>
            {instead}
            <Button look="quiet" onClick={onBack}>
              {t('login:device.back')}
            </Button>
          </>
        }
      >
        <CodeField field={field('code')} request={request} />
      </Form>
    </div>
  )
}
