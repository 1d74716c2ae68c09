import { TRIAL_BALANCE, TRIALS_PER_DAY } from '@understudy/contracts/session'
import { Clock, Coins, Gamepad2, Lock } from 'lucide-react'
import type { ReactNode } from 'react'
import { useFlags, useSettings } from '@/domain/system'
import { Reels } from '@/features/login/Reels'
import { useTestPlay } from '@/features/login/test-play'
import { moneyText } from '@/shared/format/money'
import { useText } from '@/shared/i18n'
import { paths } from '@/shared/navigation'
import { ButtonLink, TextLink } from '@/shared/navigation/links'
import { useRole, useSession } from '@/shared/session'
import { Button } from '@/shared/ui/Button'
import { Card } from '@/shared/ui/Card'
import { EmptyState } from '@/shared/ui/EmptyState'
import { Muted } from '@/shared/ui/Muted'
import page from '@/shared/ui/Page.module.css'
import styles from './TrialScreen.module.css'

/** Explains the free trial before it starts. */
export default function TrialScreen() {
  const t = useText()
  const settings = useSettings()
  const { freePlay } = useFlags()
  if (settings && !freePlay)
    return (
      <EmptyState action={<ButtonLink to={paths.home()}>{t('shared:action.goHome')}</ButtonLink>}>
        {t('login:trial.unavailable')}
      </EmptyState>
    )
  const amount = moneyText(settings?.currencySymbol ?? '', TRIAL_BALANCE, 0)
  return (
    <div className={page.page}>
      <div className={styles.hero}>
        <Reels />
        <h2 className={styles.title}>{t('login:trial.title')}</h2>
      </div>
      <Start />
      <Card as="ul" className={styles.facts}>
        <Fact icon={<Coins size={22} />} title={t('login:trial.money', { amount })}>
          {t('login:trial.moneyText')}
        </Fact>
        <Fact icon={<Clock size={22} />} title={t('login:trial.time')}>
          {t('login:trial.timeText', { count: TRIALS_PER_DAY })}
        </Fact>
        <Fact icon={<Lock size={22} />} title={t('login:trial.limits')}>
          {t('login:trial.limitsText')}
        </Fact>
      </Card>
    </div>
  )
}

function Fact({ icon, title, children }: { icon: ReactNode; title: string; children: ReactNode }) {
  return (
    <li className={styles.fact}>
      <span className={styles.icon} aria-hidden="true">
        {icon}
      </span>
      <div>
        <h3 className={styles.factTitle}>{title}</h3>
        <Muted>{children}</Muted>
      </div>
    </li>
  )
}

/** The action, which depends on the session. */
function Start() {
  const t = useText()
  const session = useSession()
  const { isMember, isTrial } = useRole()
  const { start, busy } = useTestPlay()
  if (isMember || isTrial)
    return (
      <div className={styles.start}>
        <Muted className={styles.note}>
          {isTrial ? t('login:trial.running') : t('login:trial.member', { name: session?.userName ?? '' })}
        </Muted>
        <ButtonLink to={paths.home()} size="large" wide>
          {t('login:trial.continue')}
        </ButtonLink>
      </div>
    )
  return (
    <div className={styles.start}>
      <Button size="large" wide busy={busy} onClick={start} icon={<Gamepad2 size={20} aria-hidden="true" />}>
        {t('login:trial.start')}
      </Button>
      <Muted className={styles.note}>
        {t('login:trial.haveAccount')} <TextLink to={paths.login()}>{t('login:trial.login')}</TextLink>
      </Muted>
    </div>
  )
}
