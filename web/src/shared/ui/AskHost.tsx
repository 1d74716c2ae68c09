import { lazy, Suspense } from 'react'
import { useAsk } from './ask.ts'

const AskDialog = lazy(() => import('./AskDialog.tsx'))

/** Where questions of `ask` appear. */
export function AskHost() {
  const { question, answer } = useAsk()
  if (!question) return null
  return (
    <Suspense>
      <AskDialog question={question} answer={answer} />
    </Suspense>
  )
}
