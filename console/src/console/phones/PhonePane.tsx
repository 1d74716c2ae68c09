import { THEMES } from '@understudy/contracts/client-config'
import { actors, getSettings, openPhone } from '@understudy/contracts/control'
import { LANGUAGES, PSEUDO_LOCALES } from '@understudy/contracts/languages'
import { useEffect, useState } from 'react'
import { SelectBox } from '../../parts/Fields.tsx'
import { steer, useSteering } from '../../steer.ts'
import { useControlMutation } from '../../use-control-mutation.ts'
import { interpolate } from '../console-texts.ts'
import { PaneFrame } from './PaneFrame.tsx'
import type { Placed, PhonePane as State } from './panes.ts'
import { phoneTexts } from './phone-texts.ts'
import styles from './phones.module.css'
import { useWorld } from './use-pane-world.ts'
import { type WorldChoice, WorldPick } from './WorldPick.tsx'

const TRIAL = 'trial'
const LANGUAGE_OPTIONS = [
  ...LANGUAGES.map(({ code, name }) => ({ value: code, label: name })),
  ...PSEUDO_LOCALES.map((locale) => ({ value: locale, label: phoneTexts.pseudo[locale] })),
]

interface PhonePaneProps extends Placed<State>, WorldChoice {
  onChange: (pane: State) => void
  onRemove: () => void
  /** Forks the world for another merchant and returns the id of the fork. */
  forkAs: (world: string, merchant: string) => Promise<string>
}

/** One phone, on its own origin, logged in as the chosen person. */
export function PhonePane({ place, pane, worlds, makeWorld, onChange, onRemove, forkAs }: PhonePaneProps) {
  const { world: id, as, language, theme } = pane
  const name = interpolate(phoneTexts.phone, { place })
  const { world } = useWorld(id)
  const params = { id }
  const merchants = useSteering(getSettings, { params }).data?.merchants ?? []
  const people = useSteering(actors, { params }).data ?? []
  const { address, error, again } = useOpened(place, pane)
  const choosing = useControlMutation()
  const moveTo = (find: () => Promise<string>) =>
    choosing.run(async () => onChange({ ...pane, world: await find(), as: '' }))

  const usernames = people.filter(({ merchant }) => merchant === world?.merchant).map((person) => person.name)
  const persons = [...new Set([TRIAL, ...usernames, ...(as ? [as] : [])])]
  const filledIn = (field: string) => interpolate(field, { place })
  return (
    <PaneFrame
      name={name}
      world={id}
      refusal={choosing.error ?? error}
      onAgain={again}
      onRemove={onRemove}
      onNewWorld={() => moveTo(makeWorld)}
      picks={
        <>
          <div className={styles.wide}>
            <SelectBox
              label={filledIn(phoneTexts.person)}
              value={as}
              options={[
                { value: '', label: phoneTexts.visitor },
                ...persons.map((value) => ({ value, label: value === TRIAL ? phoneTexts.trial : value })),
              ]}
              onChange={(value) => onChange({ ...pane, as: value })}
            />
          </div>
          <div className={styles.wide}>
            <WorldPick name={name} world={id} worlds={worlds} makeWorld={makeWorld} onChange={moveTo} />
          </div>
          <SelectBox
            label={filledIn(phoneTexts.language)}
            value={language}
            options={LANGUAGE_OPTIONS}
            onChange={(value) => onChange({ ...pane, language: value })}
          />
          <SelectBox
            label={filledIn(phoneTexts.theme)}
            value={theme}
            options={THEMES.map((value) => ({ value, label: phoneTexts[value] }))}
            onChange={(value) => onChange({ ...pane, theme: value })}
          />
          <SelectBox
            label={filledIn(phoneTexts.merchant)}
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
          // Each frame has an origin of its own, which has only the rights it is given.
          allow="publickey-credentials-create; publickey-credentials-get; fullscreen; autoplay; clipboard-write"
          title={interpolate(phoneTexts.frame, {
            name,
            who: as === '' ? phoneTexts.visitor : as === TRIAL ? phoneTexts.trial : as,
            language: LANGUAGE_OPTIONS.find(({ value }) => value === language)?.label ?? language,
            theme: phoneTexts[theme],
          })}
        />
      )}
    </PaneFrame>
  )
}

/** Requests a new address whenever the person, world, language or theme changes, or when `again` is called. */
function useOpened(place: number, { world, as, language, theme }: State) {
  const [opened, setOpened] = useState<{ key: string; address: string }>()
  const [turn, setTurn] = useState(0)
  const { run, error } = useControlMutation()
  const key = [place, world, as, language, theme, turn].join(' ')
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key contains all inputs; `run` changes on every render
  useEffect(() => {
    let isUnmounted = false
    run(async () => {
      const body = { phone: place, language, theme, ...(as && { as }), route: '/m/home' }
      const { address } = await steer(openPhone, { params: { id: world }, body })
      if (!isUnmounted) setOpened({ key, address })
    })
    return () => {
      isUnmounted = true
    }
  }, [key])
  // Hides the previous address while the next one is being prepared.
  const address = opened?.key === key ? opened.address : undefined
  return { address, error, again: () => setTurn((before) => before + 1) }
}
