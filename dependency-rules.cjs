const TEST = '[.](test|e2e)[.]tsx?$'
const OWN = '^(art|contracts|merchants|seed|platform|stage|steering|fake-server|web|console|demo|tests|scripts)/'
const FEATURE = '^web/src/features/([^/]+)/'
const SERVER_FEATURE = '^platform/src/features/([^/]+)/'
const PUBLIC_FILE = '^platform/src/features/[^/]+/index[.]ts$'

/** What a package may import of ours; itself is understood. Nobody may import tests. */
const MAY_IMPORT = {
  art: [],
  contracts: [],
  merchants: ['contracts'],
  seed: ['art', 'contracts', 'merchants'],
  platform: ['art', 'contracts', 'merchants', 'seed'],
  stage: ['art', 'contracts', 'merchants', 'seed', 'platform'],
  steering: ['contracts', 'merchants', 'seed', 'platform', 'stage'],
  'fake-server': ['art', 'contracts', 'merchants', 'seed', 'platform', 'stage', 'steering'],
  'web/src': ['contracts', 'console'],
  'console/src': ['contracts', 'web/src/shared', 'web/src/test'],
  'demo/src': ['art', 'contracts', 'merchants', 'seed', 'platform', 'stage', 'steering'],
  // What builds the pages may read more than the pages, which run in a browser.
  'web/vite': ['contracts', 'merchants'],
}

/** Packages that run on any host. */
const ANY_HOST = ['platform', 'stage', 'steering']

const packageRules = Object.entries(MAY_IMPORT).map(([name, allowed]) => ({
  name: `${name}-imports-${allowed.join('-and-') || 'nothing-of-ours'}`,
  severity: 'error',
  from: { path: `^${name}/` },
  to: { path: OWN, pathNot: `^(${[name.split('/')[0], ...allowed].join('|')})/` },
}))

/** What a folder of a package may import of the others, lowest first; a folder without a line may import all. */
const FOLDER_MAY_IMPORT = {
  platform: {
    shared: [],
    storage: ['shared'],
    tape: ['shared'],
    world: ['shared', 'storage', 'tape'],
    scenarios: ['shared', 'storage'],
    binding: ['shared', 'storage', 'tape', 'world', 'scenarios'],
    features: ['shared', 'storage', 'world', 'scenarios', 'binding'],
    pictures: ['binding', 'features'],
  },
  'fake-server': {
    files: [],
    processes: [],
    host: ['files', 'processes'],
    // The API's description: no platform needs it.
    openapi: ['files', 'host'],
  },
}

const folderRules = Object.entries(FOLDER_MAY_IMPORT).flatMap(([name, folders]) =>
  Object.entries(folders).map(([folder, allowed]) => ({
    name: `${name}-${folder}-imports-${allowed.join('-and-') || 'no-other-folder'}`,
    severity: 'error',
    from: { path: `^${name}/src/${folder}/`, pathNot: TEST },
    to: { path: `^${name}/src/`, pathNot: `^${name}/src/(${[folder, ...allowed].join('|')})/` },
  })),
)

/** The command line, the agents' server and the comparison with a platform run on Node. */
const ON_NODE = '^steering/src/(command|mcp|conform)/'

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    ...packageRules,
    ...folderRules,
    {
      name: 'server-start-imports-no-entry-point',
      comment: 'It puts the server together; the entry points use it.',
      severity: 'error',
      from: { path: '^fake-server/src/start/' },
      to: { path: '^fake-server/src/[^/]+[.]ts$' },
    },
    {
      name: 'platform-needs-no-machine',
      comment:
        'The platform, its stage and what steers it run on any host: what they need of one are ports, and only the host knows Node, Fastify and files.',
      severity: 'error',
      from: { path: `^(${ANY_HOST.join('|')})/src/`, pathNot: [TEST, ON_NODE] },
      to: {
        path: '(^|node_modules/)(fastify|@fastify/[^/]+|better-sqlite3|sharp)/',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'platform-needs-no-node',
      severity: 'error',
      from: { path: `^(${ANY_HOST.join('|')})/src/`, pathNot: [TEST, ON_NODE] },
      to: { dependencyTypes: ['core'], pathNot: '^buffer$' },
    },
    {
      name: 'demo-needs-no-node',
      comment: 'It runs in a service worker.',
      severity: 'error',
      from: { path: '^demo/src/', pathNot: TEST },
      to: { dependencyTypes: ['core'], pathNot: '^buffer$' },
    },
    {
      name: 'contracts-needs-zod-only',
      severity: 'error',
      from: { path: '^contracts/', pathNot: TEST },
      to: {
        dependencyTypesNot: ['local', 'localmodule', 'aliased-workspace'],
        pathNot: '(^contracts/|node_modules/zod/)',
      },
    },
    {
      name: 'runtime-packages-are-dependencies',
      comment: 'What the product runs on stands in the dependencies of its own package.json.',
      severity: 'error',
      from: {
        path: '^(art|contracts|merchants|seed|platform|stage|steering|fake-server|web|console|demo)/src/',
        pathNot: [TEST, '^web/src/test/'],
      },
      to: { dependencyTypes: ['npm-no-pkg', 'npm-dev', 'npm-unknown'], dependencyTypesNot: ['npm', 'type-only'] },
    },
    {
      name: 'imports-resolve',
      severity: 'error',
      from: { path: OWN },
      // Vite's own imports: virtual modules and files asked for as text or address.
      to: { couldNotResolve: true, pathNot: '(^virtual:|[?](raw|url|inline|worker)$)' },
    },
    { name: 'no-circles', severity: 'error', from: { path: OWN }, to: { circular: true } },

    {
      name: 'web-shared-stands-below',
      comment: 'What would do for another product: it knows no noun of the platform and no feature.',
      severity: 'error',
      from: { path: '^web/src/shared/', pathNot: TEST },
      to: { path: '^web/src/(?!shared/|test/)' },
    },
    {
      name: 'web-ui-only-shows',
      comment: 'A part of the interface is given what it shows: it neither asks the platform nor knows addresses.',
      severity: 'error',
      from: { path: '^web/src/shared/ui/', pathNot: TEST },
      to: {
        path: '(^web/src/shared/(api|navigation|session|storage|forms|content)/|node_modules/(react-router|@tanstack/))',
      },
    },
    {
      name: 'web-domain-knows-no-feature',
      comment: 'The nouns of the platform that several features speak of.',
      severity: 'error',
      from: { path: '^web/src/domain/', pathNot: TEST },
      to: { path: '^web/src/(?!shared/|domain/)' },
    },
    {
      name: 'web-features-export-parts',
      comment: 'A screen is composed in app/screens; nothing but the route table and tests know it.',
      severity: 'error',
      from: { path: '^web/src/', pathNot: ['^web/src/app/routes[.]ts$', '^web/src/test/', TEST] },
      to: { path: '^web/src/app/screens/[^/]+Screen[.]tsx$' },
    },
    {
      name: 'web-features-stay-apart',
      comment: 'A screen in app composes features; the feature takes the other one as a slot.',
      severity: 'error',
      from: { path: FEATURE },
      to: { path: '^web/src/features/', pathNot: '^web/src/features/$1/' },
    },
    {
      name: 'web-features-know-no-app',
      severity: 'error',
      from: { path: '^web/src/features/', pathNot: TEST },
      to: { path: '^web/src/app/' },
    },
    {
      name: 'console-is-started-in-one-place',
      comment: 'The app loads it where worlds can be steered; nothing else in web knows that there is steering.',
      severity: 'error',
      from: { path: '^web/', pathNot: '^web/src/app/main[.]tsx$' },
      to: { path: '^console/' },
    },
    {
      name: 'console-is-loaded-when-used',
      severity: 'error',
      from: { path: '^web/' },
      to: { path: '^console/', dynamic: false },
    },
    {
      name: 'test-parts-are-for-tests',
      severity: 'error',
      from: { path: '^(web|console)/src/', pathNot: [TEST, '^web/src/test/'] },
      to: { path: '^web/src/test/' },
    },

    {
      name: 'web-lotto-stands-alone',
      severity: 'error',
      comment: 'The lottery page is a bundle of its own: nothing of the app weighs on it, and the app frames it only.',
      from: { path: '^web/src/lotto/', pathNot: TEST },
      to: { path: '^web/src/(?!shared/|domain/|lotto/)' },
    },
    {
      name: 'web-lotto-is-framed-only',
      severity: 'error',
      from: { path: '^web/src/(?!lotto/)' },
      to: { path: '^web/src/lotto/' },
    },

    {
      name: 'features-only-by-public-file',
      comment: 'What a feature is and lets others know stands in its index.ts.',
      severity: 'error',
      from: { path: SERVER_FEATURE },
      to: { path: SERVER_FEATURE, pathNot: ['^platform/src/features/$1/', PUBLIC_FILE] },
    },
    {
      name: 'features-only-by-public-file',
      severity: 'error',
      from: { path: '^(platform/src/(?!features/)|(stage|steering|fake-server)/)' },
      to: { path: SERVER_FEATURE, pathNot: PUBLIC_FILE },
    },
    {
      name: 'features-in-no-circle',
      comment: 'Of two features at most one imports the other, whichever files they do it by.',
      severity: 'error',
      scope: 'folder',
      from: { path: '^platform/src/features/[^/]+$' },
      to: { path: '^platform/src/features/[^/]+$', circular: true },
    },
    {
      name: 'conform-stands-alone',
      comment: 'Traffic is held against the contracts, not against what this server does.',
      severity: 'error',
      from: { path: '^steering/src/conform/', pathNot: TEST },
      to: { path: '^((stage|fake-server)/|platform/src/(?!shared/host-random[.]ts$)|steering/src/(?!conform/))' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    // Our own builds; what a package brings in its dist is a dependency like any other.
    exclude: { path: '^(dist|web/dist|web/lotto/dist|console/dist|fake-server/dist|tests/results)/' },
    // Type imports count too: they tie two parts together as firmly as values do.
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    combinedDependencies: false,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.cjs', '.json', '.css'],
    },
  },
}
