import { calls } from '../calls.ts'

export default calls({
  'passkeys.add': {
    at: 'POST /wps/member/passkeys',
    sample: ({ passkeys: { made: credential } }) => ({ body: { credential } }),
  },
  'passkeys.creationOptions': { at: 'POST /wps/member/passkeys/options', sample: () => ({ body: {} }) },
  'passkeys.list': { at: 'GET /wps/member/passkeys', sample: () => ({}) },
  'passkeys.login': {
    at: 'POST /wps/session/passkey/login',
    sample: ({ passkeys: { answer: credential } }) => ({ body: { credential } }),
  },
  'passkeys.remove': {
    at: 'DELETE /wps/member/passkeys/:id',
    sample: ({ passkeys: { toRemove: id } }) => ({ params: { id } }),
  },
  'passkeys.rename': {
    at: 'PUT /wps/member/passkeys/:id',
    sample: ({ passkeys: { toRename: id } }) => ({ params: { id }, body: { name: 'My phone' } }),
  },
  'passkeys.requestOptions': { at: 'POST /wps/session/passkey/options', sample: () => ({ body: {} }) },
})
