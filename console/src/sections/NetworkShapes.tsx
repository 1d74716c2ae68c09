import type { FaultRule } from '@understudy/contracts/control'
import { NETWORK_SHAPE_NAMES } from '@understudy/contracts/network-shapes'
import { useState } from 'react'
import { Button } from '@/shared/ui/Button'
import { ErrorMessage } from '../parts/ErrorMessage.tsx'
import { TextField } from '../parts/Fields.tsx'
import { ActionLine } from '../parts/Lists.tsx'
import { useSteeringText } from '../steering-texts.ts'
import { useControlMutation } from '../use-control-mutation.ts'
import { usePlatformEndpoints } from './use-endpoints.ts'

const ALL = '*'

/** A bad network for one call or all, in one press. */
export function NetworkShapes({ add }: { add: (rules: readonly FaultRule[]) => Promise<void> }) {
  const t = useSteeringText()
  const platformEndpoints = usePlatformEndpoints()
  const [endpoint, setEndpoint] = useState(ALL)
  const act = useControlMutation()
  const press = (rule: Omit<FaultRule, 'endpoint'>) => act.run(() => add([{ endpoint, ...rule }]))
  return (
    <>
      <TextField
        label={t('faults.networkOf')}
        value={endpoint}
        onChange={setEndpoint}
        proposals={[ALL, ...platformEndpoints.map(({ name }) => name)]}
        error={act.fieldError('endpoint')}
      />
      <ActionLine>
        <Button look="secondary" busy={act.busy} onClick={() => press({ kind: 'drop' })}>
          {t('faults.offline')}
        </Button>
        {NETWORK_SHAPE_NAMES.map((shape) => (
          <Button look="secondary" key={shape} busy={act.busy} onClick={() => press({ kind: 'network', shape })}>
            {t(`faults.${shape}`)}
          </Button>
        ))}
      </ActionLine>
      <ErrorMessage of={act.error} />
    </>
  )
}
