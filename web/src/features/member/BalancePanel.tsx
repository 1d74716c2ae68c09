import type { ReactNode } from 'react'
import { useMemberInfo } from '@/domain/member'
import { useTakesDeposits } from '@/domain/system'
import { BalanceAmount, BalanceTools } from '@/domain/wallet/Balance'
import { useWallet } from '@/domain/wallet/use-wallet'
import { useText } from '@/shared/i18n'
import { paths } from '@/shared/navigation'
import { OpenLink } from '@/shared/navigation/OpenLink'
import { useRole, useSession } from '@/shared/session'
import buttonStyles from '@/shared/ui/Button.module.css'
import { classes } from '@/shared/ui/classes'
import styles from './BalancePanel.module.css'
import { TrialLeft } from './TrialLeft.tsx'
import { VipBadge } from './VipBadge.tsx'

interface BalancePanelProps {
  /** Below the balance. */
  children?: ReactNode
}

/** Name and balance of the player, for sessions only (HOME-021). */
export function BalancePanel({ children }: BalancePanelProps) {
  const session = useSession()
  return session ? <Panel userName={session.userName}>{children}</Panel> : null
}

function Panel({ userName, children }: BalancePanelProps & { userName: string }) {
  const t = useText()
  const member = useMemberInfo()
  const { isTrial } = useRole()
  const takesDeposits = useTakesDeposits()
  const wallet = useWallet()
  return (
    <section className={styles.card} aria-label={t('member:balance.total')}>
      <div className={styles.who}>
        <VipBadge member={member} />
        {isTrial && (
          <span className={styles.trial}>
            {t('member:trial')}
            <TrialLeft />
          </span>
        )}
        <p className={styles.name}>
          {/* Shows "free trial" instead of its generated name. */}
          <bdi className={isTrial ? 'visually-hidden' : undefined}>{userName}</bdi>
          <span className={styles.label}>{t('member:balance.total')}</span>
        </p>
        <BalanceTools wallet={wallet} />
      </div>
      <div className={styles.row}>
        <p className={styles.place}>
          <BalanceAmount wallet={wallet} />
        </p>
        {(isTrial || takesDeposits) && (
          <OpenLink
            // Trial players cannot deposit; they are offered to register.
            to={isTrial ? paths.register() : paths.deposit()}
            className={classes(buttonStyles.button, buttonStyles.primary, styles.deposit)}
          >
            {isTrial ? t('shared:action.register') : t('shared:action.deposit')}
          </OpenLink>
        )}
      </div>
      {children}
    </section>
  )
}
