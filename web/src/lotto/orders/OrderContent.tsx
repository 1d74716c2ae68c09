import type { Suborder } from '@understudy/contracts/lottery'
import { readContent } from '@understudy/contracts/lottery/content'
import { Muted } from '@/shared/ui/Muted'
import { wordsOf } from '../bet/bet-lines.ts'
import { usePlayMenu } from '../game/game-queries.ts'
import styles from './OrderContent.module.css'

/** Describes an order in the terms of its play; literally if the play no longer exists. */
export function OrderContent({ order }: { order: Pick<Suborder, 'gameId' | 'playId' | 'bettingContent'> }) {
  const { data } = usePlayMenu(order.gameId)
  const play = data
    ?.flatMap(({ playMenuGroups }) => playMenuGroups.flatMap(({ playMenus }) => playMenus))
    .find(({ playId }) => playId === order.playId)
  const choice = play && readContent(play.content, order.bettingContent)
  if (!play || !choice)
    return (
      <bdi dir="ltr" className={styles.numbers}>
        {order.bettingContent.replaceAll('|', ' | ').replaceAll(',', ' ')}
      </bdi>
    )
  return wordsOf(play, choice).map(({ position, chosen }) => (
    <span key={position}>
      {position && <Muted as="span">{position} </Muted>}
      <bdi dir={play.content.kind === 'options' ? 'auto' : 'ltr'} className={styles.numbers}>
        {chosen.join(play.content.kind === 'options' ? ' · ' : ' ')}
      </bdi>{' '}
    </span>
  ))
}
