import type { ComponentProps } from 'react'
import { RowArrow, type RowContent, RowContents, rowClass } from '@/shared/ui/Rows'
import { OpenLink } from './OpenLink.tsx'

/** A row that is a link, which sends guests to the login first. */
export function RowLink({
  icon,
  label,
  hint,
  trailing,
  ...link
}: RowContent & Omit<ComponentProps<typeof OpenLink>, 'children'>) {
  return (
    <li>
      <OpenLink {...link} className={rowClass}>
        <RowContents icon={icon} label={label} hint={hint} trailing={trailing} />
        <RowArrow />
      </OpenLink>
    </li>
  )
}

/** A row that links out of the app, in a new window. */
export function RowOutLink({
  icon,
  label,
  hint,
  trailing,
  ...link
}: RowContent & Omit<ComponentProps<'a'>, 'children'>) {
  return (
    <li>
      <a {...link} target="_blank" rel="noopener noreferrer" className={rowClass}>
        <RowContents icon={icon} label={label} hint={hint} trailing={trailing} />
        <RowArrow />
      </a>
    </li>
  )
}
