import { useQuery } from '@tanstack/react-query'
import { actors, getWorld, signIn } from '@understudy/contracts/control'
import type { Actor } from '@understudy/contracts/control/actors'
import type { SessionInfo } from '@understudy/contracts/session'
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { addressOf } from '@/shared/navigation/base'
import 'swagger-ui-dist/swagger-ui.css'
import { X } from 'lucide-react'
import { useTheme } from '@/shared/theme'
import { IconButton } from '@/shared/ui/Button'
import { ErrorMessage } from '../../parts/ErrorMessage.tsx'
import { SelectBox } from '../../parts/Fields.tsx'
import { Code } from '../../parts/Lists.tsx'
import type { EndpointFacts } from '../../sections/use-endpoints.ts'
import { callControl, type SteeringError, steer, steeringCache, useSteering } from '../../steer.ts'
import panel from '../calls/panel.module.css'
import { hashOf } from '../console-address.ts'
import { consoleTexts } from '../console-texts.ts'
import { headersFor } from './headers.ts'
import type { SwaggerUI } from './load-swagger.ts'
import styles from './reference.module.css'
import { referenceTexts as w } from './reference-texts.ts'

interface CallDocumentProps {
  swaggerUi: SwaggerUI
  entry: EndpointFacts
  world: string | undefined
  onClose: () => void
}

/** What the OpenAPI document says about one call, with a form that sends it to the chosen world as one of its accounts. */
export function CallDocument({ swaggerUi, entry, world = '', onClose }: CallDocumentProps) {
  const isSteering = entry.path.startsWith('/__control')
  const isAboutWorld = world !== '' && !isSteering
  const document = useDocument()
  const summary = useSteering(getWorld, { params: { id: world } }, { enabled: isAboutWorld })
  const people = useSteering(actors, { params: { id: world } }, { enabled: isAboutWorld })
  const [chosen, setChosen] = useState<string>()
  const as = chosen ?? usualActor(entry, people.data ?? [])
  const session = useRef<{ as: string; info: SessionInfo }>(undefined)
  const spec = useMemo(() => document.data && partAbout(document.data, entry.name), [document.data, entry.name])
  const why = spec?.isElsewhere ? w.elsewhere : !isSteering && world === '' ? w.pickWorld : undefined

  const headersOf = async (path: string) => {
    if (as === '') session.current = undefined
    else if (session.current?.as !== as)
      session.current = { as, info: await steer(signIn, { params: { id: world }, body: { as } }) }
    return headersFor(path, { world, merchant: summary.data?.merchant ?? '', session: session.current?.info })
  }

  return (
    <section className={panel.panel} aria-label={entry.name}>
      <header className={panel.panelHead}>
        <h2>
          <Code>{entry.name}</Code>
        </h2>
        <a className="link" href={addressOf('/__control/openapi.json')} target="_blank" rel="noopener">
          {w.document}
        </a>
        <IconButton label={w.close} icon={<X size={18} aria-hidden="true" />} onClick={onClose} />
      </header>
      <small>{[entry.access, entry.flag, entry.origin, ...entry.requirements].filter(Boolean).join(' · ')}</small>
      {why && <p className="note">{why}</p>}
      {isAboutWorld && !spec?.isElsewhere && (
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
          <a className="link" href={hashOf({ page: 'calls', world, choices: { q: `endpoint:${entry.name}` } })}>
            {w.seeCalls}
          </a>
        </>
      )}
      <ErrorMessage of={document.error ?? people.error} />
      {document.isLoading && <p role="status">{consoleTexts.loading}</p>}
      {/* Without the list of accounts the call would go out as a visitor's. */}
      {spec && (!isAboutWorld || people.data) && (
        <Swagger key={why} swaggerUi={swaggerUi} spec={spec.part} maySend={why === undefined} headersOf={headersOf} />
      )}
      {world !== '' && entry.errors.length > 0 && (
        <p className={styles.codes}>
          {w.raise}
          {entry.errors.map((code) => (
            <a key={code} className="link" href={hashOf({ page: 'errors', world, choices: { q: code } })}>
              <Code>{code}</Code>
            </a>
          ))}
        </p>
      )}
    </section>
  )
}

interface SwaggerProps {
  swaggerUi: SwaggerUI
  spec: object
  maySend: boolean
  headersOf: (path: string) => Promise<Record<string, string>>
}

/** Swagger UI, which shows a part of the document and sends its calls from this page. */
function Swagger({ swaggerUi, spec, maySend, headersOf }: SwaggerProps) {
  const box = useRef<HTMLDivElement>(null)
  const theme = useTheme()
  const headersNow = useEffectEvent(headersOf)
  useEffect(() => {
    if (!box.current) return
    swaggerUi({
      domNode: box.current,
      spec,
      docExpansion: 'full',
      defaultModelsExpandDepth: -1,
      defaultModelExpandDepth: 3,
      tryItOutEnabled: maySend,
      ...(!maySend && { supportedSubmitMethods: [] }),
      validatorUrl: null,
      async requestInterceptor(request) {
        const { pathname } = new URL(request.url, location.origin)
        Object.assign(request.headers, await headersNow(pathname))
        // This browser's cookies may name another world.
        request.credentials = pathname.startsWith('/__control') ? 'same-origin' : 'omit'
        return request
      },
    })
  }, [swaggerUi, spec, maySend])
  // Swagger UI looks for this class at the page.
  useEffect(() => {
    document.documentElement.classList.toggle('dark-mode', theme === 'dark')
    return () => document.documentElement.classList.remove('dark-mode')
  }, [theme])
  return <div ref={box} className={styles.swagger} />
}

type Components = Record<string, Record<string, unknown>>

interface OpenApi {
  openapi: string
  info: object
  paths: Record<string, Record<string, object | undefined>>
  components: Components
}

/** The whole document, fetched once, when the first call is opened. */
const useDocument = () =>
  useQuery<OpenApi, SteeringError>(
    {
      queryKey: ['openapi'],
      queryFn: async () => (await callControl('/__control/openapi.json')) as OpenApi,
      staleTime: Number.POSITIVE_INFINITY,
    },
    steeringCache,
  )

/** The document with one call only and the components it refers to: the whole keeps Swagger UI busy for minutes. */
function partAbout(document: OpenApi, name: string): { part: object; isElsewhere: boolean } | undefined {
  for (const [path, { servers, ...operations }] of Object.entries(document.paths))
    for (const [method, operation] of Object.entries(operations))
      if (operation && 'x-name' in operation && operation['x-name'] === name) {
        const { openapi, info } = document
        // The console sends the headers that admit the call.
        const paths = { [path]: { [method]: { ...operation, security: [] } } }
        const components = componentsOf(paths, document.components)
        return {
          part: { openapi, info, servers: [{ url: location.origin }], paths, components },
          isElsewhere: servers !== undefined,
        }
      }
  return undefined
}

/** The components that a part of the document refers to, also through each other. */
function componentsOf(part: unknown, all: Components, found: Components = {}): Components {
  JSON.stringify(part, (key, value: unknown) => {
    if (key !== '$ref') return value
    const [, , kind = '', name = ''] = String(value).split('/')
    if (found[kind]?.[name] !== undefined) return value
    const component = all[kind]?.[name]
    found[kind] = { ...found[kind], [name]: component }
    componentsOf(component, all, found)
    return value
  })
  return found
}

/** The account preselected for a call: the first one that has access. */
function usualActor({ access }: EndpointFacts, people: readonly Actor[]): string {
  if (access === 'guest' || access === 'operator') return ''
  const may = ({ type, status }: Actor) =>
    status === 'active' && (access === 'agent' || access === 'contracts' ? type === 1 || type === 2 : true)
  return people.find(may)?.name ?? ''
}
