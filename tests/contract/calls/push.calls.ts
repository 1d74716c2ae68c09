import { calls } from '../calls.ts'

const DEVICE = {
  endpoint: 'https://push.example/sent/1',
  keys: { p256dh: `B${'a'.repeat(86)}`, auth: 'b'.repeat(22) },
}
const kinds = { money: true, rewards: true, messages: true, lottery: false }

export default calls({
  'push.messages': {
    at: 'GET /push/:subscriptionId/messages',
    sample: ({ push: { subscriptionId } }) => ({ params: { subscriptionId } }),
  },
  'push.openSubscription': {
    at: 'POST /push/:serviceId/subscriptions',
    sample: ({ push: { serviceId } }) => ({ params: { serviceId }, body: {} }),
  },
  'push.service': { at: 'GET /wps/member/push/service', sample: () => ({}) },
  'push.set': {
    at: 'POST /wps/member/push',
    sample: () => ({ body: { kinds, quiet: { from: 1_320, until: 480 } } }),
  },
  'push.settings': { at: 'GET /wps/member/push', sample: () => ({}) },
  'push.subscribe': { at: 'POST /wps/member/push/subscribe', sample: () => ({ body: DEVICE }) },
  'push.unsubscribe': {
    at: 'POST /wps/member/push/unsubscribe',
    sample: () => ({ body: { endpoint: DEVICE.endpoint } }),
  },
})
