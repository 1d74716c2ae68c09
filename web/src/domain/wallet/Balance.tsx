import { Eye, EyeOff, RefreshCw } from 'lucide-react'
import { useText } from '@/shared/i18n'
import { IconButton } from '@/shared/ui/Button'
import { classes } from '@/shared/ui/classes'
import { Muted } from '@/shared/ui/Muted'
import styles from './Balance.module.css'
import { BalanceFigure } from './BalanceFigure.tsx'
import { useWallet, type Wallet } from './use-wallet.ts'

/** Buttons that hide, show and refresh the balance. */
export function BalanceTools({ wallet }: { wallet: Wallet }) {
  const t = useText()
  const { hidden, hide, refreshing, refresh } = wallet
  return (
    <>
      <IconButton
        className={styles.tool}
        label={hidden ? t('member:balance.show') : t('member:balance.hide')}
        icon={hidden ? <EyeOff size={20} /> : <Eye size={20} />}
        onClick={() => hide(!hidden)}
      />
      <IconButton
        className={classes(styles.tool, refreshing && styles.turning)}
        label={t('member:balance.refresh')}
        icon={<RefreshCw size={20} />}
        onClick={refresh}
        busy={refreshing}
      />
    </>
  )
}

/** The amount, or why it is missing. */
export function BalanceAmount({ wallet }: { wallet: Wallet }) {
  const t = useText()
  const { amount, symbol, hidden, refreshing, failed } = wallet
  if (failed) return <Muted as="span">{t('member:balance.failed')}</Muted>
  return (
    <BalanceFigure
      amount={amount}
      symbol={symbol}
      masked={hidden || refreshing}
      hiddenLabel={t('member:balance.hidden')}
    />
  )
}

/** The balance in one line, for pages about something else. */
export function Balance() {
  const t = useText()
  const wallet = useWallet()
  return (
    <section className={styles.line} aria-label={t('member:balance.total')}>
      <Muted as="span">{t('member:balance.total')}</Muted>
      <BalanceAmount wallet={wallet} />
      <span className={styles.tools}>
        <BalanceTools wallet={wallet} />
      </span>
    </section>
  )
}
