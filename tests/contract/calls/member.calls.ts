import { calls } from '../calls.ts'

export default calls({
  'member.avatars': { at: 'GET /wps/relay/MCSFE_getPlayerAvatar', sample: () => ({}) },
  'member.edit': { at: 'POST /wps/member/info', sample: () => ({ body: { nickname: 'Amina the Kind' } }) },
  'member.icon': { at: 'GET /wps/member/info/icon', sample: () => ({}) },
  'member.info': { at: 'GET /wps/member/info', sample: () => ({}) },
  'member.setIcon': {
    at: 'POST /wps/member/info/icon',
    sample: ({ avatar }) => ({ body: { avatarType: 'STATIC', avatar } }),
  },
})
