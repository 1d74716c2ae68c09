/** The Node-API that SQLite's binaries need; a Node without it crashes silently at the first query. */
const NODE_API = 10

/** Why this Node cannot run the server, as a sentence; undefined where it can. */
export const nodeProblem = ({ node, napi }: { node: string; napi?: string } = process.versions): string | undefined =>
  Number(napi) >= NODE_API ? undefined : `Understudy needs Node 22.14 or newer; this is ${node}. Install a newer one.`
