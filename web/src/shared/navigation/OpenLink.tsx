import { preload, useOpen } from './index.ts'
import { Link, type LinkProps } from './Link.tsx'

/** A link that follows the guest rule: who needs a login first gets one and then arrives. */
export function OpenLink({ to, onClick, ...rest }: Omit<LinkProps, 'to'> & { to: string }) {
  const open = useOpen()
  return (
    <Link
      {...rest}
      to={to}
      onPointerDown={() => preload(to)}
      onClick={(event) => {
        onClick?.(event)
        if (event.defaultPrevented || event.metaKey || event.ctrlKey || event.shiftKey) return
        event.preventDefault()
        open(to)
      }}
    />
  )
}
