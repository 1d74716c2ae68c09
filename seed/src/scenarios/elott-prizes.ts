import type { Scenario } from '../scenario.ts'

export const elottPrizes: Scenario = {
  name: 'elott-prizes',
  story: 'Lotus Draw is mapped under ELOTT as well, so its lotteries open in prize mode elott.',
  merchant: 'aurora1',
  make: (world) => ({
    ...world,
    vendors: world.vendors.map((vendor) =>
      vendor.code === 'TCG_LOTTO_VN'
        ? { ...vendor, alsoIn: [...vendor.alsoIn, { category: 'ELOTT' as const, lobby: vendor.lobby }] }
        : vendor,
    ),
  }),
}
