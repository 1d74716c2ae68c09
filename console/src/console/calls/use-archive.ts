import { tapeCall } from '@understudy/contracts/control'
import type { TapeCall } from '@understudy/contracts/control/inspect'
import { useState } from 'react'
import { steer } from '../../steer.ts'
import { interpolate } from '../console-texts.ts'
import { saveFile } from '../save-file.ts'
import { callTexts } from './call-texts.ts'
import { HAR_LIMITS, type HarCall, HarRefused, harOf, readHar, type ShownCall, textOf } from './har.ts'

const w = callTexts
/** Calls fetched in parallel. */
const TOGETHER = 8

export interface Archive {
  /** The imported file. */
  file: { name: string; calls: readonly HarCall[] } | undefined
  /** The progress of an export, or why a file was refused. */
  said: string
  problem: string
  open: (file: File) => Promise<boolean>
  save: (world: string, calls: readonly ShownCall[]) => Promise<void>
}

/** Exports the calls of the world to a file, and imports calls from one. */
export function useArchive(): Archive {
  const [file, setFile] = useState<Archive['file']>()
  const [said, setSaid] = useState('')
  const [problem, setProblem] = useState('')
  return {
    file,
    said,
    problem,
    async open(chosen) {
      setSaid('')
      try {
        if (chosen.size > HAR_LIMITS.bytes) throw new HarRefused('The file is above 20 MB.')
        setFile({ name: chosen.name, calls: await readHar(await textOf(chosen)) })
        setProblem('')
        return true
      } catch (error) {
        setProblem(error instanceof HarRefused ? error.message : String(error))
        return false
      }
    },
    async save(world, calls) {
      setProblem('')
      try {
        const newest = calls.slice(0, HAR_LIMITS.exported)
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
      } catch (error) {
        setSaid('')
        setProblem(error instanceof Error ? error.message : String(error))
      }
    },
  }
}
