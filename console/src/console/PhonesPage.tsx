import {
  createWorld,
  forkWorld,
  getClock,
  getPhones,
  getWorld,
  listWorlds,
  patchClock,
  patchSettings,
} from '@understudy/contracts/control'
import { Plus } from 'lucide-react'
import { Button } from '@/shared/ui/Button'
import { addOwnWorld } from '../browser-memory.ts'
import { ErrorMessage } from '../parts/ErrorMessage.tsx'
import { invalidate, steer, useSteering } from '../steer.ts'
import { useControlMutation } from '../use-control-mutation.ts'
import { useAddress, useAddressChoices, useGo } from './console-address.ts'
import { consoleTexts, interpolate } from './console-texts.ts'
import { CashierPane } from './phones/CashierPane.tsx'
import { PhonePane } from './phones/PhonePane.tsx'
import { changeOf, changeToAll, freePlace, type Pane, PRESETS, type Preset, panesIn, visitor } from './phones/panes.ts'
import { phoneTexts } from './phones/phone-texts.ts'
import styles from './phones/phones.module.css'
import { useFreshWorlds } from './phones/use-pane-world.ts'

const JUMPS = { hour: 3_600_000, day: 86_400_000 } as const

/** Two to six phones in a row, where the server has an origin for each and this page is the one that may frame them. */
export function PhonesPage() {
  const origins = useSteering(getPhones)
  if (origins.error) return <ErrorMessage of={origins.error} />
  if (!origins.data) return <p role="status">{consoleTexts.loading}</p>
  const { console: own, phones } = origins.data
  if (own === null || phones.length === 0)
    return (
      <div className="empty">
        <p>{phoneTexts.off}</p>
        <p className={styles.what}>{phoneTexts.offWhy}</p>
      </div>
    )
  if (own !== location.origin)
    return (
      <div className="empty">
        <p className={styles.what}>{phoneTexts.elsewhere}</p>
        <a className="button" href={`${own}/__control/${location.hash}`}>
          {interpolate(phoneTexts.go, { origin: own })}
        </a>
      </div>
    )
  return <Row most={phones.length} />
}

function Row({ most }: { most: number }) {
  const address = useAddress()
  const choices = useAddressChoices()
  const go = useGo()
  const worlds = useSteering(listWorlds).data ?? []
  const act = useControlMutation()
  useFreshWorlds()
  const placed = panesIn(address.choices, most)
  const free = freePlace(placed, most)
  const chosenWorld = worlds.some(({ id }) => id === address.world) ? address.world : undefined
  const worldIds = [...new Set(placed.map(({ pane }) => pane.world))]

  const change = (of: Record<string, string>) => choices.set(of, { replace: false })
  const makeAndList = async (make: () => Promise<{ id: string }>) => {
    const { id } = await make()
    addOwnWorld(id)
    await invalidate(listWorlds)
    return id
  }
  const makeWorld = () => makeAndList(() => steer(createWorld, { body: { scenario: 'everyday' } }))
  const forkAs = (id: string, merchant: string) =>
    makeAndList(async () => {
      const fork = await steer(forkWorld, { params: { id } })
      await steer(patchSettings, { params: { id: fork.id }, body: { merchant } })
      return fork
    })
  /** The world chosen in the header, else the world of the last pane, else a new world. */
  const worldForMore = async () => chosenWorld ?? worldIds.at(-1) ?? (await makeWorld())
  const showPreset = (name: Preset) =>
    act.run(async () => {
      const world = chosenWorld ?? (await makeWorld())
      go({ page: 'phones', world, choices: changeToAll(PRESETS[name](world), most) })
    })
  const addPane = (of: (world: string) => Pane) =>
    act.run(async () => {
      const world = await worldForMore()
      if (free !== undefined) change(changeOf(free, of(world)))
    })
  const jump = (advanceMs: number) =>
    act.run(async () => {
      await Promise.all(worldIds.map((id) => steer(patchClock, { params: { id }, body: { advanceMs } })))
      await invalidate(getWorld, getClock)
    })

  return (
    <>
      <div className="line">
        <fieldset className="line" aria-label={phoneTexts.ready}>
          {(Object.keys(PRESETS) as Preset[]).map((name) => (
            <Button look="secondary" key={name} busy={act.busy} onClick={() => showPreset(name)}>
              {phoneTexts.presets[name]}
            </Button>
          ))}
        </fieldset>
        <Button
          look="secondary"
          icon={<Plus size={16} aria-hidden="true" />}
          disabled={free === undefined}
          busy={act.busy}
          onClick={() => addPane(visitor)}
        >
          {phoneTexts.addPhone}
        </Button>
        <Button
          look="secondary"
          icon={<Plus size={16} aria-hidden="true" />}
          disabled={free === undefined}
          busy={act.busy}
          onClick={() => addPane((world) => ({ kind: 'cashier', world }))}
        >
          {phoneTexts.addCashier}
        </Button>
        {worldIds.length > 0 && (
          <fieldset className="line" aria-label={phoneTexts.clocks}>
            {(Object.keys(JUMPS) as (keyof typeof JUMPS)[]).map((name) => (
              <Button look="secondary" key={name} busy={act.busy} onClick={() => jump(JUMPS[name])}>
                {phoneTexts.jumps[name]}
              </Button>
            ))}
          </fieldset>
        )}
      </div>
      <ErrorMessage of={act.error} />
      {placed.length === 0 ? (
        <div className="empty">
          <p>{phoneTexts.noneTitle}</p>
          <p className={styles.what}>{phoneTexts.none}</p>
        </div>
      ) : (
        // Focusable, so that the keyboard can scroll to phones that do not fit.
        // biome-ignore lint/a11y/noNoninteractiveTabindex: see above
        <section className={styles.row} aria-label={phoneTexts.row} tabIndex={0}>
          {placed.map(({ place, pane }) => {
            const shared = { place, worlds, makeWorld, onRemove: () => change(changeOf(place, undefined)) }
            const put = (next: Pane) => change(changeOf(place, next))
            return pane.kind === 'cashier' ? (
              <CashierPane key={place} {...shared} pane={pane} onChange={(world) => put({ kind: 'cashier', world })} />
            ) : (
              <PhonePane key={place} {...shared} pane={pane} onChange={put} forkAs={forkAs} />
            )
          })}
        </section>
      )}
    </>
  )
}
