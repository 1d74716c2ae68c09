/** The durations of the app's code, in milliseconds; spec §9 unless told otherwise. Those of motion stand in the CSS. */
export const TIMINGS = {
  popupEvaluation: 500,
  autoplay: 5_000,
  /** spec §2 home footer */
  sponsorAutoplay: 3_000,
  readMarkThrottle: 150,
  unreadThrottle: 250,
  passwordChangeRedirect: 1_000,
  swipeBackReset: 500,
  languageRevalidation: 200,
  relaunchDebounce: 250,
  frameAddressDelay: 150,
  frameShowDelay: 100,
  chatRedirect: 500,
  scrollThrottle: 300,
  homeRequestSpacing: 400,
  androidFocusScroll: 500,
  /** spec §4 login SMS code */
  smsTick: 500,
  /** spec §4 registration SMS code on the cloud path */
  cloudSmsCountdown: 60_000,
  /** ours: a username is looked up once the typing has paused so long */
  usernameCheck: 400,
  /** ours: names of games are proposed once the typing has paused so long */
  suggestions: 300,
  /** ours: a page that has waited so long says more than that it loads; the style of the spinner has it too */
  slowPage: 5_000,
  /** ours: a call without an answer counts as a slow connection */
  callTimeout: 10_000,
  /** ours: the second press of a double tap is no second wish, also where the answer to the first was quicker */
  doubleTap: 500,
  /** ours: five megabytes over a slow line */
  uploadTimeout: 120_000,
  /** ours: how often it is looked whether a session is to be recalled */
  reminderTick: 15_000,
  /** ours: the skeleton waits so long for the first replies once the code is there */
  firstReplyPatience: 1_000,
  /** ours: a game frame that has not loaded by then offers retry and back */
  frameTimeout: 15_000,
  /** ours: an open app renews its session so often */
  sessionRenewal: 180_000,
  /** ours: the maintenance and region screens ask again so often */
  statusRetry: 60_000,
} as const

/** Lengths in pixels that go with a timing; spec §9. */
export const DISTANCES = { swipeBack: 100, infiniteScroll: 400 } as const

/** How long toasts stay; spec §9, the named ones spec §8. */
export const TOAST = {
  loading: 10_000,
  /** logout, test play and live chat */
  loadingLong: 9_999,
  saved: 1_000,
  notice: 1_500,
  short: 3_000,
  long: 8_000,
  invitationCode: 1_000,
  openSettings: 4_000,
} as const

/** Which login message stays how long: 1, 1.5, 2 or 4 s (spec §9; the assignment is ours). */
export const LOGIN_TOAST = {
  welcome: 1_000,
  trialStarted: 1_500,
  codeSent: 2_000,
  loginRequired: 2_000,
  failed: 4_000,
  sessionEnded: 4_000,
} as const
