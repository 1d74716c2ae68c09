import type { ComponentProps, ReactNode } from 'react'
import { Link, type LinkProps } from 'react-router-dom'
import styles from './Button.module.css'
import { classes } from './classes.ts'

interface Look {
  /** One primary action a view; secondary has an outline, quiet is text. */
  look?: 'primary' | 'secondary' | 'quiet'
  size?: 'small' | 'medium' | 'large'
  /** As wide as its place. */
  wide?: boolean
  icon?: ReactNode
}

const classOf = ({ look = 'primary', size = 'medium', wide }: Look, className?: string) =>
  classes(styles.button, styles[look], styles[size], wide && styles.wide, className)

type ButtonProps = Look & Omit<ComponentProps<'button'>, 'size'> & { busy?: boolean }

export function Button({ look, size, wide, icon, busy, className, children, disabled, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={classOf({ look, size, wide }, className)}
      disabled={disabled || busy}
      aria-busy={busy || undefined}
    >
      {icon}
      {children}
    </button>
  )
}

/** A link that looks like a button. */
export function ButtonLink({ look, size, wide, icon, className, children, ...rest }: Look & LinkProps) {
  return (
    <Link {...rest} className={classOf({ look, size, wide }, className)}>
      {icon}
      {children}
    </Link>
  )
}

type IconButtonProps = Omit<ComponentProps<'button'>, 'aria-label' | 'children'> & {
  /** What the button does, for those who do not see the icon. */
  label: string
  icon: ReactNode
}

export function IconButton({ label, icon, className, ...rest }: IconButtonProps) {
  return (
    <button type="button" {...rest} className={classes(styles.icon, className)} aria-label={label}>
      {icon}
    </button>
  )
}

export function IconLink({
  label,
  icon,
  className,
  ...rest
}: Omit<LinkProps, 'children'> & { label: string; icon: ReactNode }) {
  return (
    <Link {...rest} className={classes(styles.icon, className)} aria-label={label}>
      {icon}
    </Link>
  )
}
