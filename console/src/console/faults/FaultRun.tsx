import { getWorld, scenarios } from '@understudy/contracts/control'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { paths } from '@/shared/navigation'
import { Button } from '@/shared/ui/Button'
import { ErrorMessage } from '../../parts/ErrorMessage.tsx'
import { SelectBox, TextField } from '../../parts/Fields.tsx'
import { Code } from '../../parts/Lists.tsx'
import { useSteering } from '../../steer.ts'
import { hashOf, useAddressChoices } from '../console-address.ts'
import { interpolate } from '../console-texts.ts'
import { useKeys, useRowArrows, useSearchKey } from '../keyboard.ts'
import { saveFile } from '../save-file.ts'
import { Table } from '../Table.tsx'
import type { Verdict } from './fault-outcomes.ts'
import { useFaultRun } from './use-fault-run.ts'

/** Texts of this page only, so they are loaded with it. */
const w = {
  title: 'Every error of a screen',
  back: 'All fault rules',
  what: 'Opens the screen in a fork of this world, first without an error and then once for each error of its calls, always from the same snapshot. Until the run ends, all tabs of the app in this browser are in the fork.',
  screen: 'Screen',
  as: 'Person',
  visitor: 'A visitor',
  common: 'Include errors that every call may return',
  start: 'Run',
  stop: 'Stop',
  skip: 'Skip this call',
  json: 'JSON',
  looking: 'Opening the screen without an error',
  meeting: '{count} of {all}: {endpoint} fails with {code}',
  done: '{count} of {all} errors done.',
  none: 'The calls of this screen have no errors of their own. Include those that every call may return to see them.',
  app: 'The app',
  columns: ['Call', 'Error', 'The app', 'What it showed', 'Its text shown'],
  yes: 'yes',
  no: 'no',
  start1: 'Choose a screen and a person, then run.',
}
const VERDICTS: Record<Verdict, string> = {
  'not called': 'did not make the call',
  redirected: 'went to another page',
  dialog: 'opened a dialog',
  message: 'showed a message',
  blank: 'stayed blank',
  waits: 'kept waiting',
  'other text': 'showed other text',
  nothing: 'showed nothing',
}
const WORTH_A_LOOK: readonly Verdict[] = ['blank', 'waits', 'nothing']
const SCREENS = Object.values(paths)
  .map(({ pattern }) => pattern)
  .filter((pattern) => !pattern.includes(':'))

/** Opens a screen with every error its calls declare, and lists how the app reacted. */
export function FaultRun({ world }: { world: string }) {
  const { get, set } = useAddressChoices()
  const frame = useRef<HTMLIFrameElement>(null)
  const [withCommon, setCommon] = useState(false)
  const worldQuery = useSteering(getWorld, { params: { id: world } })
  const stories = useSteering(scenarios)
  const cast = stories.data?.find(({ name }) => name === worldQuery.data?.scenario)?.cast ?? []
  const run = useFaultRun(world)
  const { stop } = run
  const [screen, as] = [get('screen') || paths.wallets.pattern, get('as') || 'amina']
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs only when the user leaves the page
  useEffect(() => stop, [])
  const start = (event: FormEvent) => {
    event.preventDefault()
    if (frame.current && screen.startsWith('/m/'))
      void run.start(frame.current, { screen, as: as === '-' ? '' : as, withCommon })
  }
  const box = useRef<HTMLDivElement>(null)
  useSearchKey()
  useRowArrows(box)
  useKeys((key) => {
    if (key === 'Escape' && run.isRunning) run.stop()
  })
  const { outcomes, total, now } = run
  const status = now
    ? interpolate(w.meeting, { ...now, count: outcomes.length + 1, all: total ?? 0 })
    : run.isRunning
      ? w.looking
      : total === 0
        ? w.none
        : total === undefined
          ? ''
          : interpolate(w.done, { count: outcomes.length, all: total })
  return (
    <div className="split phone">
      <div ref={box} className="list stacked">
        <div className="line">
          <h2>{w.title}</h2>
          <a className="link" href={hashOf({ page: 'faults', world })}>
            {w.back}
          </a>
        </div>
        <p className="note">{w.what}</p>
        <form className="line" onSubmit={start}>
          <TextField label={w.screen} value={screen} proposals={SCREENS} onChange={(text) => set({ screen: text })} />
          <SelectBox
            label={w.as}
            value={as}
            options={[{ value: '-', label: w.visitor }, ...cast.map(({ name }) => ({ value: name, label: name }))]}
            onChange={(name) => set({ as: name })}
          />
          <label className="check">
            <input type="checkbox" checked={withCommon} onChange={({ target }) => setCommon(target.checked)} />{' '}
            {w.common}
          </label>
          {run.isRunning ? (
            <>
              <Button look="secondary" onClick={run.skip}>
                {w.skip}
              </Button>
              <Button onClick={run.stop}>{w.stop}</Button>
            </>
          ) : (
            <Button type="submit">{w.start}</Button>
          )}
          <Button
            look="secondary"
            disabled={outcomes.length === 0}
            onClick={() =>
              saveFile(
                `errors-of-${screen.split('/').pop()}.json`,
                JSON.stringify({ screen, as, outcomes }, null, 2),
                'application/json',
              )
            }
          >
            {w.json}
          </Button>
        </form>
        <ErrorMessage of={run.problem} />
        <p role="status">{status}</p>
        {outcomes.length === 0 && !run.isRunning && total === undefined && (
          <div className="empty">
            <p>{w.start1}</p>
          </div>
        )}
        {outcomes.length > 0 && (
          <Table label={w.title} columns={w.columns}>
            {outcomes.map(({ endpoint, code, verdict, text, saysSo, path }) => (
              <tr key={`${endpoint} ${code}`}>
                <th scope="row">
                  <a data-row className="link" href={hashOf({ page: 'endpoints', world, choices: { open: endpoint } })}>
                    <Code>{endpoint}</Code>
                  </a>
                </th>
                <td>
                  <Code>{code}</Code>
                </td>
                <td className={WORTH_A_LOOK.includes(verdict) ? 'bad' : undefined}>
                  {VERDICTS[verdict]} {verdict === 'redirected' && <Code>{path}</Code>}
                </td>
                <td className="whole" dir="auto">
                  {text}
                </td>
                <td>{saysSo ? w.yes : w.no}</td>
              </tr>
            ))}
          </Table>
        )}
      </div>
      <div className="beside">
        <h2>{w.app}</h2>
        <iframe ref={frame} title={w.app} style={run.isRunning ? undefined : { visibility: 'hidden' }} />
      </div>
    </div>
  )
}
