import { useCallback, useReducer } from 'react'
import { useLocation } from 'react-router-dom'
import type { Category } from '@/features/games/categories'

/** The selected category by history entry: Back restores it, a new visit starts with HOME. */
const chosen = new Map<string, Category>()

export function useHomeCategory(): [Category, (category: Category) => void] {
  const { key } = useLocation()
  const [, showAgain] = useReducer((count: number) => count + 1, 0)
  const choose = useCallback(
    (category: Category) => {
      chosen.set(key, category)
      showAgain()
    },
    [key],
  )
  return [chosen.get(key) ?? 'HOME', choose]
}
