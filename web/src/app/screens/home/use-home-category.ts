import { useCallback } from 'react'
import { useLocation } from 'react-router-dom'
import { create } from 'zustand'
import type { Category } from '@/features/games/categories'

/** The selected category by history entry: Back restores it, a new visit starts with HOME. */
const useCategories = create<Readonly<Record<string, Category>>>(() => ({}))

export function useHomeCategory(): [Category, (category: Category) => void] {
  const { key } = useLocation()
  const category = useCategories((categories) => categories[key]) ?? 'HOME'
  const choose = useCallback((next: Category) => useCategories.setState({ [key]: next }), [key])
  return [category, choose]
}
