import type * as control from '@understudy/contracts/control'
import { useState } from 'react'
import { endpoints } from '../endpoints.ts'
import { Button } from '../parts/Button.tsx'
import { matches, Pick, Search } from '../parts/Field.tsx'
import { Code } from '../parts/Rows.tsx'
import { Trouble } from '../parts/Trouble.tsx'
import { useSteering } from '../steer.ts'
import { useMoment } from '../times.ts'
import { of } from '../world-endpoints.ts'
import { Table } from './Table.tsx'
import { words } from './words.ts'

/** Said on this page alone, so that it comes with the page. */
const w = {
  search: 'Name, path or requirement',
  name: 'Endpoint',
  access: 'Who',
  flag: 'Flag',
  origin: 'Origin',
  errors: 'Errors',
  used: 'Calls',
  all: 'All origins',
  never: 'Only never called',
  codes: 'By code',
  roles: 'By role',
  flags: 'Refused by a flag that is off',
  since: 'Counted since',
  nothing: 'Nothing yet.',
} as const
const usage = of<typeof control.usage>('control.usage', 'GET', '/__control/usage')
const COLUMNS = [w.name, w.access, w.flag, w.origin, w.errors, w.used]
const ORIGINS = ['specified', 'assumed', 'observed']

/** The registry: where each endpoint comes from, and how often anybody asked it. */
export function EndpointsPage() {
  const moment = useMoment()
  const [typed, setTyped] = useState('')
  const [origin, setOrigin] = useState('')
  const [never, setNever] = useState(false)
  const registry = useSteering(endpoints)
  const counted = useSteering(usage)
  const calls = counted.data?.endpoints ?? {}
  const found = (registry.data ?? []).filter(
    (one) =>
      !one.path.startsWith('/__control') &&
      (!origin || one.origin === origin) &&
      (!never || !calls[one.name]) &&
      matches(typed, one.name, one.path, one.summary, ...one.requirements),
  )
  return (
    <>
      <div className="line">
        <Search label={w.search} value={typed} onChange={setTyped} />
        <Pick
          label={w.origin}
          value={origin}
          options={[{ value: '', label: w.all }, ...ORIGINS.map((value) => ({ value, label: value }))]}
          onChange={setOrigin}
        />
        <Button aria-pressed={never} onClick={() => setNever(!never)}>
          {w.never}
        </Button>
        {counted.data && (
          <span>
            {w.since} {moment(counted.data.since)}: {counted.data.calls}
          </span>
        )}
      </div>
      <Trouble of={registry.error ?? counted.error} />
      <div className="counts">
        <Counts title={w.roles} counts={counted.data?.roles} />
        <Counts title={w.codes} counts={counted.data?.codes} />
        <Counts title={w.flags} counts={counted.data?.flags} />
      </div>
      <Table label={words.pages.endpoints} columns={COLUMNS}>
        {found.map((one) => (
          <tr key={one.name}>
            <th scope="row">
              <Code>{one.name}</Code>
              <p>
                <Code>
                  {one.method} {one.path}
                </Code>
              </p>
              <p>{one.summary}</p>
              <small>{one.requirements.join(' ')}</small>
            </th>
            <td>{one.access}</td>
            <td>{one.flag && <Code>{one.flag}</Code>}</td>
            <td>{one.origin}</td>
            <td>
              <details>
                <summary>{one.errors.length}</summary>
                {one.errors.join(', ')}
              </details>
            </td>
            <td className="number">{calls[one.name] ?? 0}</td>
          </tr>
        ))}
      </Table>
    </>
  )
}

function Counts({ title, counts = {} }: { title: string; counts: Record<string, number> | undefined }) {
  const sorted = Object.entries(counts).sort(([, a], [, b]) => b - a)
  return (
    <section>
      <h2>{title}</h2>
      {sorted.length === 0 ? (
        <p className="note">{w.nothing}</p>
      ) : (
        <dl>
          {sorted.map(([name, count]) => (
            <div key={name}>
              <dt>
                <Code>{name}</Code>
              </dt>
              <dd>{count}</dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  )
}
