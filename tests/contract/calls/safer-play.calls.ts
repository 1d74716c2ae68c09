import { calls } from '../calls.ts'

export default calls({
  'saferPlay.activity': { at: 'GET /wps/member/saferPlay/activity', sample: () => ({}) },
  'saferPlay.limit': {
    at: 'PUT /wps/member/saferPlay/limit',
    sample: () => ({ body: { kind: 'lossWeek', amount: 5_000 } }),
  },
  'saferPlay.pause': { at: 'POST /wps/member/saferPlay/pause', sample: () => ({ body: { kind: 'timeOut', days: 1 } }) },
  'saferPlay.reminder': { at: 'PUT /wps/member/saferPlay/reminder', sample: () => ({ body: { minutes: 30 } }) },
  'saferPlay.state': { at: 'GET /wps/member/saferPlay', sample: () => ({}) },
})
