import type { TapeEntry } from '@understudy/contracts/control-inspect'
import { useState } from 'react'
import { classes } from '@/shared/ui/classes'
import { here } from '../actions.ts'
import { tape } from '../endpoints.ts'
import { Button } from '../parts/Button.tsx'
import { matches, Search } from '../parts/Field.tsx'
import { Code } from '../parts/Rows.tsx'
import { Trouble } from '../parts/Trouble.tsx'
import { CallWhole } from '../sections/CallWhole.tsx'
import { useSteering } from '../steer.ts'
import { Table } from './Table.tsx'
import { words } from './words.ts'

const w = words.calls
const COLUMNS = [w.seq, w.endpoint, w.status, w.who, w.took, w.rows, w.shaped]

/** What called the world, live; one call whole, or two side by side. */
export function CallsPage() {
  const [typed, setTyped] = useState('')
  const [live, setLive] = useState(true)
  const [held, setHeld] = useState<readonly TapeEntry[]>([])
  const [chosen, setChosen] = useState<readonly number[]>([])
  const calls = useSteering(tape, { params: here(), query: { limit: 300 } })
  const listed = (live ? calls.data : held) ?? []
  const found = listed.filter(({ endpoint, code, status, actor, path }) =>
    matches(typed, endpoint, path, code ?? '', String(status), actor ?? w.guest),
  )
  const choose = (seq: number) =>
    setChosen((now) => (now.includes(seq) ? now.filter((other) => other !== seq) : [...now.slice(-1), seq]))
  return (
    <div className="split">
      <div className="list">
        <div className="line">
          <Search label={w.search} value={typed} onChange={setTyped} />
          <Button
            aria-pressed={live}
            onClick={() => {
              setHeld(listed)
              setLive(!live)
            }}
          >
            {live ? w.live : w.paused}
          </Button>
        </div>
        <Trouble of={calls.error} />
        {calls.data && found.length === 0 && <p className="note">{typed ? w.nothing : w.none}</p>}
        {found.length > 0 && (
          <Table label={w.list} columns={COLUMNS}>
            {found.map((call) => (
              <CallRow key={call.seq} call={call} chosen={chosen.includes(call.seq)} onChoose={choose} />
            ))}
          </Table>
        )}
      </div>
      <div className="beside">
        {chosen.length === 0 && <p className="note">{w.pick}</p>}
        {chosen.map((seq) => (
          <section key={seq} aria-label={`${w.seq} ${seq}`}>
            <div className="line">
              <h2>
                {w.seq} {seq}
              </h2>
              <Button onClick={() => choose(seq)}>{w.close}</Button>
            </div>
            <CallWhole seq={seq} />
          </section>
        ))}
      </div>
    </div>
  )
}

interface CallRowProps {
  call: TapeEntry
  chosen: boolean
  onChoose: (seq: number) => void
}

const CallRow = ({ call, chosen, onChoose }: CallRowProps) => (
  <tr className={classes(chosen && 'chosen')}>
    <td>
      <button type="button" aria-pressed={chosen} className="pick" onClick={() => onChoose(call.seq)}>
        {call.seq}
      </button>
    </td>
    <td>
      <Code>{call.endpoint}</Code>
    </td>
    <td className={classes(call.status >= 400 || call.code ? 'bad' : 'good')}>
      {call.status} {call.code && <Code>{call.code}</Code>}
    </td>
    <td>{call.actor ?? w.guest}</td>
    <td className="number">{call.ms.toFixed(1)}</td>
    <td className="number">{call.rows || ''}</td>
    <td>{shapedBy(call)}</td>
  </tr>
)

const shapedBy = ({ fault, flag, clock, cause }: TapeEntry) =>
  [fault && `${w.fault} ${fault}`, flag && `${w.flag} ${flag}`, clock === 'frozen' && w.clock, cause && w.broken]
    .filter(Boolean)
    .join(', ')
