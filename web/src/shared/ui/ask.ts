import { create } from 'zustand'

export interface Question {
  title: string
  text?: string
  confirm: string
  /** Absent for a message that only wants to be read. */
  cancel?: string
}

interface AskState {
  question: Question | undefined
  answer: (yes: boolean) => void
}

export const useAsk = create<AskState>(() => ({ question: undefined, answer: () => {} }))

/** Asks in a dialog over the page; resolves to true for the confirming answer, false for any other way out. */
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
