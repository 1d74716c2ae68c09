import { constants, generateKeyPair, privateEncrypt } from 'node:crypto'
import { promisify } from 'node:util'
import { hostClock } from '@understudy/platform/shared/host-clock.ts'
import { hostRandom } from '@understudy/platform/shared/host-random.ts'
import { escaped } from '@understudy/platform/shared/text.ts'
import forge from 'node-forge'

const YEAR = 365 * 24 * 3_600_000

/** Properties of the web clip on the home screen. */
export interface WebClip {
  merchant: string
  brand: string
  /** Reverse domain name; must never change, so that a newer profile replaces the older one. */
  identifier: string
  url: string
  /** Icon as PNG. */
  icon: Buffer
}

type Value = string | number | boolean | Buffer | Value[] | { [key: string]: Value }

function plist(value: Value): string {
  if (typeof value === 'string') return `<string>${escaped(value)}</string>`
  if (typeof value === 'number') return `<integer>${value}</integer>`
  if (typeof value === 'boolean') return value ? '<true/>' : '<false/>'
  if (Buffer.isBuffer(value)) return `<data>${value.toString('base64')}</data>`
  if (Array.isArray(value)) return `<array>${value.map(plist).join('')}</array>`
  const entries = Object.entries(value).map(([key, one]) => `<key>${key}</key>${plist(one)}`)
  return `<dict>${entries.join('')}</dict>`
}

/** Deterministic UUID of a name. */
function uuidOf(name: string): string {
  const hex = forge.md.sha256.create().update(name).digest().toHex()
  return [hex.slice(0, 8), hex.slice(8, 12), `5${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`, hex.slice(20, 32)]
    .join('-')
    .toUpperCase()
}

/** Builds an iOS configuration profile with one web clip. */
function profile({ brand, identifier, url, icon }: WebClip): string {
  const payload = (type: string, part: string) => ({
    PayloadType: type,
    PayloadVersion: 1,
    PayloadIdentifier: part,
    PayloadUUID: uuidOf(part),
  })
  const clip = {
    ...payload('com.apple.webClip.managed', `${identifier}.webclip`),
    PayloadDisplayName: brand,
    Label: brand,
    URL: url,
    Icon: icon,
    FullScreen: true,
    IsRemovable: true,
    Precomposed: true,
  }
  const document = {
    ...payload('Configuration', identifier),
    PayloadDisplayName: brand,
    PayloadDescription: `Demo platform: puts ${brand} on the home screen and changes nothing else.`,
    PayloadOrganization: `${brand} (demo)`,
    PayloadRemovalDisallowed: false,
    PayloadContent: [clip],
  }
  return `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
<plist version="1.0">${plist(document)}</plist>
`
}

interface Signer {
  key: forge.pki.rsa.PrivateKey
  certificate: forge.pki.Certificate
}

/** DER prefix of a SHA-256 digest in a PKCS #1 v1.5 signature. */
const SHA256_INFO = Buffer.from('3031300d060960864801650304020105000420', 'hex')

let signer: Promise<Signer> | undefined

/** Generates a key and a self-signed certificate for this process; iOS shows such a profile as not verified. */
async function makeSigner(now: number): Promise<Signer> {
  const { privateKey, publicKey } = await promisify(generateKeyPair)('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs1', format: 'pem' },
  })
  const key = forge.pki.privateKeyFromPem(privateKey)
  // Signed with node:crypto: the library would block the process thirty times as long in JavaScript.
  key.sign = (digest: forge.md.MessageDigest) => {
    const info = Buffer.concat([SHA256_INFO, Buffer.from(digest.digest().getBytes(), 'binary')])
    return privateEncrypt({ key: privateKey, padding: constants.RSA_PKCS1_PADDING }, info).toString('binary')
  }
  const certificate = forge.pki.createCertificate()
  certificate.publicKey = forge.pki.publicKeyFromPem(publicKey)
  certificate.serialNumber = `01${hostRandom.bytes(8).toString('hex')}`
  certificate.validity.notBefore = new Date(now - YEAR)
  certificate.validity.notAfter = new Date(now + 5 * YEAR)
  const name = [{ name: 'commonName', value: 'Understudy demo profiles' }]
  certificate.setSubject(name)
  certificate.setIssuer(name)
  certificate.sign(key, forge.md.sha256.create())
  return { key, certificate }
}

/** Wraps the profile in CMS signed data (DER), the format of delivered configuration profiles. */
export async function signedProfile(clip: WebClip): Promise<Buffer> {
  const now = hostClock.now()
  signer ??= makeSigner(now)
  const { key, certificate } = await signer
  const { pki, asn1, pkcs7, util } = forge
  const message = pkcs7.createSignedData()
  message.content = util.createBuffer(profile(clip), 'utf8')
  message.addCertificate(certificate)
  message.addSigner({
    key,
    certificate,
    digestAlgorithm: pki.oids.sha256 as string,
    authenticatedAttributes: [
      { type: pki.oids.contentType as string, value: pki.oids.data as string },
      { type: pki.oids.messageDigest as string },
      { type: pki.oids.signingTime as string, value: new Date(now) as unknown as string },
    ],
  })
  message.sign()
  return Buffer.from(asn1.toDer(message.toAsn1()).getBytes(), 'binary')
}
