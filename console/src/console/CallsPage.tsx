import { useMemo } from 'react'
import { addressOf } from '@/shared/navigation/base'
import { ErrorMessage } from '../parts/ErrorMessage.tsx'
import { CallList } from './calls/CallList.tsx'
import { CallPanel } from './calls/CallPanel.tsx'
import { CallsTools } from './calls/CallsTools.tsx'
import { callTexts } from './calls/call-texts.ts'
import styles from './calls/calls.module.css'
import { useCalls } from './calls/calls-log.ts'
import { columnsOf, sortedBy } from './calls/columns.tsx'
import { FilterBar } from './calls/FilterBar.tsx'
import { parseFilter, passes, withTerm } from './calls/filter.ts'
import { useBodySearch } from './calls/use-body-search.ts'
import { hashOf, useAddress, useAddressChoices, useGo } from './console-address.ts'
import { useKeys } from './keyboard.ts'

const w = callTexts
const numberOf = (text: string | undefined) => (text && /^\d{1,15}$/.test(text) ? Number(text) : undefined)

/** The live calls of a world, to filter, sort, open and compare. */
export function CallsPage({ world, more }: { world: string; more: string | undefined }) {
  const { choices } = useAddress()
  const { get, set } = useAddressChoices()
  const go = useGo()
  const log = useCalls(world)
  const all = log.calls
  const opened = numberOf(more)
  const compared = opened === undefined ? undefined : numberOf(get('vs'))
  const [filter, sort] = [get('q'), get('sort')]
  const until = numberOf(get('until'))
  const inBody = useBodySearch(world, filter)
  const terms = useMemo(() => parseFilter(filter, inBody), [filter, inBody])
  const visibleCalls = useMemo(() => (until === undefined ? all : all.filter(({ seq }) => seq <= until)), [all, until])
  const matchingCalls = useMemo(() => visibleCalls.filter((call) => passes(terms, call)), [visibleCalls, terms])
  const sorted = useMemo(() => sortedBy(matchingCalls, sort), [matchingCalls, sort])

  const address = { page: 'calls', world, choices } as const
  const addressOf = (seq: number) => hashOf({ ...address, more: String(seq), choices: { ...choices, vs: '' } })
  const close = () => go({ ...address, choices: { ...choices, vs: '' } })
  useKeys((key) => {
    if (key !== 'Escape' || opened === undefined) return
    if (compared === undefined) close()
    else set({ vs: '' }, { replace: false })
  })

  return (
    <div className={styles.page}>
      <CallsTools world={world} all={all} sorted={sorted} until={until} found={matchingCalls.length} />
      <FilterBar filter={filter} terms={terms} onFilter={(q) => set({ q })} />
      <ErrorMessage of={log.error} />
      <div className={styles.split} data-open={opened !== undefined}>
        {sorted.length > 0 ? (
          <CallList
            calls={sorted}
            sort={sort}
            opened={opened}
            compared={compared}
            addressOf={addressOf}
            columns={columnsOf(get('cols'), opened !== undefined)}
            onSort={(next) => set({ sort: next })}
            onCompare={opened === undefined ? undefined : (seq) => set({ vs: String(seq) }, { replace: false })}
          />
        ) : (
          <Nothing world={world} isEmpty={all.length === 0} isWaiting={log.isLoading} />
        )}
        {opened !== undefined && (
          <CallPanel
            world={world}
            compared={compared}
            key={opened}
            seq={opened}
            onClose={close}
            onUncompare={() => set({ vs: '' }, { replace: false })}
            onCompare={(seq) => set({ vs: String(seq) }, { replace: false })}
            onFilter={(term) => set({ q: withTerm(filter, term) })}
          />
        )}
      </div>
    </div>
  )
}

function Nothing({ world, isEmpty, isWaiting }: { world: string; isEmpty: boolean; isWaiting: boolean }) {
  if (isEmpty && isWaiting) return <div />
  return (
    <div className="empty">
      <p>{isEmpty ? w.none : w.nothing}</p>
      {isEmpty && (
        <>
          <p className="note">{w.startHint}</p>
          <a
            className="button"
            href={addressOf(`/m/home?world=${encodeURIComponent(world)}`)}
            target="_blank"
            rel="noopener"
          >
            {w.start}
          </a>
        </>
      )}
    </div>
  )
}
