import { signIn, tape } from '@understudy/contracts/control'
import { Button } from '@/shared/ui/Button'
import { ErrorMessage } from '../../parts/ErrorMessage.tsx'
import { steer } from '../../steer.ts'
import { useControlMutation } from '../../use-control-mutation.ts'
import { headersFor } from '../reference/headers.ts'
import { callTexts as w } from './call-texts.ts'
import { type RepeatableCall, whyNotRepeatable } from './repeatable.ts'

interface RepeatCallProps {
  call: RepeatableCall
  world: string
  /** Called with the number of the new call. */
  onRepeated: (seq: number) => void
}

/** Makes a recorded call again, as the account that made it, and compares the new answer with the recorded one. */
export function RepeatCall({ call, world, onRepeated }: RepeatCallProps) {
  const act = useControlMutation()
  const reason = whyNotRepeatable(call)
  if (reason !== undefined) return <p className="note">{reason}</p>

  const repeat = () =>
    act.run(async () => {
      const { seq, endpoint, method, path, actor, input, merchant, language } = call
      const params = { id: world }
      const session = actor === null ? undefined : await steer(signIn, { params, body: { as: actor } })
      const body = method === 'GET' || input === null ? undefined : JSON.stringify(input)
      const sender = { world, merchant: merchant ?? '', session, language: language ?? 'EN' }
      const headers = { ...headersFor(path, sender), ...(body !== undefined && { 'Content-Type': 'application/json' }) }
      // This browser's cookies may name another world.
      await fetch(path, { method, headers, credentials: 'omit', ...(body !== undefined && { body }) })
      const later = await steer(tape, { params, query: { endpoint, after: seq, limit: 20 } })
      const repeated = later.find((entry) => entry.actor === actor && entry.path === path)
      if (repeated) onRepeated(repeated.seq)
    })

  return (
    <>
      <div className="line">
        <Button look="secondary" busy={act.busy} onClick={repeat}>
          {w.repeat}
        </Button>
        <small>{call.actor === null ? w.repeatHint : `${w.repeatHint} ${w.repeatSignsIn}`}</small>
      </div>
      <ErrorMessage of={act.error} />
    </>
  )
}
