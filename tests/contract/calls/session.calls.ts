import { calls } from '../calls.ts'

export default calls({
  'session.freePlay': { at: 'POST /wps/session/login/freeplay', sample: () => ({ body: { platform: 'M' } }) },
  'session.key': { at: 'GET /wps/session/key/rsa', sample: () => ({}) },
  'session.login': {
    at: 'POST /wps/session/login',
    sample: () => ({ body: { username: 'zoya', password: 'Play1234', type: 'username' } }),
  },
  'session.logout': { at: 'DELETE /wps/session/logout', sample: () => ({}) },
  'session.touch': { at: 'GET /wps/session/touch', sample: () => ({}) },
  'session.trialUser': { at: 'GET /wps/member/trialuser', sample: () => ({}) },
})
