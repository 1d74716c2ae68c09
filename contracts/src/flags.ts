/** Whitelabel switches by name; a switch absent from a merchant's tree is off (spec §1). */
export const FLAGS = {
  mobileCodeLogin: 'MOBILEVERCODELOGIN3',
  googleLogin: 'GOOGLELOGIN3',
  facebookLogin: 'FACEBOOKLOGIN3',
  missions: 'MISSIONLB3',
  manualRebate: 'MANPLAYREB3',
  rewardCenter: 'REWCEN3',
  depositRecord: 'DEPRECM3',
  withdrawRecord: 'WITHREC3',
  accountRecord: 'TRANSREC3',
  bettingRecord: 'TRANSBETREPMEM3',
  profitAndLoss: 'PERSREP',
  news: 'MAILCEN',
  teamOverview: 'AGEPAG',
  registerCenter: 'REGCEN',
  teamManage: 'DOWNMAN',
  teamRebate: 'GAMSER',
  teamBet: 'TEAMBETTING3',
  teamProfitAndLoss: 'AGETEAMPNL3',
  transferToUpline: 'AGETRANSFERUP3',
  liveChat: 'CBS3',
  agentPolicy: 'AGENTPOLICY3',
} as const

/** Module ids the client sends with a call (spec §3); CBS3 is a flag as well. */
export const MODULES = {
  common: 'COMM3',
  fundTransfer: 'FUNDTRANS3',
  agentAnnouncement: 'AGEANNOUNCE3',
  memberTransfer: 'MEMTRANS3',
  personalPnl: 'PERSPNL3',
  agentInfo: 'AGEINFO3',
  agentDownlines: 'AGEDOWNMAN3',
  register: 'REG3',
  captcha: 'CAPTCHA3',
  liveChat: 'CBS3',
} as const

/** Switches found in platforms of this kind beyond the specification's list. */
export const MORE_FLAGS = {
  verification: 'VERIFICATION3',
  newDeviceCheck: 'LOGINIPVERF3',
  password: 'PASS3',
  passwordResetSms: 'PWRESETSMS3',
  passwordChangeCheck: 'CHNGPASSVERIF3',
  profilePicture: 'PROFPIC3',
  registerMobileCheck: 'REGMOBVERF3',
  mobileRegistration: 'MOBILENUMREG3',
  mobilePasswordRegistration: 'MOBILENUMPASSREG3',
  affiliates: 'AFFMAN3',
  slideCheck: 'GEETEST3',
  gameLobby: 'GAMELO3',
  gameLobbyHot: 'GAMELOHOT3',
  gameLobbyFavourites: 'GAMELOFAV3',
  gameLobbyRecents: 'GAMELOREC3',
  freePlay: 'FREEPLAY3',
  feedback: 'FEEDBACK3',
  inbox: 'INBOX3',
  deposit: 'DPSTBAS3',
  pointSystem: 'PTSYS3',
  dividendContract: 'SIGNCONDIV3',
  dailySalary: 'DAILYSALCONT3',
  hourSalary: 'HOURSAL3',
  realTimeSalary: 'RTSALARY3',
  passwordExpiry: 'PWDEXPFORCECHANGE3',
} as const

export type FlagName = keyof typeof FLAGS
export type ModuleName = keyof typeof MODULES
export type ModuleId =
  | (typeof FLAGS)[FlagName]
  | (typeof MODULES)[ModuleName]
  | (typeof MORE_FLAGS)[keyof typeof MORE_FLAGS]

/** All module ids. */
export const MODULE_IDS: readonly ModuleId[] = [
  ...new Set<ModuleId>([...Object.values(FLAGS), ...Object.values(MODULES), ...Object.values(MORE_FLAGS)]),
]

/** A node of the whitelabel tree. */
export interface WhitelabelNode {
  modId: string
  enabled: '1' | '0'
  childrenNodes: WhitelabelNode[]
}

const named = { ...MODULES, ...MORE_FLAGS, ...FLAGS }
export type SwitchName = keyof typeof named
export const SWITCH_NAMES = Object.keys(named) as SwitchName[]
export type Switches = Readonly<Record<SwitchName, boolean>>

/** The id of a switch given by its id or by its name in the code. */
export function moduleNamed(idOrName: string): ModuleId | undefined {
  const id = Object.hasOwn(named, idOrName) ? named[idOrName as SwitchName] : idOrName
  return MODULE_IDS.find((known) => known === id)
}

/** Reads the tree into named booleans; a node below one that is off is off too, and an absent one is off. */
export function readWhitelabel(tree: readonly WhitelabelNode[]): Switches {
  const on = new Set<string>()
  const walk = (nodes: readonly WhitelabelNode[]) => {
    for (const node of nodes) {
      if (node.enabled !== '1') continue
      on.add(node.modId)
      walk(node.childrenNodes)
    }
  }
  walk(tree)
  return Object.fromEntries(Object.entries(named).map(([name, id]) => [name, on.has(id)])) as Record<
    SwitchName,
    boolean
  >
}
