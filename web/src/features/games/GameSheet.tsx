import type { ReplyOf } from '@understudy/contracts/endpoint'
import { gameFacts } from '@understudy/contracts/games'
import { useSettings } from '@/domain/system'
import { useApiQuery } from '@/shared/api'
import { moneyText } from '@/shared/format/money'
import { useLanguage, useText } from '@/shared/i18n'
import { QueryState } from '@/shared/query/QueryState'
import { Fact, Facts } from '@/shared/ui/Facts'
import { Muted } from '@/shared/ui/Muted'
import { Overlay } from '@/shared/ui/Overlay'
import page from '@/shared/ui/Page.module.css'
import { Skeleton } from '@/shared/ui/Skeleton'
import styles from './GameSheet.module.css'

export interface GameSheetProps {
  nodeId: string
  name: string
  open: boolean
  onClose: () => void
}

/** Sheet of a game: return, volatility, stakes, vendor and rules. */
export default function GameSheet({ nodeId, name, open, onClose }: GameSheetProps) {
  const t = useText()
  const facts = useApiQuery(gameFacts, { query: { nodeId, language: useLanguage() } }, { enabled: open })
  const none = facts.error?.code === 'game.not.found'
  return (
    <Overlay open={open} onClose={onClose} from="below" title={name || t('games:sheet.title')}>
      <div className={page.sheet}>
        <QueryState
          query={facts}
          waiting={<Skeleton height="320px" radius={20} />}
          failed={none && t('games:sheet.none')}
        >
          {(reply) => <Content facts={reply} />}
        </QueryState>
      </div>
    </Overlay>
  )
}

function Content({ facts }: { facts: ReplyOf<typeof gameFacts> }) {
  const t = useText()
  const symbol = useSettings()?.currencySymbol ?? ''
  const { returnPercent, volatility, stakes, vendorName, rules } = facts
  const amount = (of: number) => moneyText(symbol, of, 0)
  return (
    <>
      <Facts>
        <Fact label={t('games:sheet.return')}>
          <bdi dir="ltr">{returnPercent.toFixed(1)}%</bdi>
        </Fact>
        <Fact label={t('games:sheet.volatility')}>{t(`games:sheet.${volatility}`)}</Fact>
        <Fact label={t('games:sheet.stakes')}>
          {t('games:sheet.range', { min: amount(stakes.min), max: amount(stakes.max) })}
        </Fact>
        <Fact label={t('games:sheet.vendor')}>
          <bdi>{vendorName}</bdi>
        </Fact>
      </Facts>
      <Muted>{t('games:sheet.returnNote')}</Muted>
      <section className={styles.rules}>
        <h3 className={styles.title}>{t('games:sheet.rules')}</h3>
        {rules.map((rule) => (
          <p key={rule}>{rule}</p>
        ))}
      </section>
    </>
  )
}
