import { FaultsSection } from '../sections/FaultsSection.tsx'
import { QueuesSection } from '../sections/QueuesSection.tsx'
import { RoomHere } from '../sections/RoomHere.tsx'
import { WriteSection } from '../sections/WriteSection.tsx'

// What the drawer has too, on a page of its own.

export const FaultsPage = () => (
  <div className="narrow">
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
