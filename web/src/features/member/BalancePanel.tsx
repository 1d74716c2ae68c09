import { balance } from '@understudy/contracts/wallet'
import { Eye, EyeOff, RefreshCw } from 'lucide-react'
import { useState, useSyncExternalStore } from 'react'
import { useMemberInfo } from '@/domain/member'
import { STALE, useApiQuery } from '@/shared/api'
import { formatAmount, maskOf } from '@/shared/format/money'
import { useText } from '@/shared/i18n'
import { paths } from '@/shared/navigation'
import { OpenLink } from '@/shared/navigation/OpenLink'
import { useRole, useSession } from '@/shared/session'
import { storedText } from '@/shared/storage'
import { oneOf, shaped } from '@/shared/storage/shape'
import { IconButton } from '@/shared/ui/Button'
import buttonStyles from '@/shared/ui/Button.module.css'
import { classes } from '@/shared/ui/classes'
import styles from './BalancePanel.module.css'
import { VipBadge } from './VipBadge.tsx'

const storedHidden = storedText('balanceHidden', shaped(oneOf('1', '0')))

/** Who plays and what there is to play with; shown to sessions only (HOME-021). */
export function BalancePanel() {
  const session = useSession()
  return session ? <Panel userName={session.userName} /> : null
}

function Panel({ userName }: { userName: string }) {
  const t = useText()
  const member = useMemberInfo()
  const { isTrial } = useRole()
  const wallet = useApiQuery(balance, { query: { typeId: '0' } }, { staleTime: STALE.always })
  const hidden = useSyncExternalStore(storedHidden.subscribe, () => storedHidden.read() === '1')
  const [refreshing, setRefreshing] = useState(false)

  const refresh = async () => {
    setRefreshing(true)
    await wallet.refetch()
    setRefreshing(false)
  }

  return (
    <section className={styles.card} aria-label={t('member:balance.total')}>
      <div className={styles.who}>
        <VipBadge member={member} />
        {isTrial && <span className={styles.trial}>{t('member:trial')}</span>}
        <bdi className={styles.name}>{userName}</bdi>
      </div>
      <div className={styles.row}>
        <p className={styles.label}>{t('member:balance.total')}</p>
        <IconButton
          className={styles.tool}
          label={hidden ? t('member:balance.show') : t('member:balance.hide')}
          icon={hidden ? <EyeOff size={20} /> : <Eye size={20} />}
          onClick={() => storedHidden.write(hidden ? '0' : '1')}
        />
        <IconButton
          className={classes(styles.tool, refreshing && styles.turning)}
          label={t('member:balance.refresh')}
          icon={<RefreshCw size={20} />}
          onClick={refresh}
          busy={refreshing}
        />
      </div>
      <div className={styles.row}>
        <Amount
          amount={wallet.data?.sumBalance}
          symbol={wallet.data?.currencySymbol ?? ''}
          masked={hidden || refreshing}
          failed={wallet.isError && !wallet.data}
        />
        <OpenLink to={paths.deposit()} className={classes(buttonStyles.button, buttonStyles.primary, styles.deposit)}>
          {t('shared:action.deposit')}
        </OpenLink>
      </div>
    </section>
  )
}

interface AmountProps {
  amount: number | undefined
  symbol: string
  masked: boolean
  failed: boolean
}

/** Amount and asterisks lie in the same place, as wide as the wider one, so that hiding moves nothing. */
function Amount({ amount, symbol, masked, failed }: AmountProps) {
  const t = useText()
  if (failed) return <p className={styles.failed}>{t('member:balance.failed')}</p>
  const known = amount !== undefined
  const figure = formatAmount(amount ?? 0, 0)
  const mask = maskOf(amount ?? 0)
  return (
    <p className={styles.place} style={{ '--characters': symbol.length + 1 + Math.max(figure.length, mask.length) }}>
      <bdi dir="ltr" className={styles.amount} aria-live="polite">
        <span className={styles.layer} data-hidden={masked || !known}>
          {symbol} {figure}
        </span>
        <span className={styles.layer} data-hidden={!masked && known}>
          <span aria-hidden="true">
            {symbol} {mask}
          </span>
          {masked && <span className="visually-hidden">{t('member:balance.hidden')}</span>}
        </span>
      </bdi>
    </p>
  )
}
