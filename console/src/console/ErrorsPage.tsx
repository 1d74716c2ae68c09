import { addFault, getFaults } from '@understudy/contracts/control'
import en from '@understudy/contracts/error-texts/en.json'
import ur from '@understudy/contracts/error-texts/ur.json'
import la from '@understudy/contracts/error-texts/ur-la.json'
import { ERRORS, type ErrorCode } from '@understudy/contracts/errors'
import { useRef, useState } from 'react'
import { addressOf } from '@/shared/navigation/base'
import { Button } from '@/shared/ui/Button'
import { worldParams } from '../actions.ts'
import { ErrorMessage } from '../parts/ErrorMessage.tsx'
import { matches, SearchField, SelectBox } from '../parts/Fields.tsx'
import { Code } from '../parts/Lists.tsx'
import { usePlatformEndpoints } from '../sections/use-endpoints.ts'
import { invalidate, steer } from '../steer.ts'
import { useControlMutation } from '../use-control-mutation.ts'
import { useAddressChoices } from './console-address.ts'
import { consoleTexts } from './console-texts.ts'
import { useKeys, useRowArrows, useSearchKey } from './keyboard.ts'
import { Table } from './Table.tsx'

/** Texts of this page only, so they are loaded with it. */
const w = {
  search: 'Code, number or words',
  number: 'No.',
  code: 'Code',
  http: 'HTTP',
  text: 'What a player reads',
  raise: 'Raise on the next call of',
  raiseIt: 'Raise',
  raised: 'The next call of {endpoint} fails with {code}.',
  nobody: 'No call returns it.',
  app: 'The app in this world',
  reload: 'Load again',
} as const
const COLUMNS = [w.number, w.code, w.http, w.text, w.raise]
const CODES = Object.keys(ERRORS) as ErrorCode[]

/** Every error code, the text a player reads, and a button that produces the error in the app. */
export function ErrorsPage({ world }: { world: string }) {
  const { get, set } = useAddressChoices()
  const typed = get('q')
  const [loads, setLoads] = useState(0)
  const [raised, setRaised] = useState('')
  const act = useControlMutation()
  const raise = (code: ErrorCode, endpoint: string) =>
    act.run(async () => {
      await steer(addFault, { params: worldParams(), body: { endpoint, kind: 'error', code, times: 1 } })
      await invalidate(getFaults)
      setRaised(w.raised.replace('{endpoint}', endpoint).replace('{code}', code))
    })
  const matching = CODES.filter((code) => matches(typed, code, String(ERRORS[code].number), en[ERRORS[code].text]))
  const box = useRef<HTMLDivElement>(null)
  useSearchKey()
  useRowArrows(box)
  useKeys((key) => {
    if (key === 'Escape' && typed) set({ q: '' })
  })
  return (
    <div className="split phone">
      <div ref={box} className="list stacked">
        <SearchField label={w.search} value={typed} onChange={(q) => set({ q })} />
        <ErrorMessage of={act.error} />
        <p role="status" className="note">
          {raised}
        </p>
        <Table label={consoleTexts.pages.errors} columns={COLUMNS}>
          {matching.map((code) => (
            <ErrorRow key={code} code={code} busy={act.busy} onRaise={raise} />
          ))}
        </Table>
      </div>
      <div className="beside">
        <div className="line">
          <h2>{w.app}</h2>
          <Button look="secondary" onClick={() => setLoads(loads + 1)}>
            {w.reload}
          </Button>
        </div>
        <iframe key={loads} title={w.app} src={addressOf(`/m/home?world=${encodeURIComponent(world)}`)} />
      </div>
    </div>
  )
}

interface ErrorRowProps {
  code: ErrorCode
  busy: boolean
  onRaise: (code: ErrorCode, endpoint: string) => void
}

function ErrorRow({ code, busy, onRaise }: ErrorRowProps) {
  const { number, status, text } = ERRORS[code]
  const declaring = usePlatformEndpoints().filter(({ errors }) => errors.includes(code))
  const [chosen, setChosen] = useState('')
  const endpoint = chosen || declaring[0]?.name
  return (
    <tr>
      <td className="number">{number}</td>
      <th scope="row">
        <Code>{code}</Code>
      </th>
      <td className="number">{status}</td>
      <td className="whole">
        <p lang="en">{en[text]}</p>
        <p lang="ur" dir="rtl">
          {ur[text]}
        </p>
        <p lang="ur-Latn">{la[text]}</p>
      </td>
      <td className="whole">
        {endpoint === undefined ? (
          <small>{w.nobody}</small>
        ) : (
          <span className="line">
            <SelectBox
              label={w.raise}
              value={endpoint}
              options={declaring.map(({ name }) => ({ value: name, label: name }))}
              onChange={setChosen}
            />
            <Button look="secondary" data-row busy={busy} onClick={() => onRaise(code, endpoint)}>
              {w.raiseIt}
            </Button>
          </span>
        )}
      </td>
    </tr>
  )
}
