import { statusCodeOf, systemStatus } from '@understudy/contracts/system'
import { useEffect, useState } from 'react'
import { invalidate, onApiSignal } from '@/shared/api'
import { useText } from '@/shared/i18n'
import { Button } from '@/shared/ui/Button'
import { EmptyState } from '@/shared/ui/EmptyState'
import { ToastHost } from '@/shared/ui/ToastHost'
import { GamePage } from './game/GamePage.tsx'
import { LottoWallet } from './game/LottoWallet.tsx'
import styles from './Lotto.module.css'
import { Lobby } from './lobby/Lobby.tsx'
import { usePage } from './page.ts'
import { useLottoStatus } from './settings.ts'
import { useTicket } from './ticket.ts'
import { LottoSheet } from './ui/LottoSheet.tsx'

/** The lottery page: one game, or all of the vendor's. */
export function Lotto() {
  const t = useText()
  const { gameId, skin, show } = usePage()
  const [choosing, setChoosing] = useState(false)
  const ticket = useTicket(({ state }) => state)
  const status = useLottoStatus()
  useSignals()

  if (status && statusCodeOf(status))
    return (
      <EmptyState
        scene={status.maintenance ? 'maintenance' : 'region'}
        action={<Button onClick={() => void invalidate(systemStatus)}>{t('shared:action.retry')}</Button>}
      >
        {t(status.maintenance ? 'shared:error.err_maintenance' : 'shared:error.err_region')}
      </EmptyState>
    )
  return (
    <div className={styles.page} data-skin={skin}>
      {ticket === 'none' && <p className={styles.look}>{t('lotto:look.only')}</p>}
      {gameId === 'lobby' ? (
        <>
          <header className={styles.head}>
            <h1 className={styles.title}>{t(`lotto:games.of.${skin}`)}</h1>
            <LottoWallet />
          </header>
          <main className={styles.lobby}>
            <Lobby skin={skin} onChoose={show} />
          </main>
        </>
      ) : (
        <GamePage key={gameId} gameId={gameId} onGames={() => setChoosing(true)} />
      )}
      {choosing && (
        <LottoSheet title={t(`lotto:games.of.${skin}`)} onClose={() => setChoosing(false)}>
          <Lobby
            skin={skin}
            onChoose={(chosen) => {
              setChoosing(false)
              show(chosen)
            }}
          />
        </LottoSheet>
      )}
      <ToastHost />
    </div>
  )
}

/** Refetches the platform's status when a call reports an outage. */
function useSignals() {
  useEffect(
    () =>
      onApiSignal(({ kind }) => {
        if (kind === 'outage') invalidate(systemStatus)
      }),
    [],
  )
}
