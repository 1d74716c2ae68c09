import { endpoints, usage } from '@understudy/contracts/control'
import { type ComponentProps, useRef } from 'react'
import { Button } from '@/shared/ui/Button'
import { classes } from '@/shared/ui/classes'
import { lazyPart } from '@/shared/ui/lazy-part'
import { ErrorMessage } from '../parts/ErrorMessage.tsx'
import { matches, SearchField, SelectBox } from '../parts/Fields.tsx'
import { Code } from '../parts/Lists.tsx'
import type { EndpointFacts } from '../sections/use-endpoints.ts'
import { useSteering } from '../steer.ts'
import { hashOf, useAddress, useAddressChoices } from './console-address.ts'
import { consoleTexts } from './console-texts.ts'
import { useKeys, useRowArrows, useSearchKey } from './keyboard.ts'
import { NotLoaded } from './NotLoaded.tsx'
import styles from './reference/reference.module.css'
import { referenceTexts as w } from './reference/reference-texts.ts'
import { Table } from './Table.tsx'

/** Swagger UI is loaded with the first call that is opened. */
const CallDocument = lazyPart(
  async () => {
    const [{ CallDocument: Shown }, { loadSwagger }] = await Promise.all([
      import('./reference/CallDocument.tsx'),
      import('./reference/load-swagger.ts'),
    ])
    const swaggerUi = await loadSwagger()
    return {
      default: (props: Omit<ComponentProps<typeof Shown>, 'swaggerUi'>) => <Shown {...props} swaggerUi={swaggerUi} />,
    }
  },
  { missing: NotLoaded },
)

const COLUMNS = [w.name, w.access, w.flag, w.origin, w.errors, w.used]
const ORIGINS = ['specified', 'assumed', 'observed']

/** The reference of every endpoint: its source, how often it was called, and a form to try it in a world. */
export function EndpointsPage() {
  const { world } = useAddress()
  const { get, set } = useAddressChoices()
  const [typed, origin, never, opened] = [get('q'), get('origin'), get('never') === '1', get('open')]
  const surface = get('of') === 'steering' ? 'steering' : 'platform'
  const registry = useSteering(endpoints)
  const counted = useSteering(usage)
  const calls = counted.data?.endpoints ?? {}
  const matching = (registry.data ?? []).filter(
    (one) =>
      one.path.startsWith('/__control') === (surface === 'steering') &&
      (!origin || one.origin === origin) &&
      (!never || !calls[one.name]) &&
      matches(typed, one.name, one.path, one.summary, ...one.requirements),
  )
  const entry = registry.data?.find(({ name }) => name === opened)
  const close = () => set({ open: '' })
  const box = useRef<HTMLDivElement>(null)
  useSearchKey()
  useRowArrows(box)
  useKeys((key) => {
    if (key !== 'Escape') return
    if (opened) close()
    else if (typed) set({ q: '' })
  })
  return (
    <div className={styles.page}>
      <div className="line">
        <SearchField label={w.search} value={typed} onChange={(q) => set({ q })} />
        <SelectBox
          label={w.surface}
          value={surface}
          options={(['platform', 'steering'] as const).map((value) => ({ value, label: w.surfaces[value] }))}
          onChange={(of) => set({ of: of === 'platform' ? '' : of })}
        />
        <SelectBox
          label={w.origin}
          value={origin}
          options={[{ value: '', label: w.all }, ...ORIGINS.map((value) => ({ value, label: value }))]}
          onChange={(value) => set({ origin: value })}
        />
        <Button look="secondary" aria-pressed={never} onClick={() => set({ never: never ? '' : '1' })}>
          {w.never}
        </Button>
      </div>
      <ErrorMessage of={registry.error ?? counted.error} />
      {registry.data && matching.length === 0 && (
        <div className="empty">
          <p>{w.none}</p>
          <Button look="secondary" onClick={() => set({ q: '', origin: '', never: '' })}>
            {w.showAll}
          </Button>
        </div>
      )}
      <div className={styles.split} data-open={entry !== undefined}>
        <div ref={box}>
          <Table label={consoleTexts.pages.endpoints} columns={COLUMNS}>
            {matching.map((one) => (
              <EndpointRow key={one.name} one={one} isOpen={one.name === opened} calls={calls[one.name] ?? 0} />
            ))}
          </Table>
        </div>
        {entry && <CallDocument key={entry.name} entry={entry} world={world} onClose={close} />}
      </div>
    </div>
  )
}

interface EndpointRowProps {
  one: EndpointFacts
  isOpen: boolean
  calls: number
}

function EndpointRow({ one, isOpen, calls }: EndpointRowProps) {
  const { world, choices } = useAddress()
  return (
    <tr className={classes(styles.row, isOpen && styles.open)}>
      <th scope="row">
        <a
          className="row-link"
          data-row
          aria-current={isOpen || undefined}
          href={hashOf({ page: 'endpoints', world, choices: { ...choices, open: one.name } })}
        >
          <Code>{one.name}</Code>
        </a>
        <p className="note">
          <Code>
            {one.method} {one.path}
          </Code>
        </p>
        <p>{one.summary}</p>
      </th>
      <td>{one.access}</td>
      <td>{one.flag && <Code>{one.flag}</Code>}</td>
      <td>{one.origin}</td>
      <td className="number">{one.errors.length}</td>
      <td className="number">{calls}</td>
    </tr>
  )
}
