import { expect, test } from 'vitest'
import { chatLanguage } from './chat-language.ts'

test.each([
  ['zh-CN', 'CN'],
  ['zh', 'CN'],
  ['ZH_TW', 'CN'],
  ['CN', 'CN'],
  ['cn-hans', 'CN'],
  ['', 'CN'],
  [undefined, 'CN'],
  ['EN', 'EN'],
  ['UR', 'UR'],
  ['UR-LA', 'UR-LA'],
])('the chat gets the language %j as %s', { tags: ['API-032'] }, (code, sent) => expect(chatLanguage(code)).toBe(sent))
