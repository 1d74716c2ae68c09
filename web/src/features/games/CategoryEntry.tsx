import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { paths } from '@/shared/navigation'
import { Link } from '@/shared/navigation/Link'
import type { Category } from './categories.ts'

interface CategoryEntryProps {
  category: Category
  current: Category
  icon: LucideIcon
  size: number
  onPick: (category: Category) => void
  className: string | undefined
  children: ReactNode
}

/** An entry of a category menu: REWARD leads to its screen, any other is picked. */
export function CategoryEntry({
  category,
  current,
  icon: Icon,
  size,
  onPick,
  className,
  children,
}: CategoryEntryProps) {
  const content = (
    <>
      <Icon size={size} strokeWidth={1.75} aria-hidden="true" />
      {children}
    </>
  )
  return category === 'REWARD' ? (
    <Link to={paths.rewardCenter()} className={className}>
      {content}
    </Link>
  ) : (
    <button type="button" className={className} aria-pressed={category === current} onClick={() => onPick(category)}>
      {content}
    </button>
  )
}
