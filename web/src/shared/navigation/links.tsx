import type { ReactNode } from 'react'
import { buttonClass, iconButtonClass, type Look } from '@/shared/ui/Button'
import { Link, type LinkProps } from './Link.tsx'
import styles from './links.module.css'

/** A link within text, with the height of a touch target. */
export function TextLink(props: Omit<LinkProps, 'className'>) {
  return <Link {...props} className={styles.text} />
}

/** A link that looks like a button. */
export function ButtonLink({ look, size, wide, icon, className, children, ...rest }: Look & LinkProps) {
  return (
    <Link {...rest} className={buttonClass({ look, size, wide }, className)}>
      {icon}
      {children}
    </Link>
  )
}

/** A link that looks like an icon button, with `label` as its accessible name. */
export function IconLink({
  label,
  icon,
  className,
  ...rest
}: Omit<LinkProps, 'children'> & { label: string; icon: ReactNode }) {
  return (
    <Link {...rest} className={iconButtonClass(className)} aria-label={label}>
      {icon}
    </Link>
  )
}
