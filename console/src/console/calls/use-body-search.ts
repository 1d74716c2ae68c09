import { useQueries } from '@tanstack/react-query'
import { tape } from '@understudy/contracts/control'
import { useMemo } from 'react'
import { steer, steeringCache } from '../../steer.ts'
import { bodyTextsOf, type InBody } from './filter.ts'
import type { HarCall, ShownCall } from './har.ts'

/** The most calls a search returns, newest first. */
const MOST = 500

/** Searches call bodies for the texts of a filter: an archive in the browser, a world on the server. */
export function useBodySearch(world: string, filter: string, archived: readonly HarCall[] | undefined): InBody {
  const texts = useMemo(() => (archived ? [] : bodyTextsOf(filter)), [filter, archived])
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
    if (archived) return inArchive(archived)
    const matchesByText = new Map(texts.map((text, index) => [text, new Set(replies[index]?.map(({ seq }) => seq))]))
    return (text) => (call) => matchesByText.get(text)?.has(call.seq) === true
  }, [archived, texts, replies])
}

function inArchive(calls: readonly HarCall[]): InBody {
  const bodies = new Map<ShownCall, string>()
  for (const call of calls) bodies.set(call, JSON.stringify([call.input, call.reply]).toLowerCase())
  return (text) => {
    const needle = text.toLowerCase()
    return (call) => bodies.get(call)?.includes(needle) === true
  }
}
