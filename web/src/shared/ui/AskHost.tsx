import { useEffect } from 'react'
import { useAsk } from './ask.ts'
import { lazyPart } from './lazy-part.tsx'

/** A question that cannot be asked is answered with no. */
function Unasked({ answer }: { answer: (yes: boolean) => void }) {
  useEffect(() => answer(false), [answer])
  return null
}

const AskDialog = lazyPart(() => import('./AskDialog.tsx'), { missing: Unasked })

/** Where questions of `ask` appear. */
export function AskHost() {
  const { question, answer } = useAsk()
  return question && <AskDialog question={question} answer={answer} />
}
