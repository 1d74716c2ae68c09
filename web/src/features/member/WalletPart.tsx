import { ArrowDownToLine, ArrowUpFromLine } from 'lucide-react'
import { useTakesDeposits } from '@/domain/system'
import { BalanceAmount, BalanceTools } from '@/domain/wallet/Balance'
import { useWallet } from '@/domain/wallet/use-wallet'
import { useText } from '@/shared/i18n'
import { paths } from '@/shared/navigation'
import { ButtonLink } from '@/shared/navigation/links'
import { useRole } from '@/shared/session'
import { Muted } from '@/shared/ui/Muted'
import styles from './WalletPart.module.css'

/** The balance with links to deposit and withdrawal, below the player's name. */
export function WalletPart() {
  const t = useText()
  const wallet = useWallet()
  const { isTrial } = useRole()
  const takesDeposits = useTakesDeposits()
  return (
    <section className={styles.wallet} aria-label={t('member:balance.total')}>
      <Muted>{t('member:balance.total')}</Muted>
      <div className={styles.row}>
        <p className={styles.amount}>
          <BalanceAmount wallet={wallet} />
        </p>
        <BalanceTools wallet={wallet} />
      </div>
      {isTrial ? (
        // Trial players cannot deposit or withdraw; they are offered to register.
        <ButtonLink to={paths.register()} size="large" wide>
          {t('shared:action.register')}
        </ButtonLink>
      ) : (
        <div className={styles.actions}>
          {takesDeposits && (
            <ButtonLink to={paths.deposit()} icon={<ArrowDownToLine size={20} aria-hidden="true" />} wide>
              {t('shared:action.deposit')}
            </ButtonLink>
          )}
          <ButtonLink
            to={paths.withdraw()}
            icon={<ArrowUpFromLine size={20} aria-hidden="true" />}
            look="secondary"
            wide
          >
            {t('member:withdraw')}
          </ButtonLink>
        </div>
      )}
    </section>
  )
}
