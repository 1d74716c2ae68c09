import { type ReactNode, useRef } from 'react'
import { lazyPart } from '@/shared/ui/lazy-part'
import { FaultsSection } from '../sections/FaultsSection.tsx'
import { QueuesSection } from '../sections/QueuesSection.tsx'
import { RoomHere } from '../sections/RoomHere.tsx'
import { WriteSection } from '../sections/WriteSection.tsx'
import { hashOf } from './console-address.ts'
import { useRowArrows, useSearchKey } from './keyboard.ts'
import { NotLoaded } from './NotLoaded.tsx'

// Sections of the drawer, each as a page of the console.

const FaultRun = lazyPart<{ world: string }>(
  async () => ({ default: (await import('./faults/FaultRun.tsx')).FaultRun }),
  { missing: NotLoaded },
)

/** One section of the drawer as a page; arrow keys move between its rows. */
function Narrow({ children }: { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null)
  useSearchKey()
  useRowArrows(box)
  return (
    <div ref={box} className="narrow">
      {children}
    </div>
  )
}

export const FaultsPage = ({ world, more }: { world: string; more: string | undefined }) =>
  more === 'run' ? (
    <FaultRun world={world} />
  ) : (
    <Narrow>
      <a className="link" href={hashOf({ page: 'faults', world, more: 'run' })}>
        Run a screen through every error of its calls
      </a>
      <FaultsSection next={false} />
    </Narrow>
  )

export const QueuesPage = () => (
  <Narrow>
    <QueuesSection />
  </Narrow>
)

export const WritePage = () => (
  <Narrow>
    <WriteSection />
  </Narrow>
)

export const RoomPage = () => (
  <Narrow>
    <RoomHere />
  </Narrow>
)
