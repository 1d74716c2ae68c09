import { DOWNLINE_ACTIVITIES, DOWNLINE_LEVELS, DOWNLINE_SORTS } from '@understudy/contracts/agent-facts'
import { useState } from 'react'
import { useSettings } from '@/domain/system'
import { type DownlineQuery, useDownlines } from '@/features/agents/agents.queries'
import { MemberSheet } from '@/features/agents/MemberSheet'
import { NoTeam } from '@/features/agents/NoTeam'
import { Path } from '@/features/agents/Path'
import { TeamBranch } from '@/features/agents/TeamBranch'
import { asksForDays, TEAM_TYPES, type TeamFilter, TeamFilters } from '@/features/agents/TeamFilters'
import { TeamRow } from '@/features/agents/TeamRow'
import { useText } from '@/shared/i18n'
import { paths } from '@/shared/navigation'
import { PagedList } from '@/shared/query/PagedList'
import { PeriodFilter } from '@/shared/records/PeriodFilter'
import { among, useSelection } from '@/shared/records/use-selection'
import { Button } from '@/shared/ui/Button'
import { EmptyState } from '@/shared/ui/EmptyState'
import page from '@/shared/ui/Page.module.css'

const ACCOUNT = /^[A-Za-z0-9]{1,32}$/
const account = (value: string) => ACCOUNT.test(value)
const KNOWN = {
  under: account,
  account,
  levels: among(DOWNLINE_LEVELS),
  type: among(TEAM_TYPES),
  activity: among(DOWNLINE_ACTIVITIES),
  sort: among(DOWNLINE_SORTS),
} satisfies Record<keyof TeamFilter, (value: string) => boolean>

/** /m/member/team: the members of the agent's team, and the actions on each (AGENT-004). */
export default function TeamScreen() {
  const t = useText()
  const symbol = useSettings()?.currencySymbol ?? ''
  const [selection, select] = useSelection<keyof TeamFilter>(KNOWN)
  const [openAccount, show] = useState<string>()
  const { filter, span } = selection
  const days = asksForDays(filter) ? span : undefined
  const { first, rows, list } = useDownlines(filter as DownlineQuery, days)
  const isNarrowed = Boolean(filter.account ?? filter.type ?? filter.activity)
  const isTree = !isNarrowed && filter.levels !== 'all' && rows.some(({ teamCount }) => teamCount > 0)
  return (
    <div className={page.page}>
      <Path path={first?.path ?? []} error={list.error} to={(under) => paths.team(under ? { under } : {})} />
      <TeamFilters key={filter.under} filter={filter} onChange={(next) => select({ span, filter: next })} />
      {days && (
        <PeriodFilter label={t('agents:when')} value={days} onChange={(next) => select({ span: next, filter })} />
      )}
      <PagedList
        label={t('agents:list')}
        items={rows}
        total={first?.totalCount}
        list={list}
        empty={
          isNarrowed ? (
            <EmptyState
              scene="people"
              action={
                <Button onClick={() => select({ span, filter: filter.under ? { under: filter.under } : {} })}>
                  {t('record:all')}
                </Button>
              }
            >
              {t('agents:empty.found')}
            </EmptyState>
          ) : (
            <NoTeam />
          )
        }
        keyOf={({ customerId }) => customerId}
        row={(person) =>
          isTree ? (
            <TeamBranch person={person} symbol={symbol} sort={(filter as DownlineQuery).sort} onShow={show} />
          ) : (
            <TeamRow person={person} symbol={symbol} onShow={show} />
          )
        }
      />
      {openAccount && <MemberSheet account={openAccount} onClose={() => show(undefined)} />}
    </div>
  )
}
