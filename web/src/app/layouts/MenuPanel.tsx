import { ShortFavourites } from '@/features/favourites/ShortFavourites'
import { useLaunchPaths } from '@/features/launch/use-launch'
import { MemberPanel } from '@/features/member/MemberPanel'
import { SideMenu } from '@/features/menu/SideMenu'

/** The side menu, composed of several features: the member, the favourites, the entries. */
export default function MenuPanel(props: { open: boolean; onClose: () => void }) {
  const pathOf = useLaunchPaths('home', { enabled: props.open })
  const head = (
    <MemberPanel>
      <ShortFavourites pathOf={pathOf} onFollow={props.onClose} />
    </MemberPanel>
  )
  return <SideMenu {...props} head={head} />
}
