import { create } from 'zustand'

export interface Note {
  id: number
  text: string
  tone: 'good' | 'bad' | 'win'
}

/** Duration of a note, ms; longer for a win. */
const STAYS = { good: 3_000, bad: 4_000, win: 6_000 } as const

export const useNotes = create<{ notes: readonly Note[] }>(() => ({ notes: [] }))

let count = 0

/** Shows a short message that disappears by itself. */
export function note(text: string, tone: Note['tone'] = 'good') {
  count += 1
  const id = count
  useNotes.setState(({ notes }) => ({ notes: [...notes.slice(-2), { id, text, tone }] }))
  setTimeout(() => useNotes.setState(({ notes }) => ({ notes: notes.filter((one) => one.id !== id) })), STAYS[tone])
}
