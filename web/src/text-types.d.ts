import type shell from '@/app/layouts/text/en.json'
import type draws from '@/domain/draws/text/en.json'
import type transfer from '@/domain/transfer/text/en.json'
import type contracts from '@/features/agent-contracts/text/en.json'
import type agents from '@/features/agents/text/en.json'
import type announcements from '@/features/announcements/text/en.json'
import type bets from '@/features/bets/text/en.json'
import type deposits from '@/features/deposits/text/en.json'
import type disputes from '@/features/disputes/text/en.json'
import type favourites from '@/features/favourites/text/en.json'
import type feedback from '@/features/feedback/text/en.json'
import type games from '@/features/games/text/en.json'
import type help from '@/features/help/text/en.json'
import type home from '@/features/home/text/en.json'
import type inbox from '@/features/inbox/text/en.json'
import type install from '@/features/install/text/en.json'
import type jackpot from '@/features/jackpot/text/en.json'
import type launch from '@/features/launch/text/en.json'
import type login from '@/features/login/text/en.json'
import type lottery from '@/features/lottery/text/en.json'
import type matches from '@/features/matches/text/en.json'
import type member from '@/features/member/text/en.json'
import type menu from '@/features/menu/text/en.json'
import type messages from '@/features/messages/text/en.json'
import type mine from '@/features/mine/text/en.json'
import type missions from '@/features/missions/text/en.json'
import type passkeys from '@/features/passkeys/text/en.json'
import type password from '@/features/password/text/en.json'
import type promotions from '@/features/promotions/text/en.json'
import type push from '@/features/push/text/en.json'
import type rebate from '@/features/rebate/text/en.json'
import type recents from '@/features/recents/text/en.json'
import type records from '@/features/records/text/en.json'
import type referral from '@/features/referral/text/en.json'
import type registration from '@/features/registration/text/en.json'
import type rewards from '@/features/rewards/text/en.json'
import type saferPlay from '@/features/safer-play/text/en.json'
import type security from '@/features/security/text/en.json'
import type settings from '@/features/settings/text/en.json'
import type system from '@/features/system/text/en.json'
import type upline from '@/features/upline-transfer/text/en.json'
import type vip from '@/features/vip/text/en.json'
import type wallets from '@/features/wallets/text/en.json'
import type withdrawals from '@/features/withdrawals/text/en.json'
import type lotto from '@/lotto/text/en.json'
import type forms from '@/shared/forms/text/en.json'
import type record from '@/shared/records/text/en.json'

/** The namespaces of texts, typed by their English packs, so that an unknown key does not compile. */
declare module '@/shared/i18n/texts' {
  interface Texts {
    'agent-contracts': typeof contracts
    'safer-play': typeof saferPlay
    'upline-transfer': typeof upline
    agents: typeof agents
    announcements: typeof announcements
    bets: typeof bets
    deposits: typeof deposits
    disputes: typeof disputes
    draws: typeof draws
    favourites: typeof favourites
    feedback: typeof feedback
    forms: typeof forms
    games: typeof games
    help: typeof help
    home: typeof home
    inbox: typeof inbox
    install: typeof install
    jackpot: typeof jackpot
    launch: typeof launch
    login: typeof login
    lottery: typeof lottery
    lotto: typeof lotto
    matches: typeof matches
    member: typeof member
    menu: typeof menu
    messages: typeof messages
    mine: typeof mine
    missions: typeof missions
    passkeys: typeof passkeys
    password: typeof password
    promotions: typeof promotions
    push: typeof push
    rebate: typeof rebate
    recents: typeof recents
    record: typeof record
    records: typeof records
    referral: typeof referral
    registration: typeof registration
    rewards: typeof rewards
    security: typeof security
    settings: typeof settings
    shell: typeof shell
    system: typeof system
    transfer: typeof transfer
    vip: typeof vip
    wallets: typeof wallets
    withdrawals: typeof withdrawals
  }
}
