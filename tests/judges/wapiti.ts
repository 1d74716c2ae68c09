import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Judge } from './judge.ts'
import { onServer } from './served.ts'
import { installed, runTool } from './tool.ts'

/** Headers and cookies, and inputs that break out of where they are put. Not those that search for files of others. */
const MODULES = 'csp,http_headers,cookieflags,xss,permanentxss,redirect,file,exec,crlf,sql,ssrf,methods'
const SECONDS = { crawl: 30, module: 25 }

/** Addresses with inputs: the app's links are made in the browser, where Wapiti does not see them. */
const STARTS = [
  '/m/login',
  '/m/register?affiliateCode=bilal',
  '/m/game/list?gameType=RNG&search=tiger',
  '/m/activity?id=1',
  '/wps/system/status',
  '/wps/system/helpCenter?device=MOBILE&lang=EN',
  '/wps/check/username?username=newcomer',
  '/wps/relay/GCSGAME_gameList?gameType=RNG&pageNo=1&pageSize=20&gameName=tiger',
  '/wps/relay/GCSGAME_gameFacts?nodeId=110001',
  '/wps/relay/MCSFE_getListAnnouncements?types=B&platform=M',
  '/wps/relay/MCSFE_getPromotionDetail?id=1',
  '/wps/agent/affiliate?affiliateCode=bilal',
  '/lgw/games/popular?count=5',
]

interface Report {
  vulnerabilities: Record<string, Fault[]>
  anomalies: Record<string, Fault[]>
}
interface Fault {
  method: string
  path: string
  info: string
}

/** Wapiti: attacks pages and calls of a world that is thrown away. */
export const wapiti: Judge = {
  name: 'wapiti',
  async run(folder) {
    installed('wapiti', '--version', 'apt-get install -y wapiti')
    return onServer(async ({ url }) => {
      const report = join(folder, 'report.json')
      const starts = STARTS.flatMap((path) => ['-s', url + path])
      const limits = ['--max-scan-time', String(SECONDS.crawl), '--max-attack-time', String(SECONDS.module)]
      const { output } = await runTool(
        'wapiti',
        [
          ...['-u', `${url}/m/home`, ...starts, '--scope', 'domain', '-m', MODULES, ...limits, '-t', '10'],
          ...['-H', 'Merchant: aurora1', '--flush-session', '--no-bugreport', '-v', '1', '-f', 'json', '-o', report],
          ...['--store-session', folder, '--store-config', folder],
        ],
        { cwd: folder, patience: 420 },
      )
      const { vulnerabilities, anomalies } = JSON.parse(readFileSync(report, 'utf8')) as Report
      const kinds = [...Object.entries(vulnerabilities), ...Object.entries(anomalies)]
      const addresses = new Set(output.match(/^\[\+\] \w+ http\S+/gm))
      return {
        did: `${MODULES.split(',').length} modules on ${addresses.size} addresses`,
        findings: kinds.flatMap(([kind, faults]) =>
          faults.map(({ method, path, info }) => `${kind}: ${method} ${path}: ${info}`),
        ),
      }
    })
  },
}
