/** A host as it stands in an address that opens on this machine: all addresses as `localhost`, IPv6 in brackets. */
export function hostInAddress(host: string): string {
  if (host === '0.0.0.0' || host === '::') return 'localhost'
  return host.includes(':') ? `[${host}]` : host
}
