import { X } from 'lucide-react'
import { IconButton } from '@/shared/ui/Button'
import { ErrorMessage } from '../../parts/ErrorMessage.tsx'
import { Code } from '../../parts/Lists.tsx'
import type { EndpointFacts } from '../../sections/use-endpoints.ts'
import { JsonView } from '../calls/JsonView.tsx'
import panel from '../calls/panel.module.css'
import { hashOf } from '../console-address.ts'
import { consoleTexts } from '../console-texts.ts'
import { type FieldRow, fieldRows } from './field-rows.ts'
import { bodyOf, type Described, parametersOf, replyOf, useDocument } from './openapi.ts'
import styles from './reference.module.css'
import { referenceTexts as w } from './reference-texts.ts'
import { TryCall } from './TryCall.tsx'

interface EndpointPanelProps {
  entry: EndpointFacts
  world: string | undefined
  onClose: () => void
}

/** The reference of one call, and a form to try it in the chosen world. */
export function EndpointPanel({ entry, world, onClose }: EndpointPanelProps) {
  const document = useDocument()
  const described = document.data?.get(entry.name)
  const { access, flag, origin, requirements } = entry
  return (
    <section className={panel.panel} aria-label={entry.name}>
      <header className={panel.panelHead}>
        <h2>
          <Code>{entry.name}</Code>
        </h2>
        <a className="link" href="/__control/openapi.json" target="_blank" rel="noopener">
          {w.document}
        </a>
        <IconButton label={w.close} icon={<X size={18} aria-hidden="true" />} onClick={onClose} />
      </header>
      <p className={panel.address}>
        <strong>{entry.method}</strong> <Code>{entry.path}</Code>
      </p>
      <p className={panel.contract}>
        {entry.summary}
        <small>{[access, flag, origin, ...requirements].filter(Boolean).join(' · ')}</small>
      </p>
      <ErrorMessage of={document.error} />
      {document.isLoading && <p role="status">{consoleTexts.loading}</p>}
      {described && (
        <>
          <Trying entry={entry} described={described} world={world} />
          <Description described={described} />
        </>
      )}
      <section className={styles.part}>
        <h3>{w.errorList}</h3>
        <p className={styles.codes}>
          {entry.errors.map((code) =>
            world === undefined ? (
              <Code key={code}>{code}</Code>
            ) : (
              <a key={code} className="link" href={hashOf({ page: 'errors', world, choices: { q: code } })}>
                <Code>{code}</Code>
              </a>
            ),
          )}
        </p>
      </section>
    </section>
  )
}

function Trying({
  entry,
  described,
  world,
}: {
  entry: EndpointFacts
  described: Described
  world: string | undefined
}) {
  const why = described.isElsewhere ? w.elsewhere : world === undefined ? w.pickWorld : !replyOf(described) && w.events
  if (why) return <p className="note">{why}</p>
  return world !== undefined && <TryCall key={world} entry={entry} described={described} world={world} />
}

/** Inputs and reply, field by field. */
function Description({ described }: { described: Described }) {
  const { resolve } = described
  const [body, reply] = [bodyOf(described), replyOf(described)]
  const inputs = [
    ...parametersOf(described).flatMap(({ name, schema, required = false, description = '' }) =>
      fieldRows({ properties: { [name]: { ...schema, description } }, required: required ? [name] : [] }, resolve),
    ),
    ...(body ? fieldRows(body.schema, resolve) : []),
  ]
  return (
    <>
      <Fields label={w.inputs} rows={inputs} none={w.noInputs} />
      {reply && <Fields label={w.reply} rows={fieldRows(reply.schema, resolve)} />}
      {reply?.example !== undefined && <JsonView label={w.example} value={reply.example} />}
    </>
  )
}

function Fields({ label, rows, none }: { label: string; rows: readonly FieldRow[]; none?: string }) {
  if (rows.length === 0 && none === undefined) return null
  return (
    <section className={styles.part}>
      <h3>{label}</h3>
      {rows.length === 0 ? (
        <p className="note">{none}</p>
      ) : (
        <dl className={styles.fields}>
          {rows.map(({ path, type, isRequired, description }) => (
            <div key={path}>
              <dt>
                <Code>{path}</Code> {!isRequired && <small>{w.optional}</small>}
              </dt>
              <dd>
                <span>{type}</span>
                {description && <p>{description}</p>}
              </dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  )
}
