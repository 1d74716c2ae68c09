import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import * as z from 'zod/mini'
import { inTab } from '@/shared/storage'
import { ErrorMessage } from '../../parts/ErrorMessage.tsx'
import { Code, Empty } from '../../parts/Lists.tsx'
import { useSteeringText } from '../../steering-texts.ts'
import { tabMemory } from '../../tab-memory.ts'
import { useControlMutation } from '../../use-control-mutation.ts'
import styles from './CommandField.module.css'
import { type Command, findCommands, useCommands } from './commands.ts'

const recent = inTab('recentCommands', z.array(z.string()))
/** Recent commands that are remembered. */
const MOST = 8

/** Command palette of the drawer: type, choose with the arrow keys, run with Enter. */
export default function CommandField() {
  const t = useSteeringText()
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState('')
  const [activeIndex, setActiveIndex] = useState(0)
  const act = useControlMutation()
  const commands = findCommands(useCommands(), typed, recent.read() ?? [])
  const active = Math.min(activeIndex, commands.length - 1)

  useEffect(() => field.current?.focus({ preventScroll: true }), [])
  useEffect(() => {
    document.getElementById(`${id}${active}`)?.scrollIntoView?.({ block: 'nearest' })
  }, [id, active])

  const run = async (command: Command | undefined) => {
    if (!command || act.busy) return
    // Written before the command runs, as another world or brand reloads the page.
    recent.write([command.id, ...(recent.read() ?? []).filter((known) => known !== command.id)].slice(0, MOST))
    tabMemory.set({ command: false })
    if (!(await act.run(command.run))) tabMemory.set({ command: true })
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const to = { ArrowDown: active + 1, ArrowUp: active - 1 }[event.key]
    if (to !== undefined) setActiveIndex((to + commands.length) % Math.max(1, commands.length))
    else if (event.key === 'Enter') void run(commands[active])
    else return
    event.preventDefault()
  }

  return (
    <>
      <input
        ref={field}
        className={styles.field}
        type="text"
        role="combobox"
        aria-label={t('command.label')}
        aria-expanded={commands.length > 0}
        aria-controls={`${id}list`}
        aria-activedescendant={active >= 0 ? `${id}${active}` : undefined}
        placeholder={t('command.hint')}
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value)
          setActiveIndex(0)
        }}
        onKeyDown={onKeyDown}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        dir="auto"
      />
      <ErrorMessage of={act.error} />
      <div role="listbox" id={`${id}list`} aria-label={t('command.label')} className={styles.list}>
        {commands.map((command, turn) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the field's, which keeps the focus
          <div
            key={command.id}
            id={`${id}${turn}`}
            role="option"
            tabIndex={-1}
            aria-selected={turn === active}
            className={styles.option}
            onClick={() => void run(command)}
          >
            <bdi>{command.name}</bdi>
            <span className={styles.where}>
              <bdi>{command.where}</bdi>
              {command.stateText && (
                <>
                  {' · '}
                  <bdi>{command.stateText}</bdi>
                </>
              )}
              {command.id.startsWith('queue ') && (
                <>
                  {' · '}
                  <Code>{command.id.split(' ')[2]}</Code>
                </>
              )}
            </span>
          </div>
        ))}
      </div>
      {commands.length === 0 && <Empty>{t('nothingFound')}</Empty>}
    </>
  )
}
