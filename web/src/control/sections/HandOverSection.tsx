import { Capsule } from './Capsule.tsx'
import { HandOverLink } from './HandOverLink.tsx'
import { RoomHere } from './RoomHere.tsx'

/** The present state for somebody else: as a link, as a file, as a room to come in to. */
export function HandOverSection() {
  return (
    <>
      <HandOverLink />
      <Capsule />
      <RoomHere />
    </>
  )
}
