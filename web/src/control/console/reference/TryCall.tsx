import { actors, getWorld, signIn } from '@understudy/contracts/control'
import type { Actor } from '@understudy/contracts/control-actors'
import type { SessionInfo } from '@understudy/contracts/session'
import { useRef, useState } from 'react'
import { Button } from '@/shared/ui/Button'
import { ErrorMessage } from '../../parts/ErrorMessage.tsx'
import { LongField, SelectBox, TextField } from '../../parts/Fields.tsx'
import type { EndpointFacts } from '../../sections/use-endpoints.ts'
import { SteeringError, steer, useSteering } from '../../steer.ts'
import { useControlMutation } from '../../use-control-mutation.ts'
import { JsonView } from '../calls/JsonView.tsx'
import { hashOf } from '../console-address.ts'
import { bodyOf, type Described, type JsonSchema, type Parameter, parametersOf } from './openapi.ts'
import styles from './reference.module.css'
import { referenceTexts as w } from './reference-texts.ts'
import { type Answer, filled, send } from './send.ts'

interface TryCallProps {
  entry: EndpointFacts
  described: Described
  world: string
}

/** A form that sends a call to the chosen world as the chosen account; the call is recorded on the tape. */
export function TryCall({ entry, described, world }: TryCallProps) {
  const isSteering = entry.path.startsWith('/__control')
  const body = bodyOf(described)
  const parameters = [...parametersOf(described), ...(body?.isForm ? partsOf(body.schema) : [])]
  const summary = useSteering(getWorld, { params: { id: world } })
  const people = useSteering(actors, { params: { id: world } }, { enabled: !isSteering })
  const [values, setValues] = useState<Record<string, string>>(() =>
    Object.fromEntries(
      parameters.map(({ name, example, required }) => [name, required && example !== undefined ? String(example) : '']),
    ),
  )
  const [text, setText] = useState(() => (body && !body.isForm ? JSON.stringify(body.example ?? {}, null, 2) : ''))
  const [file, setFile] = useState<File>()
  const [chosen, setChosen] = useState<string>()
  const as = chosen ?? usualActor(entry, people.data ?? [])
  // Without the list of accounts the call would go out as a visitor's.
  const isReady = isSteering || (people.data !== undefined && summary.data !== undefined)
  const session = useRef<{ as: string; info: SessionInfo }>(undefined)
  const [answer, setAnswer] = useState<Answer>()
  const act = useControlMutation()
  // A call of the control API refers to the chosen world.
  const fieldValue = (name: string) => (isSteering && name === 'id' ? world : (values[name] ?? ''))

  const sendIt = () =>
    act.run(async () => {
      if (body && !body.isForm && !isJson(text)) throw new SteeringError(w.badJson, 422, { body: w.badJson })
      if (as === '') session.current = undefined
      else if (session.current?.as !== as)
        session.current = { as, info: await steer(signIn, { params: { id: world }, body: { as } }) }
      const all = Object.fromEntries(parameters.map(({ name }) => [name, fieldValue(name)]))
      const call = filled(entry, parameters, all, body?.isForm ? formOf(body.schema, all, file) : body && text)
      const merchant = summary.data?.merchant ?? ''
      setAnswer(await send(call, { world, merchant, session: session.current?.info }))
    })

  return (
    <form
      className={styles.try}
      onSubmit={(event) => {
        event.preventDefault()
        sendIt()
      }}
    >
      <h3>{w.try}</h3>
      {!isSteering && (
        <>
          <SelectBox
            label={w.as}
            value={as}
            options={[
              { value: '', label: w.nobody },
              ...(people.data ?? []).map(({ name, merchant }) => ({ value: name, label: `${name} · ${merchant}` })),
            ]}
            onChange={setChosen}
          />
          {as !== '' && <p className="note">{w.signsIn}</p>}
        </>
      )}
      {parameters.map(({ name, required }) => (
        <TextField
          key={name}
          label={required ? name : `${name}, ${w.optional}`}
          value={fieldValue(name)}
          readOnly={isSteering && name === 'id'}
          onChange={(value) => setValues({ ...values, [name]: value })}
        />
      ))}
      {body && !body.isForm && (
        <LongField
          label={w.body}
          value={text}
          onChange={setText}
          error={act.fieldError('body')}
          rows={Math.min(14, lines(text))}
        />
      )}
      {body?.isForm && (
        <label className="check">
          {w.file} <input type="file" onChange={(event) => setFile(event.target.files?.[0])} />
        </label>
      )}
      <ErrorMessage of={act.error} />
      <div className="line">
        <Button type="submit" busy={act.busy} disabled={!isReady}>
          {w.send}
        </Button>
        {answer && (
          <span role="status">
            {w.answered} <strong className={answer.status < 400 ? 'good' : 'bad'}>{answer.status}</strong>,{' '}
            {Math.round(answer.ms)} ms
          </span>
        )}
        {answer && !isSteering && (
          <a className="link" href={hashOf({ page: 'calls', world, choices: { q: `endpoint:${entry.name}` } })}>
            {w.seeCalls}
          </a>
        )}
      </div>
      {answer && <JsonView key={answer.ms} label={w.reply} value={answer.reply} />}
    </form>
  )
}

/** The account preselected for a call: the first one that has access. */
function usualActor({ access }: EndpointFacts, people: readonly Actor[]): string {
  if (access === 'guest' || access === 'operator') return ''
  const may = ({ type, status }: Actor) =>
    status === 'active' && (access === 'agent' || access === 'contracts' ? type === 1 || type === 2 : true)
  return people.find(may)?.name ?? ''
}

const lines = (text: string) => text.split('\n').length

function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

const isFile = ({ format }: JsonSchema) => format === 'binary'

/** The fields of a multipart form except its file. */
const partsOf = ({ properties = {}, required = [] }: JsonSchema): Parameter[] =>
  Object.entries(properties)
    .filter(([, schema]) => !isFile(schema))
    .map(([name, schema]) => ({ name, in: 'form', required: required.includes(name), schema }))

function formOf({ properties = {} }: JsonSchema, values: Readonly<Record<string, string>>, file: File | undefined) {
  const form = new FormData()
  for (const [name, schema] of Object.entries(properties)) {
    if (!isFile(schema) && values[name]) form.set(name, values[name])
    if (isFile(schema) && file) form.set(name, file)
  }
  return form
}
