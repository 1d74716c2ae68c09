const CONTRACTS = (kind: string) =>
  ['mine', 'team'].map((role) => `/wps/relay/MCSFE_getContracts?kind=${kind}&role=${role}`)

/**
 * What the screens of shapes.ts ask the platform for at first, as the app asks it, where that depends on nothing but
 * who is logged in: the page does so before any code has come. Behind a `#` stands the module that a call names.
 */
export const ASKS: Record<string, readonly string[]> = {
  '/m/vip': ['/wps/relay/MCSFE_getVipBenefits'],
  '/m/lotteryHistory': ['/lgw/numeros/recent', '/lgw/games/mobile'],
  '/m/startLottery': ['/lgw/games/mobile'],
  '/m/securityCenter': ['/wps/v2/member/securityConfig'],
  '/m/myAccount/index': ['/wps/member/info', '/wps/member/info/icon'],
  '/m/voucherCenter': [
    '/wps/relay/MCSFE_getDepositPaymentChannels#DPSTBAS3',
    '/wps/relay/MCSFE_getDepositSettings#DPSTBAS3',
    '/wps/relay/MCSFE_getDepositPromotions#DPSTBAS3',
  ],
  '/m/withdraw': ['/wps/relay/MCSFE_getWithdrawSettings', '/wps/v2/member/securityConfig'],
  '/m/wallets': ['/wps/wallets/gcs', '/wps/wallets/lockStatus'],
  '/m/member/home': ['/wps/member/info', '/wps/member/info/icon', '/wps/v2/wallets/balance?typeId=0'],
  '/m/member/benefits': [
    '/wps/relay/MCSFE_getVipBenefits',
    '/wps/relay/MCSFE_getPlayerRankProgress',
    '/wps/member/info',
  ],
  '/m/leaderBoard': ['/wps/relay/MCSFE_getMissionSummaryDetails#MISSIONLB3'],
  '/m/rewardCenter': ['/wps/relay/PROMOFE_getClaimTicketList#REWCEN3', '/wps/relay/MCSFE_getClaimPromotion'],
  '/m/inviteFriends': ['/wps/relay/MCSFE_getReferralDetails?autoGenerate=true', '/wps/relay/MCSFE_getReferralList'],
  '/m/webEmail': ['/wps/relay/EMFE_getInbox?page=1#INBOX3'],
  '/m/feedback': ['/wps/feedback'],
  '/m/agentRegister': ['/wps/agent/globalRebateSettings', '/wps/agent/affiliateUrls#REGCEN'],
  '/m/member/team': ['/wps/agent/downlines?pageNo=1#DOWNMAN'],
  '/m/member/agent/agentRebeat': ['/wps/agent/downlines?sort=team&pageNo=1#DOWNMAN'],
  '/m/member/agent/getSalaryContract': CONTRACTS('salary'),
  '/m/member/agent/getDevidendContract': CONTRACTS('dividend'),
  '/m/member/agent/getHourContract': CONTRACTS('hour'),
}
