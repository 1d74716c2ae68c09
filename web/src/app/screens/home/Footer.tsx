import { useSettings } from '@/domain/system'
import { useHotGames } from '@/features/games/games.queries'
import HomeFooter from '@/features/home/footer/HomeFooter'
import type { VendorCategory } from '@/features/launch/sort-vendors'
import { useLaunchPaths } from '@/features/launch/use-launch'

export function Footer({ categories }: { categories: readonly VendorCategory[] }) {
  const settings = useSettings()
  const { data: hotGames = [] } = useHotGames()
  const pathOf = useLaunchPaths('home')
  if (!settings) return null
  const vendors = categories.flatMap(({ category, vendors: own }) => own.map((vendor) => ({ ...vendor, category })))
  return <HomeFooter settings={settings} vendors={vendors} hotGames={hotGames} pathOf={pathOf} />
}
