import { languageOf, packOf } from '@understudy/contracts'
import type { CheckedCapsule } from './capsule.ts'
import { playwrightTest } from './capsule-test-playwright.ts'
import { supertestTest } from './capsule-test-supertest.ts'

const KINDS = {
  playwright: { write: playwrightTest, ending: 'e2e.ts' },
  supertest: { write: supertestTest, ending: 'test.ts' },
} as const

/** A test file that opens the capsule beside it and checks what is known of its state. */
export function testOf(
  { facts, merchant, clock }: CheckedCapsule,
  { kind, file }: { kind: keyof typeof KINDS; file: string },
) {
  const { write, ending } = KINDS[kind]
  const { scenario, takenAt, route, theme, as, note } = facts
  const { tag } = languageOf(packOf(facts.language))
  return {
    name: `${file.replace(/[.]capsule$/, '')}.${ending}`,
    source: write({ file, scenario, takenAt, frozen: clock === 'frozen', merchant, route, tag, theme, as, note }),
  }
}
