import type { BetRecord } from '@understudy/contracts/bets'
import { openReplay } from '@understudy/contracts/round-replay'
import { Play } from 'lucide-react'
import { useApiQuery } from '@/shared/api'
import { useText } from '@/shared/i18n'
import { paths } from '@/shared/navigation'
import { ButtonLink } from '@/shared/navigation/links'

/** Link to the replay of a bet's round; nothing for a bet that stores no picture of its round. */
export function WatchAgain({ bet }: { bet: BetRecord }) {
  const t = useText()
  const isOver = bet.status !== 'open' && bet.status !== 'stuck'
  const { data } = useApiQuery(openReplay, { params: { id: String(bet.id) } }, { enabled: isOver })
  if (!data?.url) return null
  return (
    <ButtonLink
      to={paths.roundReplay({ betId: bet.id })}
      look="secondary"
      icon={<Play size={18} aria-hidden="true" className="mirrored" />}
    >
      {t('bets:detail.watchAgain')}
    </ButtonLink>
  )
}
