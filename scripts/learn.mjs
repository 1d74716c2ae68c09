import { pathToFileURL } from 'node:url'
import { serverIsBuilt } from './build.mjs'
import { fromRoot } from './lib/root.mjs'

// Runs the built command, which starts faster, unless the sources have changed since.
if (serverIsBuilt()) await import(pathToFileURL(fromRoot('fake-server/dist/learn-command.js')).href)
else {
  const { register } = await import('tsx/esm/api')
  register()
  await import(pathToFileURL(fromRoot('fake-server/src/learn-command.ts')).href)
}
