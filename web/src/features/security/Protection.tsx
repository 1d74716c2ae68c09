import type { SecurityConfig } from '@understudy/contracts/security'
import {
  AtSign,
  CircleCheck,
  CircleDashed,
  Fingerprint,
  KeyRound,
  MessageCircleQuestion,
  Smartphone,
  WalletCards,
} from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useDates } from '@/shared/format/dates'
import { useText } from '@/shared/i18n'
import { paths } from '@/shared/navigation'
import { RowLink } from '@/shared/navigation/RowLink'
import { useSession } from '@/shared/session'
import { Card } from '@/shared/ui/Card'
import page from '@/shared/ui/Page.module.css'
import { Progress } from '@/shared/ui/Progress'
import { RowButton, Rows } from '@/shared/ui/Rows'
import { Devices } from './Devices.tsx'
import { EmailSheet } from './EmailSheet.tsx'
import { MobileSheet } from './MobileSheet.tsx'
import { PaymentSheet } from './PaymentSheet.tsx'
import { QuestionsSheet } from './QuestionsSheet.tsx'
import styles from './Security.module.css'

// Lazy, so that the library of its form is not part of the screen's chunk.

type Sheet = 'payment' | 'mobile' | 'email' | 'questions'

/** The settings that protect an account, each with its status and sheet, and how many of them are set. */
export function Protection({ config: data }: { config: SecurityConfig }) {
  const t = useText()
  const { local } = useDates()
  const session = useSession()
  const [sheet, setSheet] = useState<Sheet>()
  const close = () => setSheet(undefined)
  const doneCount = [
    data.hasPassword,
    data.hasPaymentPassword,
    data.hasMobile,
    data.hasEmail,
    data.hasSecurityQuestions,
  ]
  const count = doneCount.filter(Boolean).length
  return (
    <>
      <Card className={styles.score}>
        <p>{t('security:score', { count, all: doneCount.length })}</p>
        <Progress value={count} max={doneCount.length} label={t('security:scoreLabel')} />
      </Card>
      <Rows title={t('security:title')}>
        <RowLink
          icon={<KeyRound size={20} />}
          label={t('security:password.title')}
          hint={t('security:password.changed', { time: local(data.passwordChangedAt, 'moment') })}
          trailing={<State done={data.hasPassword} />}
          to={paths.changePassword()}
        />
        <RowLink
          icon={<Fingerprint size={20} />}
          label={t('security:passkeys.title')}
          hint={t('security:passkeys.hint')}
          to={paths.passkeys()}
        />
        <RowButton
          icon={<WalletCards size={20} />}
          label={t('security:payment.title')}
          hint={
            data.paymentLockedUntil === null
              ? t('security:payment.hint')
              : t('security:payment.locked', { time: local(data.paymentLockedUntil, 'moment') })
          }
          trailing={<State done={data.hasPaymentPassword} />}
          aria-haspopup="dialog"
          onClick={() => setSheet('payment')}
        />
        <RowButton
          icon={<Smartphone size={20} />}
          label={t('security:mobile.title')}
          hint={<bdi dir="ltr">{data.mobile}</bdi>}
          trailing={<State done={data.hasMobile} />}
          aria-haspopup="dialog"
          onClick={() => setSheet('mobile')}
        />
        <RowButton
          icon={<AtSign size={20} />}
          label={t('security:email.title')}
          hint={<bdi dir="ltr">{data.email}</bdi>}
          trailing={<State done={data.hasEmail} />}
          aria-haspopup="dialog"
          onClick={() => setSheet('email')}
        />
        <RowButton
          icon={<MessageCircleQuestion size={20} />}
          label={t('security:questions.title')}
          trailing={<State done={data.hasSecurityQuestions} />}
          aria-haspopup="dialog"
          onClick={() => setSheet('questions')}
        />
      </Rows>
      <Devices />
      <p className={page.intro}>
        {data.lastLoginTime === null
          ? session?.firstTimeLogin && t('security:firstLogin')
          : t('security:lastLogin', { time: local(data.lastLoginTime, 'moment'), ip: data.lastLoginIp })}
      </p>
      {sheet === 'payment' && <PaymentSheet isSet={data.hasPaymentPassword} asks={data.hasPassword} onClose={close} />}
      {sheet === 'mobile' && <MobileSheet asks={data.hasPassword} onClose={close} />}
      {sheet === 'email' && <EmailSheet asks={data.hasPassword} onClose={close} />}
      {sheet === 'questions' && (
        <QuestionsSheet isSet={data.hasSecurityQuestions} asks={data.hasPassword} onClose={close} />
      )}
    </>
  )
}

/** Status of a setting, by shape and text as well as by colour. */
function State({ done }: { done: boolean }): ReactNode {
  const t = useText()
  return (
    <span className={done ? styles.done : styles.open}>
      {done ? <CircleCheck size={16} aria-hidden="true" /> : <CircleDashed size={16} aria-hidden="true" />}
      {t(done ? 'security:done' : 'security:open')}
    </span>
  )
}
