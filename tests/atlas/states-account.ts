import type { Screen } from './state.ts'

const SUBMIT = 'main form button[type="submit"]'
const NAME = 'input[name=username]'
const PASSWORD = 'input[name=password]'
const wrongLogin = [{ type: NAME, text: 'amina' }, { type: PASSWORD, text: 'Wrong12345' }, { press: SUBMIT }]
const rightLogin = [{ type: NAME, text: 'amina' }, { type: PASSWORD, text: 'Play1234' }, { press: SUBMIT }]

/** Coming in, the account and its settings. */
export const ACCOUNT: Screen[] = [
  {
    screen: 'login',
    more: {
      'wrong password': { steps: [...wrongLogin, { see: '[role="alert"]' }] },
      'nothing filled in': { steps: [{ press: SUBMIT }, { see: '[aria-invalid="true"]' }] },
      'by mobile number': {
        steps: [{ press: 'label:has(input[type="radio"]) >> nth=1' }, { see: 'input[type=tel]' }],
      },
      'free play closed': { scenario: 'guest-only' },
      'new device': { scenario: 'new-device', steps: [...rightLogin, { see: 'input[name=code]' }] },
      'slide check': {
        scenario: 'slide-check',
        steps: [...rightLogin, { see: '[role="dialog"] iframe' }],
        waits: true,
      },
    },
  },
  {
    screen: 'register',
    reads: 'registration.settings',
    more: {
      'every field': { scenario: 'every-field' },
      closed: { scenario: 'registration-closed' },
      invited: { scenario: 'by-invitation', path: '/m/register?affiliateCode=bilal' },
      'invitation unknown': { scenario: 'by-invitation', path: '/m/register?affiliateCode=GONE2020' },
      'nothing filled in': { steps: [{ press: SUBMIT }, { see: '[aria-invalid="true"]' }] },
    },
  },
  { screen: 'trial', more: { closed: { scenario: 'guest-only' }, trial: { who: 'trial' } } },
  { screen: 'app' },
  {
    screen: 'forgotPassword',
    more: { 'nothing filled in': { steps: [{ press: SUBMIT }, { see: '[aria-invalid="true"]' }] } },
  },
  {
    screen: 'changePassword',
    who: 'player',
    long: false,
    more: {
      visitor: { who: 'visitor' },
      'nothing filled in': { steps: [{ press: SUBMIT }, { see: '[aria-invalid="true"]' }] },
    },
  },
  {
    screen: 'mine',
    who: 'player',
    sheets: [0, 1],
    more: { visitor: { who: 'visitor' }, trial: { who: 'trial' }, agent: { who: 'bilal' }, twin: { who: 'twin40' } },
  },
  { screen: 'memberCenter', reads: 'member.info', sheets: [0], more: { agent: { who: 'bilal' } } },
  {
    screen: 'settings',
    who: 'player',
    sheets: Array.from({ length: 14 }, (_, at) => at),
    more: {
      visitor: { who: 'visitor' },
      trial: { who: 'trial' },
      'limits nearly reached': { scenario: 'limits-near', who: 'hina' },
      'loss limit nearly reached': {
        scenario: 'limits-near',
        who: 'hina',
        steps: [{ press: 'main button[aria-haspopup="dialog"] >> nth=5' }, { see: '[role="dialog"]' }],
      },
    },
  },
  { screen: 'securityCenter', reads: 'security.config', sheets: [0, 1, 2, 3], more: { bare: { who: 'gulab' } } },
  {
    screen: 'passkeys',
    scenario: 'passkey',
    who: 'amina',
    reads: 'passkeys.list',
    empty: { scenario: 'everyday' },
    sheets: [0],
  },
  {
    screen: 'notifications',
    reads: 'push.settings',
    more: { 'one is held': { scenario: 'push-waiting', who: 'amina' } },
  },
  { screen: 'myAccount', reads: 'member.info', sheets: [0, 1], more: { bare: { who: 'gulab' } } },
  { screen: 'inviteFriends', reads: 'referral.details', empty: {} },
]
