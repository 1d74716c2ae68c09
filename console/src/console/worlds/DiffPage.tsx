import { listWorlds, worldDiff } from '@understudy/contracts/control'
import type { Difference, WorldDiff } from '@understudy/contracts/control/compare'
import { calendar } from '@/shared/clock/calendar'
import { addressOf } from '@/shared/navigation/base'
import { Button } from '@/shared/ui/Button'
import { ErrorMessage } from '../../parts/ErrorMessage.tsx'
import { SelectBox } from '../../parts/Fields.tsx'
import { Code } from '../../parts/Lists.tsx'
import { invalidate, useSteering } from '../../steer.ts'
import { hashOf, useAddressChoices } from '../console-address.ts'
import { interpolate } from '../console-texts.ts'
import { Table } from '../Table.tsx'
import { readable } from '../tables/values.ts'
import styles from './diff.module.css'
import { worldName } from './world-name.ts'

/** Texts of this page only, so they are loaded with it. */
const w = {
  title: 'Compare {world} with',
  scenario: 'the initial state of its scenario',
  again: 'Compare again',
  reading: 'Comparing …',
  settings: 'Settings',
  rows: 'Rows',
  path: 'Setting',
  table: 'Table',
  row: 'Row',
  here: 'Here',
  there: 'There',
  same: 'No differences.',
  sameSettings: 'No different settings.',
  sameRows: 'No different rows.',
  app: 'Open the app',
  cut: 'There are too many rows: some tables were not compared.',
  counts: '{here} here, {there} there',
  added: '{count} only here',
  removed: '{count} only there',
  changed: '{count} changed',
  some: 'The first {count} of them:',
  gone: 'not here',
  new: 'only here',
}

/** Compares a world with another one, or with the scenario it was created from. */
export function DiffPage({ world }: { world: string }) {
  const { get, set } = useAddressChoices()
  const other = get('with')
  const worlds = useSteering(listWorlds)
  const diff = useSteering(worldDiff, { params: { id: world }, query: other ? { with: other } : {} })
  const here = worlds.data?.find(({ id }) => id === world)
  const otherWorlds = (worlds.data ?? []).filter(({ id }) => id !== world)
  return (
    <>
      <div className="line">
        <h2>{interpolate(w.title, { world: here ? worldName(here) : world })}</h2>
        <div className={styles.other}>
          <SelectBox
            label={w.there}
            value={other}
            options={[
              { value: '', label: w.scenario },
              ...otherWorlds.map((one) => ({ value: one.id, label: `${worldName(one)} · ${one.id}` })),
            ]}
            onChange={(id) => set({ with: id })}
          />
        </div>
        <Button look="secondary" busy={diff.isFetching} onClick={() => invalidate(worldDiff)}>
          {w.again}
        </Button>
      </div>
      <ErrorMessage of={diff.error} />
      {diff.isPending && !diff.error && <p className="note">{w.reading}</p>}
      {diff.data && <Found world={world} diff={diff.data} />}
    </>
  )
}

function Found({ world, diff: { settings, tables, cut } }: { world: string; diff: WorldDiff }) {
  if (settings.length === 0 && tables.length === 0)
    return (
      <div className="empty">
        <p>{w.same}</p>
        <a
          className="button"
          href={addressOf(`/m/home?world=${encodeURIComponent(world)}`)}
          target="_blank"
          rel="noopener"
        >
          {w.app}
        </a>
      </div>
    )
  return (
    <>
      {cut && <p role="alert">{w.cut}</p>}
      <h3>{w.settings}</h3>
      {settings.length === 0 ? (
        <p className="note">{w.sameSettings}</p>
      ) : (
        <Table label={w.settings} columns={[w.path, w.here, w.there]}>
          {settings.map(({ path, here, there }) => (
            <tr key={path}>
              <th scope="row">
                <Code>{path}</Code>
              </th>
              <td className={styles.here}>{here}</td>
              <td className={styles.there}>{there}</td>
            </tr>
          ))}
        </Table>
      )}
      <h3>{w.rows}</h3>
      {tables.length === 0 && <p className="note">{w.sameRows}</p>}
      {tables.map((one) => (
        <OfTable key={one.table} world={world} difference={one} />
      ))}
    </>
  )
}

function OfTable({ world, difference }: { world: string; difference: Difference }) {
  const { table, columns, kinds, here, there, added, removed, changed, rows } = difference
  // A comparison does not tell the merchant of a row, so money has no currency.
  const locale = { currencySymbol: '', timeZone: calendar().zone }
  const counts = [
    added > 0 && interpolate(w.added, { count: added }),
    removed > 0 && interpolate(w.removed, { count: removed }),
    changed > 0 && interpolate(w.changed, { count: changed }),
  ].filter(Boolean)
  return (
    <details className={styles.table}>
      <summary>
        <Code>{table}</Code> <strong>{counts.join(', ')}</strong>{' '}
        <small>{interpolate(w.counts, { here, there })}</small>
      </summary>
      {rows.length < added + removed + changed && <p className="note">{interpolate(w.some, { count: rows.length })}</p>}
      <ul className={styles.rows}>
        {rows.map((row) => (
          <li key={row.row}>
            <a href={hashOf({ page: 'tables', world, more: table, choices: row.here ? { row: `${row.row}` } : {} })}>
              {w.row} {row.row}
            </a>{' '}
            {!row.there && <span className={styles.here}>{w.new}</span>}
            {!row.here && <span className={styles.there}>{w.gone}</span>}
            <dl>
              {columns.map((column, index) => {
                const [mine, other] = [row.here?.[index] ?? null, row.there?.[index] ?? null]
                if (row.here && row.there && mine === other) return null
                return (
                  <div key={column}>
                    <dt>
                      <Code>{column}</Code>
                    </dt>
                    {row.here && <dd className={styles.here}>{readable(kinds[index], mine, locale)}</dd>}
                    {row.there && <dd className={styles.there}>{readable(kinds[index], other, locale)}</dd>}
                  </div>
                )
              })}
            </dl>
          </li>
        ))}
      </ul>
    </details>
  )
}
