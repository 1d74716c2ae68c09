// In the package these are the names themselves, written by `npm run pack`.
export type ScenarioName = string
export type MerchantCode = string
