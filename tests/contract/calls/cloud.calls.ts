import { pkce } from '../../support/world.ts'
import { calls } from '../calls.ts'
import { mobile } from '../sample-context.ts'

export default calls({
  'cloud.config': { at: 'GET /wps/verification/cloud', sample: () => ({}) },
  'cloud.choices': {
    at: 'GET /cloud/:projectId/choices',
    sample: ({ projectId, social }) => ({
      params: { projectId },
      query: { provider: 'google', redirect_uri: social.redirect_uri },
    }),
  },
  'cloud.confirm': {
    at: 'POST /cloud/:projectId/confirm',
    sample: ({ projectId, sessionInfo, cloudCode }) => ({
      params: { projectId },
      body: { sessionInfo, code: cloudCode },
    }),
  },
  'cloud.consent': {
    at: 'POST /cloud/:projectId/consent',
    sample: ({ projectId, social }) => ({
      params: { projectId },
      body: {
        provider: 'google',
        redirect_uri: social.redirect_uri,
        state: 's'.repeat(16),
        nonce: 'n'.repeat(16),
        code_challenge: pkce().challenge,
        code_challenge_method: 'S256',
        email: 'amina@mail.example',
      },
    }),
  },
  'cloud.sms': {
    at: 'POST /cloud/:projectId/sms',
    sample: ({ projectId }) => ({ params: { projectId }, body: mobile(4) }),
  },
  'cloud.state': { at: 'GET /cloud/:projectId/state', sample: ({ projectId }) => ({ params: { projectId } }) },
  'cloud.token': {
    at: 'POST /cloud/:projectId/token',
    sample: ({ projectId, social }) => ({
      params: { projectId },
      body: { code: social.code, code_verifier: pkce().verifier, redirect_uri: social.redirect_uri },
    }),
  },
})
