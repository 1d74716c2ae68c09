export { artUrl } from '@understudy/art'
export { ratesAt } from './agents.ts'
export { EMPTY_DOCUMENT, HOSTILE_MARK, HOSTILE_SAMPLES } from './announcements/hostile.ts'
export { USUAL_BANKS } from './banks.ts'
export { buildWorldSeed, type WorldRecipe } from './build.ts'
export { type CashierSeed, cardSeed, depositPath, depositSeed, withdrawalSeed } from './cashier.ts'
export { CAST, castMember, PASSWORD } from './cast.ts'
export type { DepositChannelFacts } from './deposit-channels.ts'
export { aGame, aMatch, aMember, anAnnouncement } from './factories/index.ts'
export { standingsOf } from './missions.ts'
export { GIVEN_NAMES } from './names/people.ts'
export { emptyWithoutGames } from './parts.ts'
export { registrationForm, USUAL_RULES } from './registration-rules.ts'
export { stagedSite } from './resources.ts'
export type { Scenario, WorldSeed } from './scenario.ts'
export {
  allScenarios,
  findScenario,
  registerScenarios,
  SCENARIOS,
  ScenarioMissing,
  scenarioNamed,
} from './scenarios/index.ts'
export { joinTexts, mapTexts, sameTexts, texts } from './texts.ts'
export { seedVersion } from './version.ts'
export { type WalletChange, walletChanges } from './wallet-changes.ts'
export type * from './world-seed.ts'
