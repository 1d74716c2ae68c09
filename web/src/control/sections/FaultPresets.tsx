import type { FaultRule } from '@understudy/contracts/control'
import { tape } from '@understudy/contracts/control'
import { useState } from 'react'
import { here } from '../actions.ts'
import { Button } from '../parts/Button.tsx'
import { TextField } from '../parts/Field.tsx'
import { Group, Line } from '../parts/Rows.tsx'
import { Trouble } from '../parts/Trouble.tsx'
import { useSteering } from '../steer.ts'
import { useSteeringText } from '../texts.ts'
import { useAct } from '../use-act.ts'
import { NetworkShapes } from './NetworkShapes.tsx'
import { usePlatformEndpoints } from './use-endpoints.ts'

/** One press for what is wanted most often: a bad network, or every error of a call, one call after another. */
export function FaultPresets({ add }: { add: (rules: readonly FaultRule[]) => Promise<void> }) {
  const t = useSteeringText()
  const known = usePlatformEndpoints()
  const last = useSteering(tape, { params: here(), query: { limit: 1 } }).data?.[0]?.endpoint
  const [typed, setTyped] = useState<string>()
  const act = useAct()
  const name = typed ?? last ?? ''
  const codes = known.find((endpoint) => endpoint.name === name)?.errors ?? []
  // Each rule counts every call, also those another one struck, so they take their turns.
  const turns = codes.map((code, at): FaultRule => ({ endpoint: name, kind: 'error', code, nth: at + 1, times: 1 }))
  return (
    <Group title={t('faults.presets')}>
      <NetworkShapes add={add} />
      <Line>
        <TextField
          label={t('faults.endpointTurns')}
          value={name}
          onChange={setTyped}
          // What is proposed may arrive late, and must not change a field that somebody types into.
          onFocus={() => setTyped(name)}
          proposals={known.map((endpoint) => endpoint.name)}
          error={act.at('endpoint')}
        />
        <Button disabled={turns.length === 0} busy={act.busy} onClick={() => act.run(() => add(turns))}>
          {t('faults.turns', { count: turns.length })}
        </Button>
      </Line>
      <Trouble of={act.trouble} />
    </Group>
  )
}
