import { draws, type LotteryGame } from '@understudy/contracts/lottery'
import { ShieldCheck } from 'lucide-react'
import { useState } from 'react'
import { DrawList } from '@/domain/draws/DrawList'
import { FairSheet } from '@/domain/draws/FairSheet'
import { hasPrizeTable } from '@/domain/draws/families'
import { useText } from '@/shared/i18n'
import { Button } from '@/shared/ui/Button'
import { Segments } from '@/shared/ui/Segments'
import { AllGames } from '../game/AllGames.tsx'
import { useCurrentIssue } from '../game/game-queries.ts'
import { usePages } from '../use-pages.ts'
import { HotAndGap } from './HotAndGap.tsx'

/** Past draws of the game, and statistics of its numbers. */
export function ResultsPanel({ game }: { game: LotteryGame }) {
  const t = useText()
  const [view, setView] = useState<'draws' | 'hot' | 'gap'>('draws')
  return (
    <>
      <Segments
        label={t('lotto:results.view')}
        options={(['draws', 'hot', 'gap'] as const).map((value) => ({ value, label: t(`lotto:results.${value}`) }))}
        value={view}
        onChange={setView}
      />
      {view === 'draws' ? <Draws game={game} /> : <HotAndGap gameId={game.gameId} of={view} />}
    </>
  )
}

function Draws({ game }: { game: LotteryGame }) {
  const { items, list } = usePages(
    draws,
    (page) => ({ params: { gameId: game.gameId }, query: { page, size: 20 } }),
    ({ content, totalPages }) => ({ list: content, totalPages }),
  )
  return (
    <>
      <NextHash gameId={game.gameId} />
      <DrawList
        gameId={game.gameId}
        group={game.gameGroupCode}
        open={hasPrizeTable(game.gameGroupCode)}
        draws={items}
        list={list}
        none={<AllGames />}
      />
    </>
  )
}

/** Opens the commitment to the running issue, which is known before its bets close. */
function NextHash({ gameId }: { gameId: string }) {
  const t = useText()
  const { data } = useCurrentIssue(gameId)
  const [numero, setNumero] = useState<string>()
  return (
    <>
      <Button
        look="quiet"
        size="small"
        icon={<ShieldCheck size={18} />}
        aria-haspopup="dialog"
        disabled={!data}
        onClick={() => setNumero(data?.currentNumero.numero)}
      >
        {t('draws:fair.next')}
      </Button>
      {numero !== undefined && <FairSheet gameId={gameId} numero={numero} onClose={() => setNumero(undefined)} />}
    </>
  )
}
