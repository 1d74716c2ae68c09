import type { Scenario } from '../scenario.ts'

export const oneBanner: Scenario = {
  name: 'one-banner',
  story: 'Each place has a single banner: nothing to swipe, nothing to loop.',
  merchant: 'aurora1',
  make: (world) => ({ ...world, banners: world.banners.filter((banner) => banner.order === 1) }),
}
