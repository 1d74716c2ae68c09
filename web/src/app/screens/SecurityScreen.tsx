import type { SecurityConfig } from '@understudy/contracts/security'
import {
  AtSign,
  CircleCheck,
  CircleDashed,
  KeyRound,
  LaptopMinimal,
  MessageCircleQuestion,
  Smartphone,
  WalletCards,
} from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { EmailSheet } from '@/features/security/EmailSheet'
import { MobileSheet } from '@/features/security/MobileSheet'
import PaymentSheet from '@/features/security/PaymentSheet'
import styles from '@/features/security/Security.module.css'
import { useDevices, useSecurityConfig } from '@/features/security/security.queries'
import { useDates } from '@/shared/format/dates'
import { useText } from '@/shared/i18n'
import { paths } from '@/shared/navigation'
import { RowLink } from '@/shared/navigation/RowLink'
import { QueryState } from '@/shared/query/QueryState'
import { useSession } from '@/shared/session'
import { lazyPart } from '@/shared/ui/lazy-part'
import { ClosesItself } from '@/shared/ui/missing'
import page from '@/shared/ui/Page.module.css'
import { Progress } from '@/shared/ui/Progress'
import { RowButton, Rows, RowText } from '@/shared/ui/Rows'
import { Skeleton } from '@/shared/ui/Skeleton'

// Lazy, so that the library of its form is not part of the screen's chunk.
const QuestionsSheet = lazyPart(() => import('@/features/security/QuestionsSheet'), { missing: ClosesItself })

type Sheet = 'payment' | 'mobile' | 'email' | 'questions'

/** /m/securityCenter: the security settings with their status, and the devices that logged in (PSW-010). */
export default function SecurityScreen() {
  return (
    <div className={page.page}>
      <QueryState query={useSecurityConfig()} waiting={<Waiting />}>
        {(config) => <Protection config={config} />}
      </QueryState>
    </div>
  )
}

const Waiting = () => (
  <>
    <Skeleton height="76px" radius={20} />
    <Skeleton height="360px" radius={20} />
  </>
)

function Protection({ config: data }: { config: SecurityConfig }) {
  const t = useText()
  const { local } = useDates()
  const session = useSession()
  const [sheet, setSheet] = useState<Sheet>()
  const close = () => setSheet(undefined)
  const done = [data.hasPassword, data.hasPaymentPassword, data.hasMobile, data.hasEmail, data.hasSecurityQuestions]
  const count = done.filter(Boolean).length
  return (
    <>
      <div className={styles.score}>
        <p>{t('security:score', { count, all: done.length })}</p>
        <Progress value={count} max={done.length} label={t('security:scoreLabel')} />
      </div>
      <Rows title={t('security:title')}>
        <RowLink
          icon={<KeyRound size={20} />}
          label={t('security:password.title')}
          hint={t('security:password.changed', { time: local(data.passwordChangedAt, 'moment') })}
          aside={<State done={data.hasPassword} />}
          to={paths.changePassword()}
        />
        <RowButton
          icon={<WalletCards size={20} />}
          label={t('security:payment.title')}
          hint={
            data.paymentLockedUntil === null
              ? t('security:payment.hint')
              : t('security:payment.locked', { time: local(data.paymentLockedUntil, 'moment') })
          }
          aside={<State done={data.hasPaymentPassword} />}
          aria-haspopup="dialog"
          onClick={() => setSheet('payment')}
        />
        <RowButton
          icon={<Smartphone size={20} />}
          label={t('security:mobile.title')}
          hint={<bdi dir="ltr">{data.mobile}</bdi>}
          aside={<State done={data.hasMobile} />}
          aria-haspopup="dialog"
          onClick={() => setSheet('mobile')}
        />
        <RowButton
          icon={<AtSign size={20} />}
          label={t('security:email.title')}
          hint={<bdi dir="ltr">{data.email}</bdi>}
          aside={<State done={data.hasEmail} />}
          aria-haspopup="dialog"
          onClick={() => setSheet('email')}
        />
        <RowButton
          icon={<MessageCircleQuestion size={20} />}
          label={t('security:questions.title')}
          aside={<State done={data.hasSecurityQuestions} />}
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

function Devices() {
  const t = useText()
  const { local } = useDates()
  const { data = [] } = useDevices()
  if (data.length === 0) return null
  return (
    <Rows title={t('security:devices')}>
      {data.map(({ browser, system, ip, firstAt, lastAt, current }) => (
        <RowText
          key={`${firstAt} ${ip} ${browser} ${system}`}
          icon={<LaptopMinimal size={20} />}
          label={[browser, system].filter(Boolean).join(' · ') || t('security:unknownDevice')}
          hint={
            <>
              {local(lastAt, 'moment')} · <bdi dir="ltr">{ip}</bdi>
            </>
          }
          aside={current && <span className={styles.done}>{t('security:thisDevice')}</span>}
        />
      ))}
    </Rows>
  )
}
