import { balance } from '@understudy/contracts/wallet'
import { RefreshCw } from 'lucide-react'
import { BalanceFigure } from '@/domain/wallet/BalanceFigure'
import { useBalanceHidden } from '@/domain/wallet/hidden'
import { invalidate } from '@/shared/api'
import { useAction } from '@/shared/api/action'
import { useText } from '@/shared/i18n'
import { addressOf, pathHere } from '@/shared/navigation/base'
import { useSession } from '@/shared/session'
import { Button } from '@/shared/ui/Button'
import { isFramed, tell } from '../parent.ts'
import { useSymbol } from '../settings.ts'
import { useTicket } from '../ticket.ts'
import { useBalance } from './game-queries.ts'
import styles from './LottoWallet.module.css'

/** The balance, refreshed by a tap; for visitors, a button to open the page with a login. */
export function LottoWallet() {
  const t = useText()
  const session = useSession()
  const money = useBalance()
  const symbol = useSymbol()
  const [hidden] = useBalanceHidden()
  const update = useAction(() => {
    tell('balance')
    return invalidate(balance)
  })
  const state = useTicket((ticket) => ticket.state)
  if (state === 'opening') return null
  if (!session) return <OpenProperly />
  return (
    <button type="button" className={styles.wallet} onClick={() => update.run()}>
      <span className="visually-hidden">{t('lotto:balance.label')}</span>
      <BalanceFigure
        amount={money?.sumBalance}
        symbol={symbol}
        masked={hidden || update.busy}
        hiddenLabel={t('lotto:balance.hidden')}
      />
      <RefreshCw size={15} aria-hidden="true" />
      <span className="visually-hidden">{t('lotto:balance.refresh')}</span>
    </button>
  )
}

/** Asks the framing page to open the lottery again after a login; without one, the app does. */
export function OpenProperly({ wide }: { wide?: boolean }) {
  const t = useText()
  if (isFramed())
    return (
      <Button size="small" wide={wide} onClick={() => tell('relogin')}>
        {t('lotto:look.open')}
      </Button>
    )
  return (
    <a className={styles.link} href={addressOf(launcherAddress(pathHere(), location.search))} data-wide={wide}>
      {t('lotto:look.open')}
    </a>
  )
}

/** URL of the app's launcher for the current game; it requires a login if needed. */
export function launcherAddress(pathname: string, search: string): string {
  const [, , , mui = '', playType = '', , gameId = ''] = pathname.split('/')
  const query = new URLSearchParams({ playType, mui })
  if (gameId === 'lobby') query.set('code', 'lobby')
  else query.set('gameId', gameId)
  const prizeMode = new URLSearchParams(search).get('prize_mode')
  if (prizeMode) query.set('prize_mode', prizeMode)
  return `/m/launchGame?${query}`
}
