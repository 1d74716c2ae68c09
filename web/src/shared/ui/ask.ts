import { create } from 'zustand'

export interface Question {
  title: string
  text?: string
  confirm: string
  /** Whether confirming takes something away. */
  danger?: boolean
  /** Absent for a message without a choice. */
  cancel?: string
}

interface AskState {
  question: Question | undefined
  answer: (yes: boolean) => void
}

export const useAsk = create<AskState>(() => ({ question: undefined, answer: () => {} }))

/** Asks in a dialog; resolves to true when confirmed, false when closed in any other way. */
export const ask = (question: Question): Promise<boolean> =>
  new Promise((resolve) => {
    useAsk.getState().answer(false)
    useAsk.setState({
      question,
      answer(yes) {
        useAsk.setState({ question: undefined, answer: () => {} })
        resolve(yes)
      },
    })
  })
