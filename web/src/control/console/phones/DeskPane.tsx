import { useState } from 'react'
import { useAct } from '../../use-act.ts'
import { hashOf } from '../address.ts'
import { fill } from '../words.ts'
import { PaneFrame } from './PaneFrame.tsx'
import type { Placed } from './panes.ts'
import styles from './phones.module.css'
import { type WorldChoice, WorldPick } from './WorldPick.tsx'
import { words } from './words.ts'

interface DeskPaneProps extends WorldChoice, Placed {
  onChange: (world: string) => void
  onRemove: () => void
}

/** The back office of a world, where its cashier decides what the phones ask for. */
export function DeskPane({ place, pane: { world }, worlds, makeWorld, onChange, onRemove }: DeskPaneProps) {
  const [turn, setTurn] = useState(0)
  const choosing = useAct()
  const name = fill(words.desk, { place })
  const moveTo = (find: () => Promise<string>) => choosing.run(async () => onChange(await find()))
  return (
    <PaneFrame
      name={name}
      world={world}
      trouble={choosing.trouble}
      onAgain={() => setTurn(turn + 1)}
      onRemove={onRemove}
      onNewWorld={() => moveTo(makeWorld)}
      picks={
        <div className={styles.whole}>
          <WorldPick name={name} world={world} worlds={worlds} makeWorld={makeWorld} onChange={moveTo} />
        </div>
      }
    >
      {/* A page of its own, as the console steers one world at a time. */}
      <iframe
        key={`${world} ${turn}`}
        src={`/__control/${hashOf({ page: 'queues', world })}`}
        title={fill(words.deskFrame, { name, world })}
      />
    </PaneFrame>
  )
}
