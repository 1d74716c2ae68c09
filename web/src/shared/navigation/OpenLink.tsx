import { preload, useOpen } from './index.ts'
import { Link, type LinkProps } from './Link.tsx'

/** A link that respects access: a guest is sent to the login first and then to the page. */
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
