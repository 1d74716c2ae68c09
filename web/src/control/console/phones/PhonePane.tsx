import { THEMES } from '@understudy/contracts/client-config'
import { actors, getSettings, openPhone } from '@understudy/contracts/control'
import { LANGUAGES, PSEUDO_LOCALES } from '@understudy/contracts/languages'
import { useEffect, useState } from 'react'
import { Pick } from '../../parts/Field.tsx'
import { steer, useSteering } from '../../steer.ts'
import { useAct } from '../../use-act.ts'
import { fill } from '../words.ts'
import { PaneFrame } from './PaneFrame.tsx'
import type { Placed, PhonePane as State } from './panes.ts'
import styles from './phones.module.css'
import { useWorld } from './use-world.ts'
import { type WorldChoice, WorldPick } from './WorldPick.tsx'
import { words } from './words.ts'

const TRIAL = 'trial'
const LANGUAGE_OPTIONS = [
  ...LANGUAGES.map(({ code, name }) => ({ value: code, label: name })),
  ...PSEUDO_LOCALES.map((locale) => ({ value: locale, label: words.pseudo[locale] })),
]

interface PhonePaneProps extends Placed<State>, WorldChoice {
  onChange: (pane: State) => void
  onRemove: () => void
  /** A fork of the world that shows another merchant; gives its id. */
  forkAs: (world: string, merchant: string) => Promise<string>
}

/** A phone of the row: it opens on its own origin as whoever is chosen. */
export function PhonePane({ place, pane, worlds, makeWorld, onChange, onRemove, forkAs }: PhonePaneProps) {
  const { world: id, as, language, theme } = pane
  const name = fill(words.phone, { place })
  const { world } = useWorld(id)
  const params = { id }
  const merchants = useSteering(getSettings, { params }).data?.merchants ?? []
  const people = useSteering(actors, { params }).data ?? []
  const { address, trouble, again } = useOpened(place, pane)
  const choosing = useAct()
  const moveTo = (find: () => Promise<string>) =>
    choosing.run(async () => onChange({ ...pane, world: await find(), as: '' }))

  const known = people.filter(({ merchant }) => merchant === world?.merchant).map((person) => person.name)
  const persons = [...new Set([TRIAL, ...known, ...(as ? [as] : [])])]
  const picked = (field: string) => fill(field, { place })
  return (
    <PaneFrame
      name={name}
      world={id}
      trouble={choosing.trouble ?? trouble}
      onAgain={again}
      onRemove={onRemove}
      onNewWorld={() => moveTo(makeWorld)}
      picks={
        <>
          <div className={styles.wide}>
            <Pick
              label={picked(words.person)}
              value={as}
              options={[
                { value: '', label: words.visitor },
                ...persons.map((value) => ({ value, label: value === TRIAL ? words.trial : value })),
              ]}
              onChange={(value) => onChange({ ...pane, as: value })}
            />
          </div>
          <div className={styles.wide}>
            <WorldPick name={name} world={id} worlds={worlds} makeWorld={makeWorld} onChange={moveTo} />
          </div>
          <Pick
            label={picked(words.language)}
            value={language}
            options={LANGUAGE_OPTIONS}
            onChange={(value) => onChange({ ...pane, language: value })}
          />
          <Pick
            label={picked(words.theme)}
            value={theme}
            options={THEMES.map((value) => ({ value, label: words[value] }))}
            onChange={(value) => onChange({ ...pane, theme: value })}
          />
          <Pick
            label={picked(words.merchant)}
            value={world?.merchant ?? ''}
            options={merchants.map((value) => ({ value: value as string, label: value }))}
            onChange={(merchant) => moveTo(() => forkAs(id, merchant))}
          />
        </>
      }
    >
      {address && (
        <iframe
          key={address}
          src={address}
          title={fill(words.frame, {
            name,
            who: as === '' ? words.visitor : as === TRIAL ? words.trial : as,
            language: LANGUAGE_OPTIONS.find(({ value }) => value === language)?.label ?? language,
            theme: words[theme],
          })}
        />
      )}
    </PaneFrame>
  )
}

/** Has the server prepare the phone whenever somebody else, or in something else, is to be shown; `again` does so anew. */
function useOpened(place: number, { world, as, language, theme }: State) {
  const [opened, setOpened] = useState<{ key: string; address: string }>()
  const [turn, setTurn] = useState(0)
  const { run, trouble } = useAct()
  const key = [place, world, as, language, theme, turn].join(' ')
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for what is asked; `run` is another one each time
  useEffect(() => {
    let left = false
    run(async () => {
      const body = { phone: place, language, theme, ...(as && { as }), route: '/m/home' }
      const { address } = await steer(openPhone, { params: { id: world }, body })
      if (!left) setOpened({ key, address })
    })
    return () => {
      left = true
    }
  }, [key])
  // What was opened before is not shown while the next one is prepared.
  const address = opened?.key === key ? opened.address : undefined
  return { address, trouble, again: () => setTurn((before) => before + 1) }
}
