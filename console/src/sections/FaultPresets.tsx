import type { FaultRule } from '@understudy/contracts/control'
import { tape } from '@understudy/contracts/control'
import { useState } from 'react'
import { Button } from '@/shared/ui/Button'
import { worldParams } from '../actions.ts'
import { ErrorMessage } from '../parts/ErrorMessage.tsx'
import { TextField } from '../parts/Fields.tsx'
import { ActionLine, Group } from '../parts/Lists.tsx'
import { useSteering } from '../steer.ts'
import { useSteeringText } from '../steering-texts.ts'
import { useControlMutation } from '../use-control-mutation.ts'
import { NetworkShapes } from './NetworkShapes.tsx'
import { usePlatformEndpoints } from './use-endpoints.ts'

/** One press for what is wanted most often: a bad network, or every error of a call, one call after another. */
export function FaultPresets({ add }: { add: (rules: readonly FaultRule[]) => Promise<void> }) {
  const t = useSteeringText()
  const endpoints = usePlatformEndpoints()
  const last = useSteering(tape, { params: worldParams(), query: { limit: 1 } }).data?.[0]?.endpoint
  const [typed, setTyped] = useState<string>()
  const act = useControlMutation()
  const name = typed ?? last ?? ''
  const codes = endpoints.find((endpoint) => endpoint.name === name)?.errors ?? []
  // Each rule also counts the calls another rule hit, so that they fire one after another.
  const turns = codes.map(
    (code, index): FaultRule => ({ endpoint: name, kind: 'error', code, nth: index + 1, times: 1 }),
  )
  return (
    <Group title={t('faults.presets')}>
      <NetworkShapes add={add} />
      <ActionLine>
        <TextField
          label={t('faults.endpointTurns')}
          value={name}
          onChange={setTyped}
          // A late suggestion must not overwrite what was typed.
          onFocus={() => setTyped(name)}
          proposals={endpoints.map((endpoint) => endpoint.name)}
          error={act.fieldError('endpoint')}
        />
        <Button
          look="secondary"
          disabled={turns.length === 0}
          busy={act.busy}
          onClick={() => act.run(() => add(turns))}
        >
          {t('faults.turns', { count: turns.length })}
        </Button>
      </ActionLine>
      <ErrorMessage of={act.error} />
    </Group>
  )
}
