import { DOWNLINE_ACTIVITIES, DOWNLINE_SORTS } from '@understudy/contracts/agent-facts'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useFlags, useSettings } from '@/domain/system'
import { type DownlineQuery, useDownlines } from '@/features/agents/agents.queries'
import { Path } from '@/features/agents/Path'
import { TEAM_TYPES, type TeamFilter, TeamFilters } from '@/features/agents/TeamFilters'
import { TeamRow } from '@/features/agents/TeamRow'
import { useText } from '@/shared/i18n'
import { paths } from '@/shared/navigation'
import { ButtonLink } from '@/shared/navigation/links'
import { PagedList } from '@/shared/query/PagedList'
import { EmptyState } from '@/shared/ui/EmptyState'
import { lazyPart } from '@/shared/ui/lazy-part'
import { ClosesItself } from '@/shared/ui/missing'
import page from '@/shared/ui/Page.module.css'

const MemberSheet = lazyPart(() => import('@/features/agents/MemberSheet'), { missing: ClosesItself })

const ACCOUNT = /^[A-Za-z0-9]{1,32}$/
const KNOWN: Record<keyof TeamFilter, (value: string) => boolean> = {
  under: (value) => ACCOUNT.test(value),
  account: (value) => ACCOUNT.test(value),
  type: (value) => TEAM_TYPES.some((one) => one === value),
  activity: (value) => DOWNLINE_ACTIVITIES.some((one) => one === value),
  sort: (value) => DOWNLINE_SORTS.some((one) => one === value),
}
const NAMES = Object.keys(KNOWN) as (keyof TeamFilter)[]

/** /m/member/team: the people of the agent's team, and whatever can be done about each (AGENT-004). */
export default function TeamScreen() {
  const t = useText()
  const symbol = useSettings()?.currencySymbol ?? ''
  const { registerCenter } = useFlags()
  const [address, setAddress] = useSearchParams()
  const [shown, show] = useState<string>()
  const filter: TeamFilter = Object.fromEntries(
    NAMES.flatMap((name) => {
      const value = address.get(name)
      return value !== null && KNOWN[name](value) ? [[name, value]] : []
    }),
  )
  const { first, rows, list } = useDownlines(filter as DownlineQuery)
  const select = (next: TeamFilter) =>
    setAddress(
      Object.entries(next).filter((entry): entry is [string, string] => Boolean(entry[1])),
      { replace: true },
    )
  const isNarrowed = Boolean(filter.account ?? filter.type ?? filter.activity)
  return (
    <div className={page.page}>
      <Path path={first?.path ?? []} to={(under) => paths.team(under ? { under } : {})} />
      <TeamFilters key={filter.under} filter={filter} onChange={select} />
      <PagedList
        label={t('agents:list')}
        items={rows}
        total={first?.totalCount}
        list={list}
        empty={
          <EmptyState
            action={
              registerCenter && !isNarrowed && <ButtonLink to={paths.registerCenter()}>{t('agents:bring')}</ButtonLink>
            }
          >
            {t(isNarrowed ? 'agents:empty.found' : 'agents:empty.team')}
          </EmptyState>
        }
        keyOf={({ customerId }) => customerId}
        row={(person) => <TeamRow person={person} symbol={symbol} onShow={show} />}
      />
      {shown && <MemberSheet account={shown} onClose={() => show(undefined)} />}
    </div>
  )
}
