import { strToU8, zipSync } from 'fflate'

/** Fixed date of every file in the archive, so that the same merchant always gives the same bytes. */
const BUILT = new Date(2026, 0, 1)

/** Builds an archive that looks like an Android package but installs nothing: it is unsigned, so phones reject it. */
export function androidPackage({ brand, name, url }: { brand: string; name: string; url: string }): Buffer {
  const files = {
    'AndroidManifest.xml': `<?xml version="1.0" encoding="utf-8"?>
<manifest xmlns:android="http://schemas.android.com/apk/res/android" package="${name}" android:versionCode="1" android:versionName="1.0">
  <application android:label="${brand}" />
</manifest>
`,
    'assets/start.json': `${JSON.stringify({ url }, null, 2)}\n`,
    'assets/about.txt': `${brand}: a demo platform. This package stands where the app would be; it installs nothing.\n`,
  }
  const entries = Object.entries(files).map(([path, text]) => [path, strToU8(text)] as const)
  return Buffer.from(zipSync(Object.fromEntries(entries), { mtime: BUILT }))
}
