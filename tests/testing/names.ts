// In the packages these are the names themselves, written by `npm run pack`.
export type ScenarioName = string
export type EndpointName = string
/** A switch by its name or its id. */
export type FlagName = string
export type MerchantCode = string
export type NetworkShape = string
