import { useQueries } from '@tanstack/react-query'
import { tape } from '@understudy/contracts/control'
import { useMemo } from 'react'
import { steer, steeringCache } from '../../steer.ts'
import { bodyTextsOf, type InBody } from './filter.ts'

/** The most calls a search returns, newest first. */
const MOST = 500

/** Searches the bodies of a world's calls for the texts of a filter. */
export function useBodySearch(world: string, filter: string): InBody {
  const texts = useMemo(() => bodyTextsOf(filter), [filter])
  const replies = useQueries(
    {
      queries: texts.map((find) => {
        const input = { params: { id: world }, query: { limit: MOST, find } }
        return { queryKey: [tape.name, input], queryFn: () => steer(tape, input) }
      }),
      combine: (results) => results.map(({ data }) => data),
    },
    steeringCache,
  )
  return useMemo<InBody>(() => {
    const matchesByText = new Map(texts.map((text, index) => [text, new Set(replies[index]?.map(({ seq }) => seq))]))
    return (text) => (call) => matchesByText.get(text)?.has(call.seq) === true
  }, [texts, replies])
}
