/** Rules of a judge that are off, with the reason of each. A finding whose line matches is not counted. */
const RULES_OFF: { judge: string; rule: RegExp; reason: string }[] = [
  {
    judge: 'specmatic',
    rule: /^\+ve .* expected status 200 but response contained status (403|404|409|422|429)$/,
    reason:
      'A generated input fits the document but names a game, an order or a code that no world has, so the refusal, which the document declares, is the right answer.',
  },
  {
    judge: 'wapiti',
    rule: /X-Frame-Options is not set/,
    reason: "The page's policy names `frame-ancestors 'self'`, which browsers follow instead.",
  },
  {
    judge: 'wapiti',
    rule: /X-XSS-Protection is not set/,
    reason: 'Browsers have removed the filter that it switched.',
  },
  {
    judge: 'wapiti',
    rule: /Strict-Transport-Security is not set/,
    reason: 'The server speaks plain HTTP on this machine; the proxy that ends TLS sets the header.',
  },
]

/** The findings that count, and how many a rule that is off has taken out. */
export function counted(judge: string, findings: string[]): { findings: string[]; off: number } {
  const rules = RULES_OFF.filter((off) => off.judge === judge)
  const left = findings.filter((finding) => !rules.some(({ rule }) => rule.test(finding)))
  return { findings: left, off: findings.length - left.length }
}
