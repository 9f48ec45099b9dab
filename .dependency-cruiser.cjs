const rooms = '^(rules|contract|texts|db|seed|server|web/api|web/ui|web/shop|web/console|web/[^/]+[.]tsx?)'

const may = (room, ...others) => ({
  name: `${room} imports only: ${[room, ...others].join(', ')}`,
  severity: 'error',
  from: { path: `^${room}/` },
  to: { path: rooms, pathNot: [room, ...others].map((r) => `^${r}/`) },
})

const never = (name, from, to) => ({ name, severity: 'error', from, to })

/** Modules whose folders in the web are features of their own; every other module is one feature. */
const modulesOfFeatures = '(?:basket|catalogue|customer|fulfilment|identity|invoice|me|office|site)'

/** The import law of docs/architecture.md. Each room may use itself and the rooms named after it. */
module.exports = {
  forbidden: [
    may('rules'),
    may('contract', 'rules'),
    may('texts', 'contract', 'rules'),
    may('server', 'contract', 'rules', 'texts', 'db', 'seed'),
    may('seed', 'server', 'contract', 'rules'),
    may('web/api', 'contract', 'rules'),
    may('web/ui', 'texts', 'rules'),
    may('web/shop', 'web/ui', 'web/api', 'contract', 'rules', 'texts'),
    may('web/console', 'web/ui', 'web/api', 'contract', 'rules', 'texts'),
    never(
      'only the start and the commands load the seed',
      {
        path: '^server/',
        pathNot: '^server/(main[.]ts|start/|commands/|testing/)|[.]test[.]ts$',
      },
      { path: '^seed/' },
    ),
    never(
      'the seed uses the connection, the queries and the use cases of the server',
      { path: '^seed/', pathNot: '[.]test[.]ts$' },
      {
        path: '^server/',
        pathNot: '^server/(db|modules|staff|files|spreadsheets)/|^server/start/(clock|start-error)[.]ts$',
      },
    ),
    never('the seed answers no request', { path: '^seed/' }, { path: '[.]routes[.]ts$' }),
    never(
      'texts and contract know each other by their types',
      { path: '^texts/', pathNot: '[.]test[.]ts$' },
      { path: '^(contract|rules)/', dependencyTypesNot: ['type-only'] },
    ),
    never(
      'a module of the web does not import another module',
      { path: '^web/(shop|console)/features/([^/]+)/' },
      { path: '^web/$1/features/', pathNot: '^web/$1/features/$2/' },
    ),
    never(
      'a web feature does not import another feature',
      { path: `^web/(shop|console)/features/(${modulesOfFeatures}/[^/]+)/` },
      { path: '^web/$1/features/', pathNot: '^web/$1/features/$2/' },
    ),
    never(
      'web features know no page, no layout and not what joins them',
      { path: '^web/(shop|console)/features/' },
      { path: '^web/$1/(pages|layout|compose)/' },
    ),
    never(
      'what joins features knows no page and no layout',
      { path: '^web/shop/compose/' },
      { path: '^web/shop/(pages|layout)/' },
    ),
    never(
      'a server feature does not import the routes of another',
      { path: '^server/modules/([^/]+/[^/]+)/', pathNot: '[.]test[.]ts$' },
      { path: '^server/modules/.*[.]routes[.]ts$', pathNot: '^server/modules/$1/' },
    ),
    never(
      'rules touch nothing outside',
      { path: '^rules/', pathNot: '[.]test[.]ts$' },
      { dependencyTypes: ['core', 'npm-dev', 'npm-no-pkg', 'npm-unknown', 'undetermined'] },
    ),
    never('no cycles', {}, { circular: true }),
    never('everything imported is there', {}, { couldNotResolve: true }),
    never('tests are not imported', { pathNot: '[.]test[.]tsx?$|/testing/' }, { path: '[.]test[.]tsx?$|/testing/' }),
    never(
      'checks and benchmarks are not imported by the shop',
      { path: '^(rules|contract|texts|seed|server|web)/', pathNot: '/testing/' },
      { path: '^(checks|bench|e2e)/' },
    ),
  ],
  options: {
    parser: 'swc',
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '[.]gen[.]ts$' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.json'],
    },
  },
}
