import { useState } from 'react'
import { useControlMutation } from '../../use-control-mutation.ts'
import { hashOf } from '../console-address.ts'
import { interpolate } from '../console-texts.ts'
import { PaneFrame } from './PaneFrame.tsx'
import type { Placed } from './panes.ts'
import { phoneTexts } from './phone-texts.ts'
import styles from './phones.module.css'
import { type WorldChoice, WorldPick } from './WorldPick.tsx'

interface CashierPaneProps extends WorldChoice, Placed {
  onChange: (world: string) => void
  onRemove: () => void
}

/** The back office of a world, where the user approves what the phones request. */
export function CashierPane({ place, pane: { world }, worlds, makeWorld, onChange, onRemove }: CashierPaneProps) {
  const [turn, setTurn] = useState(0)
  const choosing = useControlMutation()
  const name = interpolate(phoneTexts.cashier, { place })
  const moveTo = (find: () => Promise<string>) => choosing.run(async () => onChange(await find()))
  return (
    <PaneFrame
      name={name}
      world={world}
      refusal={choosing.error}
      onAgain={() => setTurn(turn + 1)}
      onRemove={onRemove}
      onNewWorld={() => moveTo(makeWorld)}
      picks={
        <div className={styles.whole}>
          <WorldPick name={name} world={world} worlds={worlds} makeWorld={makeWorld} onChange={moveTo} />
        </div>
      }
    >
      {/* A separate page, as the console can steer only one world at a time. */}
      <iframe
        key={`${world} ${turn}`}
        src={`/__control/${hashOf({ page: 'queues', world })}`}
        title={interpolate(phoneTexts.cashierFrame, { name, world })}
      />
    </PaneFrame>
  )
}
