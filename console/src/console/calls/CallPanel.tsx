import { endpoints, tapeCall } from '@understudy/contracts/control'
import type { TapeCall, TapeEntry } from '@understudy/contracts/control/inspect'
import { X } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { copyText } from '@/shared/device/copy-text'
import { Button, IconButton } from '@/shared/ui/Button'
import { ErrorMessage } from '../../parts/ErrorMessage.tsx'
import { Code } from '../../parts/Lists.tsx'
import { useSteering } from '../../steer.ts'
import { hashOf } from '../console-address.ts'
import { interpolate } from '../console-texts.ts'
import { CallDiff } from './CallDiff.tsx'
import { callTexts } from './call-texts.ts'
import { machineClock, machineTime, StatusOf, shapedBy, sizeOf, worldMoment } from './columns.tsx'
import { fetchOf } from './copy-as.ts'
import { termFor } from './filter.ts'
import { JsonView } from './JsonView.tsx'
import styles from './panel.module.css'
import { RepeatCall } from './RepeatCall.tsx'

const w = callTexts

interface CallPanelProps {
  world: string
  seq: number
  compared: number | undefined
  onClose: () => void
  onUncompare: () => void
  onFilter: (term: string) => void
  onCompare: (seq: number) => void
}

/** The call with this number from the tape of the world. */
const useCall = (world: string, seq: number | undefined) =>
  useSteering(tapeCall, { params: { id: world, seq: seq ?? 0 } }, { enabled: seq !== undefined })

/** One call in full, or its difference from a second call. */
export function CallPanel({ compared, onClose, onUncompare, onFilter, onCompare, world, seq }: CallPanelProps) {
  const { data: call, error } = useCall(world, seq)
  const other = useCall(world, compared)
  const title = interpolate(w.detail, { seq })
  return (
    <section className={styles.panel} aria-label={title}>
      <header className={styles.panelHead}>
        <h2>{compared === undefined ? title : interpolate(w.comparing, { first: seq, second: compared })}</h2>
        {compared !== undefined && (
          <Button look="secondary" onClick={onUncompare}>
            {w.noCompare}
          </Button>
        )}
        <IconButton label={w.close} icon={<X size={18} aria-hidden="true" />} onClick={onClose} />
      </header>
      <ErrorMessage of={error ?? other.error} />
      {call && compared === undefined && (
        <WholeCall call={call} world={world} onFilter={onFilter}>
          <RepeatCall call={call} world={world} onRepeated={onCompare} />
        </WholeCall>
      )}
      {call && other.data && <TwoCalls first={call} second={other.data} />}
    </section>
  )
}

const headOf = ({ endpoint, method, path, status, code, actor, page, ms, fault, flag, rows }: TapeEntry) => ({
  endpoint,
  method,
  path,
  status,
  code,
  who: actor,
  page,
  ms: Math.round(ms * 10) / 10,
  fault,
  flag,
  rows,
})

const TwoCalls = ({ first, second }: { first: TapeCall; second: TapeCall }) => (
  <>
    <CallDiff label={w.call} before={headOf(first)} after={headOf(second)} />
    <CallDiff label={w.input} before={first.input} after={second.input} />
    <CallDiff label={w.reply} before={first.reply} after={second.reply} />
  </>
)

interface WholeCallProps extends Pick<CallPanelProps, 'world' | 'onFilter'> {
  call: TapeCall
  /** Actions beside the copies. */
  children: ReactNode
}

function WholeCall({ call, world, onFilter, children }: WholeCallProps) {
  const registry = useSteering(endpoints)
  const contract = registry.data?.find(({ name }) => name === call.endpoint)
  const { writes, actor, page } = call
  const filter = (term: string, text: ReactNode) => (
    <button type="button" className={styles.term} title={`${w.quick}: ${term}`} onClick={() => onFilter(term)}>
      {text}
    </button>
  )
  return (
    <>
      <p className={styles.address}>
        <strong>{call.method}</strong> <Code>{call.path}</Code>
      </p>
      <p className="line">
        <StatusOf call={call} />
        {filter(termFor('endpoint', call.endpoint), <Code>{call.endpoint}</Code>)}
        {filter(termFor('who', actor ?? w.guest), actor ?? w.guest)}
        {page && filter(termFor('page', page), <Code>{page}</Code>)}
      </p>
      {call.cause && <pre className={styles.cause}>{call.cause}</pre>}
      <dl className={styles.facts}>
        <Fact name={w.facts.machine}>{machineClock(machineTime(call))}</Fact>
        <Fact name={w.facts.world}>{worldMoment(call.at)}</Fact>
        <Fact name={w.facts.took}>{call.ms.toFixed(1)} ms</Fact>
        <Fact name={w.facts.size}>{sizeOf(call.bytes)}</Fact>
        {shapedBy(call) && <Fact name={w.facts.shaped}>{shapedBy(call)}</Fact>}
        {writes.length > 0 && (
          <Fact name={w.facts.wrote}>
            {writes.map(({ table, statements }) => (
              <a key={table} href={hashOf({ page: 'tables', world, more: table })}>
                <Code>
                  {table} ×{statements}
                </Code>
              </a>
            ))}
          </Fact>
        )}
      </dl>
      <CopyAs call={call} hasBody={call.method !== 'GET' && call.input !== null} />
      {children}
      {contract && (
        <p className={styles.contract}>
          {contract.summary}
          <small>
            {[contract.access, contract.flag, contract.origin, ...contract.requirements].filter(Boolean).join(' · ')}
          </small>
        </p>
      )}
      <JsonView key={`input ${call.seq}`} label={w.input} value={call.input} />
      <JsonView key={`reply ${call.seq}`} label={w.reply} value={call.reply} />
    </>
  )
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
)

/** Buttons that copy the call in several formats. */
function CopyAs({ call, hasBody }: { call: TapeCall; hasBody: boolean }) {
  const [said, setSaid] = useState('')
  const { curl, test, merchant, language, input, reply, ...line } = call
  const take = async (text: string) => setSaid((await copyText(text)) ? w.copied : w.notCopied)
  const texts = [
    [w.copies.curl, curl],
    [w.copies.fetch, fetchOf({ ...line, input, merchant, language }, hasBody)],
    [w.copies.test, test],
    [w.copies.json, JSON.stringify({ ...line, input, reply }, null, 2)],
  ] as const
  return (
    <div className="line">
      <small>{w.copyAs}</small>
      {texts.map(([name, text]) => (
        <Button look="secondary" key={name} onClick={() => take(text)}>
          {name}
        </Button>
      ))}
      <small role="status">{said}</small>
    </div>
  )
}
