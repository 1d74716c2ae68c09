import { useEffect } from 'react'
import { useAsk } from './ask.ts'
import { lazyPart } from './lazy-part.tsx'

/** Answers a question with no when its dialog cannot be loaded. */
function Unasked({ answer }: { answer: (yes: boolean) => void }) {
  useEffect(() => answer(false), [answer])
  return null
}

const AskDialog = lazyPart(() => import('./AskDialog.tsx'), { missing: Unasked })

/** Renders the dialogs of `ask`. */
export function AskHost() {
  const { question, answer } = useAsk()
  return question && <AskDialog question={question} answer={answer} />
}
