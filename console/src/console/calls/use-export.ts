import { tapeCall } from '@understudy/contracts/control'
import type { TapeCall, TapeEntry } from '@understudy/contracts/control/inspect'
import { useState } from 'react'
import { steer } from '../../steer.ts'
import { useControlMutation } from '../../use-control-mutation.ts'
import { interpolate } from '../console-texts.ts'
import { saveFile } from '../save-file.ts'
import { callTexts as w } from './call-texts.ts'
import { harOf, MOST_EXPORTED } from './har.ts'

/** Calls fetched in parallel. */
const TOGETHER = 8

/** Exports calls of the world to a file; `said` is its progress. */
export function useExport(world: string) {
  const [said, setSaid] = useState('')
  const act = useControlMutation()
  const save = (calls: readonly TapeEntry[]) =>
    act.run(async () => {
      const newest = calls.slice(0, MOST_EXPORTED)
      const whole: TapeCall[] = []
      for (let at = 0; at < newest.length; at += TOGETHER) {
        setSaid(interpolate(w.exporting, { done: at, all: newest.length }))
        const piece = newest.slice(at, at + TOGETHER)
        whole.push(...(await Promise.all(piece.map(({ seq }) => steer(tapeCall, { params: { id: world, seq } })))))
      }
      const har = harOf(
        whole.sort((a, b) => a.seq - b.seq),
        location.origin,
      )
      saveFile(`calls-${world}.har`, JSON.stringify(har, null, 1), 'application/json')
      setSaid(calls.length > newest.length ? interpolate(w.exported, { count: newest.length }) : '')
    })
  return { save, busy: act.busy, error: act.error, said: act.error ? '' : said }
}
