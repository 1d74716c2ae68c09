import { draws, type LotteryGame } from '@understudy/contracts/lottery'
import { useState } from 'react'
import { DrawList } from '@/domain/draws/DrawList'
import { hasPrizeTable } from '@/domain/draws/families'
import { useText } from '@/shared/i18n'
import { Segments } from '@/shared/ui/Segments'
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
  return <DrawList group={game.gameGroupCode} open={hasPrizeTable(game.gameGroupCode)} draws={items} list={list} />
}
