import { existsSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { HttpAnswer, HttpRequest } from '@understudy/platform/binding/http.ts'
import { escapedInQuotes as escaped } from '@understudy/platform/shared/text.ts'
import { type ControlAccess, requireControlAccess } from '@understudy/steering/access/authorize.ts'
import { isPostedElsewhere } from '@understudy/steering/access/confirm-link.ts'
import { ControlProblem } from '@understudy/steering/api/control-problem.ts'
import { plainPage } from '@understudy/steering/pages/plain-page.ts'
import type { FastifyInstance } from 'fastify'
import { type AtlasRun, atlasRun } from './atlas-run.ts'
import { contentPolicy } from './built-page.ts'
import { controlScope } from './control-scope.ts'
import { sendAnswer } from './serve-routes.ts'
import type { WebHost } from './web-app.ts'

const PREFIX = '/__control/atlas/'
const POLICY = contentPolicy({ ancestors: "'none'" })

const FORM = 'application/x-www-form-urlencoded'

/** What can be asked for on the page: options of `npm run atlas`. */
const CHOICES: ReadonlyMap<string, readonly string[]> = new Map([
  ['part', ['--looks', 'ur-dark,en-light', '--merchants', 'aurora1']],
  ['whole', []],
])

/**
 * Serves the folder that `npm run atlas` writes, and a page that makes it, or says that command where the sources are not
 * there. Only callers who may steer can read it, as its links open states.
 */
export async function serveAtlas(
  app: FastifyInstance,
  access: ControlAccess,
  { atlas: root, makeAtlas }: Pick<WebHost, 'atlas' | 'makeAtlas'>,
): Promise<void> {
  const isMade = () => existsSync(join(root, 'index.html'))
  const run = makeAtlas && atlasRun(makeAtlas)
  app.addHook('onClose', async () => run?.stop())
  await controlScope(
    app,
    (request) => void requireControlAccess(request, access),
    async (scope) => {
      // Trailing slashes are ignored by the router, but relative links on the page need one.
      scope.get('/__control/atlas', (_request, reply) => reply.redirect(`${PREFIX}index.html`, 303))
      scope.get(`${PREFIX}make`, (request, reply) =>
        sendAnswer(reply, makingPage(request, 200, { run, isMade: isMade() })),
      )
      if (run) {
        scope.addContentTypeParser(FORM, { parseAs: 'string', bodyLimit: 1024 }, (_request, _body, done) => done(null))
        scope.post<{ Params: { choice: string } }>(`${PREFIX}make/:choice`, (request, reply) => {
          refusePostedElsewhere(request)
          const options = CHOICES.get(request.params.choice)
          if (!options) return reply.callNotFound()
          // What was broken off before there was a page goes on where it was.
          run.start([...options, ...(isMade() ? [] : ['--resume'])])
          return reply.redirect(`${PREFIX}make`, 303)
        })
        scope.post(`${PREFIX}stop`, (request, reply) => {
          refusePostedElsewhere(request)
          run.stop()
          return reply.redirect(`${PREFIX}make`, 303)
        })
      }
      await scope.register(async (files) => {
        files.addHook('onRequest', async (request, reply) => {
          if (!isMade()) return sendAnswer(reply, makingPage(request, 404, { run, isMade: false }))
        })
        await files.register(fastifyStatic, {
          root,
          prefix: PREFIX,
          cacheControl: false,
          decorateReply: false,
          dotfiles: 'ignore',
          // It may be made later.
          suppressWarning: true,
          setHeaders: (reply) => {
            void reply.header('cache-control', 'no-cache')
            void reply.header('content-security-policy', POLICY)
          },
        })
      })
    },
  )
}

/** Only our own form may post here (CSRF). @throws ControlProblem 403 */
function refusePostedElsewhere(request: HttpRequest): void {
  if (isPostedElsewhere(request))
    throw new ControlProblem(403, 'control.origin', 'Foreign origin', 'The atlas is made from its own page only.')
}

/** The page that makes the atlas, shows how far it is, and stops it. */
function makingPage(
  request: HttpRequest,
  status: number,
  { run, isMade }: { run: AtlasRun | undefined; isMade: boolean },
): HttpAnswer {
  const { isRunning, progress, said } = run?.state() ?? { isRunning: false, progress: undefined, said: [] }
  const title = isRunning ? 'The atlas is being made' : 'Atlas'
  const lines = said.length > 0 ? `<pre>${escaped(said.join('\n'))}</pre>` : ''
  const atlas = isMade ? `<a class="other" href="${PREFIX}index.html">Open the atlas</a>` : ''
  const body = isRunning
    ? [progressBar(progress), lines, button('stop', 'Stop'), '<p>What is taken is kept.</p>', atlas]
    : [
        '<p>Every screen of the app in each of its states, as pictures with links that open the state.</p>',
        progress && !isMade ? `<p role="status">${progress.done} of ${progress.of} openings are taken.</p>` : '',
        lines,
        ...(run
          ? [
              button('make/part', 'Make Urdu dark and English light'),
              button('make/whole', 'Make all looks of all merchants'),
            ]
          : []),
        '<p>In the folder of the project it is made by <code>npm run atlas</code>, of which docs/atlas.md tells more.</p>',
        atlas,
      ]
  const page = plainPage(request, status, { language: 'EN', title, body: [`<h1>${title}</h1>`, ...body].join('') })
  // Without a referrer its forms would tell no origin.
  const headers = { ...page.headers, 'referrer-policy': 'same-origin', ...(isRunning && { refresh: '2' }) }
  return { ...page, headers }
}

const progressBar = (progress: { done: number; of: number } | undefined) =>
  progress
    ? `<p role="status">${progress.done} of ${progress.of} openings</p><progress max="${progress.of}" value="${progress.done}"></progress>`
    : '<p role="status">Starting …</p>'

const button = (action: string, label: string) =>
  `<form method="post" action="${PREFIX}${action}"><button class="main" type="submit">${label}</button></form>`
