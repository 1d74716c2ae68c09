import { lazyPart } from '@/shared/ui/lazy-part'
import { FaultsSection } from '../sections/FaultsSection.tsx'
import { QueuesSection } from '../sections/QueuesSection.tsx'
import { RoomHere } from '../sections/RoomHere.tsx'
import { WriteSection } from '../sections/WriteSection.tsx'
import { hashOf } from './address.ts'
import { NotLoaded } from './NotLoaded.tsx'

// What the drawer has too, on a page of its own.

const FaultRun = lazyPart<{ world: string }>(
  async () => ({ default: (await import('./faults/FaultRun.tsx')).FaultRun }),
  { missing: NotLoaded },
)

export const FaultsPage = ({ world, more }: { world: string; more: string | undefined }) =>
  more === 'run' ? (
    <FaultRun world={world} />
  ) : (
    <div className="narrow">
      <a className="link" href={hashOf({ page: 'faults', world, more: 'run' })}>
        Let a screen meet every error its calls declare
      </a>
      <FaultsSection next={false} />
    </div>
  )

export const QueuesPage = () => (
  <div className="narrow">
    <QueuesSection />
  </div>
)

export const WritePage = () => (
  <div className="narrow">
    <WriteSection />
  </div>
)

export const RoomPage = () => (
  <div className="narrow">
    <RoomHere />
  </div>
)
