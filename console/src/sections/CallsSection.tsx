import { tape } from '@understudy/contracts/control'
import type { TapeEntry } from '@understudy/contracts/control/inspect'
import { useState } from 'react'
import { classes } from '@/shared/ui/classes'
import { RowButton, Rows } from '@/shared/ui/Rows'
import { worldParams } from '../actions.ts'
import { ErrorMessage } from '../parts/ErrorMessage.tsx'
import { matches, SearchField } from '../parts/Fields.tsx'
import { Code, Empty } from '../parts/Lists.tsx'
import { useSteering } from '../steer.ts'
import { useSteeringText } from '../steering-texts.ts'
import { CallWhole } from './CallWhole.tsx'
import styles from './sections.module.css'

/** The last calls of the world, newest first; a tap shows the details. */
export function CallsSection() {
  const t = useSteeringText()
  const [typed, setTyped] = useState('')
  const [openSeq, setOpenSeq] = useState<number>()
  const calls = useSteering(tape, { params: worldParams(), query: { limit: 60 } })
  const matchingCalls =
    calls.data?.filter(({ endpoint, code, status, actor }) =>
      matches(typed, endpoint, code ?? '', String(status), actor ?? ''),
    ) ?? []

  return (
    <>
      <SearchField label={t('calls.search')} value={typed} onChange={setTyped} />
      <ErrorMessage of={calls.error} />
      {calls.data && matchingCalls.length === 0 && <Empty>{t(typed ? 'nothingFound' : 'calls.none')}</Empty>}
      {matchingCalls.length > 0 && (
        <Rows label={t('section.calls')}>
          {matchingCalls.map((call) => (
            <RowButton
              key={call.seq}
              arrow={null}
              icon={<Status call={call} />}
              label={<Code>{call.endpoint}</Code>}
              hint={<Shaped call={call} />}
              trailing={<bdi>{call.ms.toFixed(1)} ms</bdi>}
              data-row=""
              aria-expanded={openSeq === call.seq}
              onClick={() => setOpenSeq(openSeq === call.seq ? undefined : call.seq)}
              below={openSeq === call.seq && <CallWhole seq={call.seq} />}
            />
          ))}
        </Rows>
      )}
    </>
  )
}

const Status = ({ call: { status, code } }: { call: TapeEntry }) => (
  <span className={classes(styles.status, status >= 400 || code ? styles.bad : styles.good)}>{status}</span>
)

/** Code, rows written, caller, and the faults and flags that affected the reply. */
function Shaped({ call: { code, rows, actor, fault, flag, cause } }: { call: TapeEntry }) {
  const t = useSteeringText()
  return (
    <>
      <bdi>{actor ?? t('who.guest')}</bdi>
      {code && (
        <>
          {' · '}
          <Code>{code}</Code>
        </>
      )}
      {rows > 0 && ` · ${t('calls.rows', { count: rows })}`}
      {fault && (
        <span className={styles.mark}>
          {` · ${t('calls.fault')} `}
          <Code>{fault}</Code>
        </span>
      )}
      {flag && (
        <span className={styles.mark}>
          {` · ${t('calls.flag')} `}
          <Code>{flag}</Code>
        </span>
      )}
      {cause && <span className={styles.bad}> · {t('calls.broken')}</span>}
    </>
  )
}
