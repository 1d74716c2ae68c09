import { PRODUCTS } from '@understudy/contracts/agent-facts'
import { type TextKey, useText } from '@/shared/i18n'
import { PagedList } from '@/shared/query/PagedList'
import { FilterSelect, Filters } from '@/shared/records/FilterSelect'
import { MoneyChange } from '@/shared/records/MoneyChange'
import type { DateRange } from '@/shared/records/period'
import { RecordLink, RecordRow } from '@/shared/records/RecordRow'
import { Totals } from '@/shared/records/Totals'
import { Money } from '@/shared/ui/Money'
import styles from './Agents.module.css'
import { useTeamBetting } from './agents.queries.ts'
import { NoTeam } from './NoTeam.tsx'
import { Path } from './Path.tsx'
import { PnlProducts } from './PnlLists.tsx'

interface TeamBetsProps {
  span: DateRange
  under: string | undefined
  gameType: string | undefined
  symbol: string
  onProduct: (gameType: string | undefined) => void
  to: (under: string | undefined) => string
}

/** The team's bets by product, and by direct downline including the team below. */
export function TeamBets({ span, under, gameType, symbol, onProduct, to }: TeamBetsProps) {
  const t = useText()
  const { first, rows, list } = useTeamBetting(span, under, gameType)
  return (
    <>
      <Path path={first?.path ?? []} error={list.error} to={to} />
      <Filters>
        <FilterSelect
          label={t('agents:product')}
          value={gameType}
          options={PRODUCTS.map((product) => [product, t(`bets:kind.${product}` as TextKey)] as const)}
          onChange={onProduct}
        />
      </Filters>
      {first && (
        <>
          <Totals
            label={t('record:total')}
            count={t('agents:bets', { count: first.footer.bets })}
            sums={[
              { name: t('agents:fig.bet'), value: <Money amount={first.footer.bet} symbol={symbol} /> },
              { name: t('agents:fig.win'), value: <Money amount={first.footer.win} symbol={symbol} /> },
              { name: t('agents:fig.validBet'), value: <Money amount={first.footer.validBet} symbol={symbol} /> },
              { name: t('agents:fig.pnl'), value: <MoneyChange amount={first.footer.pnl} symbol={symbol} /> },
            ]}
          />
          {gameType === undefined && <PnlProducts products={first.products} symbol={symbol} />}
        </>
      )}
      <h2 className={styles.title}>{t('agents:view.members')}</h2>
      <PagedList
        label={t('agents:view.members')}
        items={rows}
        total={first?.totalCount}
        list={list}
        empty={<NoTeam />}
        keyOf={({ account }) => account}
        row={({ account, bets, bet, pnl, type }) => {
          const content = {
            title: <bdi>{account}</bdi>,
            hint: (
              <>
                {t('agents:bets', { count: bets })} · <Money amount={bet} symbol={symbol} />
              </>
            ),
            amount: <MoneyChange amount={pnl} symbol={symbol} />,
          }
          return type === 0 ? <RecordRow {...content} /> : <RecordLink to={to(account)} {...content} />
        }}
      />
    </>
  )
}
