import { CLIENT_CONFIG, control, LANGUAGE_CODES, MODULE_IDS } from '@understudy/contracts'
import { MERCHANTS } from '@understudy/merchants'
import * as z from 'zod/mini'

export const schemaRef = (name: string) => ({ $ref: `#/components/schemas/${name}` })
export const parameterRef = (name: string) => ({ $ref: `#/components/parameters/${name}` })
export const exampleRef = (name: string) => ({ $ref: `#/components/examples/${name}` })
export const responseRef = (name: string) => ({ $ref: `#/components/responses/${name}` })
export const headerRef = (name: string) => ({ $ref: `#/components/headers/${name}` })

const { pattern: WORLD_ID } = z.toJSONSchema(control.WorldId)

export const PARAMETERS = {
  Language: {
    name: 'Language',
    in: 'header',
    description: `Language of texts and messages; ${CLIENT_CONFIG.defaultLanguage} unless told.`,
    schema: { type: 'string', enum: LANGUAGE_CODES },
    example: 'EN',
  },
  ModuleId: {
    name: 'ModuleId',
    in: 'header',
    description: 'A module that must be on for the merchant, beside the one of the call.',
    schema: { type: 'string', enum: MODULE_IDS },
  },
  World: {
    name: 'x-world',
    in: 'header',
    description: 'The world to call; else the one of the token, of the cookie, or the default one.',
    schema: { type: 'string', pattern: WORLD_ID },
    example: 'default',
  },
  Encryption: {
    name: 'Encryption',
    in: 'header',
    description:
      'For a sealed body: its 256-bit AES key, encrypted with RSA-OAEP (SHA-256) for the key of /wps/session/key/rsa, in Base64. Absent for a plain body.',
    schema: { type: 'string' },
  },
}

export const HEADERS = {
  'x-world-time': { description: 'Time of the world, epoch milliseconds.', schema: { type: 'integer' } },
  'x-world-clock': { description: 'How its clock goes.', schema: { type: 'string', enum: ['running', 'frozen'] } },
  'x-world-revision': { description: 'Goes up with every change of the world.', schema: { type: 'integer' } },
  'x-fault': {
    description: 'Only where a fault rule of the world made this answer: how it ended the call.',
    schema: { type: 'string', enum: ['error', 'truncate'] },
  },
  'cache-control': {
    description: '`no-store`, or `private, no-cache` where the answer has an ETag.',
    schema: { type: 'string' },
  },
  etag: { description: 'Names this version of the answer, for If-None-Match.', schema: { type: 'string' } },
  'set-cookie': { description: 'What the next call must send back as a cookie.', schema: { type: 'string' } },
}

export const SECURITY = {
  // A scheme and no parameter: a client sets it once, for all calls.
  merchant: {
    type: 'apiKey',
    in: 'header',
    name: 'Merchant',
    description: `The code of the merchant whose app asks. This server plays ${MERCHANTS.join(', ')}; a platform has its own.`,
  },
  session: {
    type: 'apiKey',
    in: 'header',
    name: 'Authorization',
    description: 'The token of a session as the login gave it, without a scheme (no Bearer) before it.',
  },
  operator: {
    type: 'http',
    scheme: 'bearer',
    description: 'The CONTROL_TOKEN of a server that is reached beyond loopback.',
  },
}

export const SEALED = {
  type: 'object',
  description:
    'An encrypted body: Base64 of 12 bytes of initialization vector, the JSON encrypted with AES-256-GCM, and the 16 bytes of its tag. The header Encryption holds the key.',
  properties: { value: { type: 'string', contentEncoding: 'base64', description: 'The encrypted JSON.' } },
  required: ['value'],
  additionalProperties: false,
}
