// Imports go one way: kernel <- rails <- titles <- (interchange, bots <- lessons, protocol <- table) <- apps.
// The text package stands on the kernel alone; only the apps turn messages into sentences.
const layer = (name, allowed) => ({
  name: `${name}-looks-down-only`,
  severity: 'error',
  from: { path: `^${name}/` },
  to: { path: '^(packages|apps)/', pathNot: `^(${[name, ...allowed].join('|')})/` },
});

const engine = ['packages/kernel', 'packages/rails', 'packages/titles'];

module.exports = {
  forbidden: [
    layer('packages/kernel', []),
    layer('packages/rails', ['packages/kernel']),
    layer('packages/text', ['packages/kernel']),
    layer('packages/titles', ['packages/kernel', 'packages/rails']),
    layer('packages/interchange', engine),
    layer('packages/bots', engine),
    layer('packages/lessons', [...engine, 'packages/bots', 'packages/text']),
    layer('packages/protocol', engine),
    layer('packages/table', [...engine, 'packages/protocol']),
    {
      name: 'packages-never-import-apps',
      severity: 'error',
      from: { path: '^packages/' },
      to: { path: '^apps/' },
    },
    {
      name: 'titles-do-not-know-each-other',
      severity: 'error',
      from: { path: '^packages/titles/src/([^/]+)/' },
      to: { path: '^packages/titles/src/[^/]+/', pathNot: '^packages/titles/src/($1|testing)/' },
    },
    {
      name: 'no-circles',
      comment: 'Two files may know each other by type: types are gone when the code runs.',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'a-browser-fetches-what-it-plays',
      comment: 'The index of the bots loads every title; its other doors load one at a time.',
      severity: 'error',
      from: { path: '^apps/web/src/', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^packages/bots/src/index\\.ts$', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'engine-runs-anywhere',
      comment: 'The engine also runs in the browser, so it may not use Node modules (tests may).',
      severity: 'error',
      from: {
        path: '^packages/(kernel|rails|titles|bots|lessons|protocol|table)/',
        pathNot: '\\.test\\.ts$|/testing/',
      },
      to: { dependencyTypes: ['core'] },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '/dist/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'types'] },
  },
};
