/**
 * Allowed imports, as in docs/architecture.md. `npm run imports` checks it, in `npm run verify`; what each rule
 * refuses is shown by infra/ci/imports/imports.test.ts.
 */

const TEST = '\\.test\\.tsx?$';
/** Tests and what they are made with may reach further than the code that they try. */
const TEST_CODE = `${TEST}|^api/src/testing/`;
const ROUTES = '^api/src/[^/]+/[^/]*[rR]outes\\.ts$';
/** A noun of the API: every room but the platform and the tests' own. */
const MODULE = '^api/src/[^/]+/module\\.ts$';
const NOUN = '^api/src/(?!platform/|testing/)[^/]+/';
/** A file that is named after what it defines, a model above all: `Boat.ts`. */
const MODEL = `${NOUN}[A-Z][^/]*\\.ts$`;
const POLICY = `${NOUN}[^/]*Policy\\.ts$`;
const PRESENTER = `${NOUN}[^/]*Presenter\\.ts$`;
const COMMAND = `${NOUN}commands/`;
const REMOTE = '^(mf-[^/]+|remote-template)/';

/** The modules of a launch and what it depends on. All others are extensions, which a club turns on or an operator uses. */
const CORE = [
  'accounts',
  'activity',
  'boats',
  'clubs',
  'fleetgroups',
  'live',
  'logbook',
  'media',
  'members',
  'notifications',
  'officers',
  'plans',
  'sessions',
  'slots',
  'sorties',
  'tablets',
  'tweets',
  'usergroups',
  'workouts',
].join('|');

/** `from` may import nothing of ours but what `allowed` matches. */
const only = (name, comment, from, allowed) => ({
  name,
  comment,
  severity: 'error',
  from: { path: from },
  to: { path: '^(contract|kit|api|shell|mf-[^/]+|remote-template|infra|e2e)/', pathNot: allowed },
});

const workspaces = [
  only('contract-imports-nothing', 'contract imports nothing of ours.', '^contract/', ['^contract/']),
  only('kit-knows-contract', 'kit imports contract only.', '^kit/src/', ['^(kit|contract)/']),
  {
    name: 'primitives-know-no-part',
    comment: "Kit's primitives know no boat, member or club: what does is a part.",
    severity: 'error',
    from: { path: '^kit/src/(art|theme|ui)/', pathNot: TEST },
    to: { path: '^kit/src/(parts|launch)/' },
  },
  only('gallery', 'The gallery is built with the tools of remotes.', '^kit/webpack', [
    '^(kit|contract)/',
    '^infra/remote/webpack/',
  ]),
  only('api-knows-contract', 'api imports contract only; its tests, the embedded database too.', '^api/', [
    '^(api|contract)/',
    '^infra/embedded-mongo/',
  ]),
  only(
    'shell-knows-no-remote',
    'The shell learns of remotes at run time; it imports kit and contract only.',
    '^shell/',
    ['^(shell|kit|contract)/', '^infra/remote/webpack/'],
  ),
  {
    name: 'remotes-apart',
    comment: 'A remote imports kit and contract only, never another remote or the shell.',
    severity: 'error',
    from: { path: REMOTE },
    to: { path: '^(api|shell|mf-[^/]+|remote-template|infra|e2e)/', pathNot: '^$1/' },
  },
  only(
    'infra-knows-entries',
    'infra imports contract, federation and builds of kit, the API, and how journeys start a portal.',
    '^infra/',
    ['^(infra|contract|api)/', '^kit/src/federation/', '^shell/webpack/', '^e2e/fixtures/'],
  ),
  {
    name: 'infra-knows-no-requests',
    comment:
      'infra works through the API’s app, commands, models and platform; requests are the API’s alone.',
    severity: 'error',
    from: { path: '^infra/' },
    to: { path: [ROUTES, `${NOUN}[^/]*(Policy|Presenter|Schemas)\\.ts$`] },
  },
  {
    name: 'embedded-mongo-imports-nothing',
    comment: 'The embedded database knows MongoDB’s protocol, and nothing of Fleetwatch.',
    severity: 'error',
    from: { path: '^infra/embedded-mongo/' },
    to: { path: '^(contract|kit|api|shell|mf-[^/]+|infra/(?!embedded-mongo/)[^/]+)/' },
  },
  only(
    'journeys-see-the-portal',
    'Journeys use the portal as people do: of its code, the demo’s and the site’s.',
    '^e2e/',
    ['^(e2e|contract)/', '^infra/(create-remote|local|site|ci)/', '^api/src/testing/(pushDouble|efaBackup)'],
  ),
];

const api = [
  {
    name: 'no-foreign-routes',
    comment: 'Another noun is reached through its commands, directory or model, never its routes.',
    severity: 'error',
    from: { path: '^api/src/([^/]+)/', pathNot: TEST_CODE },
    to: { path: ROUTES, pathNot: '^api/src/$1/' },
  },
  {
    name: 'only-routes-import-routes',
    comment: 'Routes are imported by their module.ts, by app.ts, and by routes of the same noun.',
    severity: 'error',
    from: { path: '^api/src/', pathNot: [ROUTES, MODULE, '^api/src/app\\.ts$', TEST_CODE] },
    to: { path: ROUTES },
  },
  {
    name: 'only-the-list-knows-modules',
    comment: 'What a module brings is read from the list in modules.ts.',
    severity: 'error',
    from: { path: '^api/src/', pathNot: ['^api/src/modules\\.ts$'] },
    to: { path: MODULE },
  },
  {
    name: 'only-routes-see-requests',
    comment:
      'Only routes and the platform’s http know Koa and the table of routes, and what describes or reads the table.',
    severity: 'error',
    from: { path: NOUN, pathNot: [ROUTES, '^api/src/(docs|spreadsheets)/', TEST_CODE] },
    to: { path: ['node_modules/(@types/)?koa/', '^api/src/platform/http/(route|dispatch)\\.ts$'] },
  },
  {
    name: 'models-know-models',
    comment: 'A model imports models and the platform: no routes, policy, presenter or command.',
    severity: 'error',
    from: { path: MODEL, pathNot: '^api/src/admin/' },
    to: { path: [ROUTES, COMMAND, POLICY, PRESENTER] },
  },
  {
    name: 'routes-leave-models-alone',
    comment: 'What a route reads and writes, a command reads and writes for it.',
    severity: 'error',
    from: { path: ROUTES },
    to: { path: MODEL },
  },
  {
    name: 'policies-and-presenters-run-nothing',
    comment: 'A policy judges and a presenter shows what it is given; names come from the directories.',
    severity: 'error',
    from: { path: [POLICY, PRESENTER] },
    to: { path: COMMAND },
  },
  {
    name: 'presenters-read-no-model',
    comment: 'Of a model, a presenter knows the types alone.',
    severity: 'error',
    from: { path: PRESENTER },
    to: { path: MODEL, dependencyTypesNot: ['type-only'] },
  },
  {
    name: 'platform-knows-no-noun',
    comment: 'All nouns build on the platform.',
    severity: 'error',
    from: { path: '^api/src/platform/', pathNot: TEST },
    to: { path: ['^api/src/(?!platform/)'] },
  },
  {
    name: 'core-knows-no-extension',
    comment: 'What an extension does within a change of the core it registers in its module.ts.',
    severity: 'error',
    from: { path: `^api/src/(${CORE})/`, pathNot: TEST_CODE },
    to: { path: `^api/src/(?!(${CORE}|platform|testing)/)[^/]+/` },
  },
  {
    name: 'no-tests-in-product',
    comment: 'What tests are made with is not part of the product.',
    severity: 'error',
    from: { path: '^api/src/', pathNot: TEST_CODE },
    to: { path: '^(api/src/testing|infra)/' },
  },
];

export default {
  forbidden: [
    {
      name: 'no-circles',
      comment: 'Two files that import each other are one file, or hide a third.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'resolvable',
      comment: 'A workspace is imported through its exports.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, path: '^@fleetwatch/' },
    },
    ...workspaces,
    ...api,
  ],
  options: {
    // Types count too: what a file knows of another is what ties them.
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    // Our builds; a library's own `dist` is what a file imports.
    exclude: { path: ['^[a-z0-9-]+/dist/', '^infra/[a-z-]+/(dist|cdk[.]out)/'] },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
  },
};
