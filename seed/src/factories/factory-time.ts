/** When things made by a factory are dated, unless told: any fixed moment, as a factory knows no world. */
export const FACTORY_TIME = Date.UTC(2025, 0, 15, 12)
