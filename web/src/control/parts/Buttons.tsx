import type { ComponentProps } from 'react'
import { Button as AppButton, IconButton as AppIconButton } from '@/shared/ui/Button'
import { classes } from '@/shared/ui/classes'
import styles from './parts.module.css'

type ButtonProps = Omit<ComponentProps<typeof AppButton>, 'look' | 'size'> & { main?: boolean }

/** A button of the drawer; each section has at most one `main` button. */
export const Button = ({ main, ...rest }: ButtonProps) => (
  <AppButton look={main ? 'primary' : 'secondary'} size="small" {...rest} />
)

export const IconButton = ({ className, ...rest }: ComponentProps<typeof AppIconButton>) => (
  <AppIconButton title={rest.label} {...rest} className={classes(styles.icon, className)} />
)
