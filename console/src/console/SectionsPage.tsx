import { type ReactNode, useRef } from 'react'
import { lazyPart } from '@/shared/ui/lazy-part'
import { FaultsSection } from '../sections/FaultsSection.tsx'
import { QueuesSection } from '../sections/QueuesSection.tsx'
import { RoomHere } from '../sections/RoomHere.tsx'
import { WriteSection } from '../sections/WriteSection.tsx'
import { hashOf } from './console-address.ts'
import { useRowArrows, useSearchKey } from './keyboard.ts'
import { NotLoaded } from './NotLoaded.tsx'
import { useNarrow } from './use-narrow.ts'

// Sections of the drawer, each as a page of the console.

const FaultRun = lazyPart<{ world: string }>(
  async () => ({ default: (await import('./faults/FaultRun.tsx')).FaultRun }),
  { missing: NotLoaded },
)

/** One section of the drawer as a page, its parts beside each other; arrow keys move between its rows. */
function Section({ children }: { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null)
  useSearchKey()
  useRowArrows(box)
  return (
    <div ref={box} className="section">
      {children}
    </div>
  )
}

export const FaultsPage = ({ world, more }: { world: string; more: string | undefined }) =>
  more === 'run' ? (
    <FaultRun world={world} />
  ) : (
    <Section>
      <a className="button" href={hashOf({ page: 'faults', world, more: 'run' })}>
        Run a screen through every error of its calls
      </a>
      <FaultsSection next={false} />
    </Section>
  )

/** Below this width the details of an entry are below its row. */
const STACKED = '(max-width: 60rem)'

export function QueuesPage() {
  const isNarrow = useNarrow(STACKED)
  return (
    <Section>
      <QueuesSection beside={!isNarrow} />
    </Section>
  )
}

export const WritePage = () => (
  <Section>
    <WriteSection />
  </Section>
)

export const RoomPage = () => (
  <Section>
    <RoomHere />
  </Section>
)
