import { expect } from '@playwright/test'

/** What Chromium writes for each handler it parses under the app's policy, even in a document that runs nothing. */
const REPORT =
  /^Executing inline event handler violates the following Content Security Policy directive 'script-src 'self'( 'sha256-[\w+/=]{44}')*'\. Either the 'unsafe-inline' keyword, a hash \('sha256-\.\.\.'\), or a nonce \('nonce-\.\.\.'\) is required to enable inline execution\. Note that hashes do not apply to event handlers, style attributes and javascript: navigations unless the 'unsafe-hashes' keyword is present\. The action has been blocked\.$/

/**
 * Takes the reports of parsed handlers off the complaints, in worlds of the scenario `hostile-content` only. Anything
 * else a page complained about fails the test. Older versions of Chromium report nothing here, so none is fine too.
 */
export function expectReportsOfHandlers(complaints: string[]): void {
  expect(complaints.filter((complaint) => !REPORT.test(complaint))).toEqual([])
  complaints.length = 0
}
