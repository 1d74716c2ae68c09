import { replayBet } from '@understudy/contracts/control'
import { useState } from 'react'
import { Button } from '@/shared/ui/Button'
import { worldParams } from '../actions.ts'
import { steer } from '../steer.ts'
import { useSteeringText } from '../steering-texts.ts'
import { useControlMutation } from '../use-control-mutation.ts'
import { ErrorMessage } from './ErrorMessage.tsx'

/** Opens the replay of a bet's round in a new window, or says that the bet stores no picture of it. */
export function ReplayButton({ bet }: { bet: number }) {
  const t = useSteeringText()
  const open = useControlMutation()
  const [isMissing, setIsMissing] = useState(false)
  const watch = () =>
    open.run(async () => {
      const { url } = await steer(replayBet, { params: { ...worldParams(), bet: String(bet) } })
      setIsMissing(url === null)
      if (url !== null) window.open(url, '_blank', 'noopener')
    })
  return (
    <>
      <Button look="quiet" size="small" busy={open.busy} onClick={() => void watch()}>
        {t('queues.watch')}
      </Button>
      {isMissing && <small role="status">{t('queues.noPicture')}</small>}
      <ErrorMessage of={open.error} />
    </>
  )
}
