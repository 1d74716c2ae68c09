/** The durations of the app's code, in milliseconds; from spec §9 unless noted. Those of animations are in the CSS. */
export const TIMINGS = {
  popupEvaluation: 500,
  autoplay: 5_000,
  /** spec §2 home footer */
  sponsorAutoplay: 3_000,
  readMarkThrottle: 150,
  unreadThrottle: 250,
  passwordChangeRedirect: 1_000,
  swipeBackReset: 500,
  longPress: 500,
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
  /** ours: pause in typing after which a username is looked up (debounce) */
  usernameCheck: 400,
  /** ours: pause in typing after which games are suggested (debounce) */
  suggestions: 300,
  /** ours: time after which a spinner says that loading is slow; also in the spinner's CSS */
  slowPage: 5_000,
  /** ours: timeout of a call, which then counts as a slow connection */
  callTimeout: 10_000,
  /** ours: presses within this time are a double tap and submit once, even if the first reply was faster */
  doubleTap: 500,
  /** ours: timeout of an upload: five megabytes over a slow line */
  uploadTimeout: 120_000,
  /** ours: interval of the check for a due session reminder */
  reminderTick: 15_000,
  /** ours: how long the skeleton waits for the first replies once the code is loaded */
  firstReplyPatience: 1_000,
  /** ours: time after which a game frame that has not loaded offers retry and back */
  frameTimeout: 15_000,
  /** ours: interval at which an open app renews its session */
  sessionRenewal: 180_000,
  /** ours: interval at which the maintenance and region screens refetch the status */
  statusRetry: 60_000,
} as const

/** Distances in pixels; spec §9. */
export const DISTANCES = { swipeBack: 100, infiniteScroll: 400, longPress: 10 } as const

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
  /** a bet that was refused */
  refusedBet: 4_000,
  win: 6_000,
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
