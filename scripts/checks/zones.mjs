// @ts-check

/*
 * Who may import whom, and what nobody may use: the rules of docs/architecture.md for ESLint.
 * tests/lint-fixtures has a file that breaks each of them.
 *
 * Two traps: `no-restricted-imports` reads a `group` that begins with # as a comment, so `regex` it is; and it does not
 * see `import('…')`, so each ban stands a second time as a syntax rule.
 */

/** @typedef {{ regex: string, message: string }} ImportBan */
/** @typedef {{ selector: string, message: string }} SyntaxBan */

/** @param {string} regex @param {string} message @returns {ImportBan} */
const path = (regex, message) => ({ regex, message });

const bans = {
  up: path('^\\.\\.', 'A tool is one folder: reach the outside by #kit, #formats/…, #engine/… and #lib/….'),
  noTool: path('(^|/)tools/', 'Only the registry of the engine knows tools.'),
  noShell: path('(^|/)shell/', 'Only the entry of the page may know the shell.'),
  noCli: path('(^|/)cli/', 'Nothing may import the command line.'),
  noKit: path('^#kit|(^|/)kit/', 'Only pages and the shell may know the kit.'),
  deepKit: path('^#kit/', 'Pages take parts from #kit itself.'),
  noEngine: path('^#engine|(^|/)engine/', 'src/lib stands on nothing of ours.'),
  noReact: path('^react(-dom)?(/|$)', 'Logic runs without React: in the worker and on the command line.'),
  noRouter: path('^wouter(/|$)', 'A tool links with the ToolLink of #kit.'),
  noNode: path('^node:', 'This runs in the browser.'),
  noLib: path('^#lib|(^|/)lib/', 'Use what the engine and the kit offer.'),
  noFormats: path('^#formats|(^|/)formats/', 'Formats stand above engine and kit: only tools know them.'),
  noPages: path('^\\..*\\.tsx$', 'Logic stands without the page.'),
};

/** @type {readonly SyntaxBan[]} */
const everywhere = [
  {
    selector: 'JSXAttribute[name.name="style"]',
    message: 'The content security policy refuses style attributes: use a class, or element.style in an effect.',
  },
  {
    selector: 'JSXAttribute[name.name="dangerouslySetInnerHTML"]',
    message: 'Text stays text: pasted content must never become markup.',
  },
  {
    selector:
      'JSXOpeningElement:has(JSXAttribute[name.name="target"][value.value="_blank"]):not(:has(JSXAttribute[name.name="rel"]))',
    message: 'A link to another tab needs rel="noreferrer".',
  },
];

/** @type {SyntaxBan} */
const noWorker = {
  selector: 'NewExpression[callee.name=/^(Shared)?Worker$/]',
  message: 'Only engine/worker-pool.ts starts workers: set `place` on the operation.',
};

/** @type {SyntaxBan} */
const noAssertion = {
  selector: 'TSNonNullExpression:not([expression.type="MemberExpression"][expression.computed=true])',
  message: 'Only an index that is known to be inside may be asserted with "!".',
};

/** @type {readonly SyntaxBan[]} */
const noClock = [
  'NewExpression[callee.name="Date"][arguments.length=0]',
  'CallExpression[callee.name="Date"]',
  'CallExpression[callee.object.name="Date"][callee.property.name="now"]',
].map((selector) => ({ selector, message: 'Logic takes the time from context.sources.now().' }));

/** @type {readonly SyntaxBan[]} */
const noPlainError = ['NewExpression', 'CallExpression'].map((type) => ({
  selector: `${type}[callee.name=/^([A-Z][a-z]+)?Error$/]:not([callee.name="ToolError"])`,
  message:
    'What a user can cause is a ToolError with a text in six languages. Where it is a bug if it happens, say so: // eslint-disable-next-line no-restricted-syntax -- why it cannot happen.',
}));

/** @type {SyntaxBan} */
const noSegmenter = {
  selector: 'MemberExpression[object.name="Intl"][property.name="Segmenter"]',
  message: 'Segmenting a whole text takes the square of its length: use segmentsOf of #lib/segments.',
};

/** The import rule and the syntax rules of a zone. @param {readonly ImportBan[]} imports @param {readonly SyntaxBan[]} syntax */
const rules = (imports, syntax) => ({
  'no-restricted-imports': ['error', { patterns: imports }],
  'no-restricted-syntax': ['error', ...syntax, ...imports.flatMap(dynamicImports)],
});

/** The same ban for `import('…')`, in code and in types. @param {ImportBan} ban @returns {SyntaxBan[]} */
function dynamicImports({ regex, message }) {
  const pattern = `/${regex.replaceAll('/', '\\/')}/`;
  return [
    { selector: `ImportExpression > Literal[value=${pattern}]`, message },
    { selector: `ImportExpression TemplateElement[value.raw=${pattern}]`, message },
    { selector: `TSImportType Literal[value=${pattern}]`, message },
  ];
}

const HTML_SINKS = [
  'innerHTML',
  'outerHTML',
  'insertAdjacentHTML',
  'createContextualFragment',
  'setHTMLUnsafe',
  'srcdoc',
];

const properties = [
  { object: 'Math', property: 'random', message: 'Take randomness from context.sources.random() or #lib/sources.' },
  { object: 'document', property: 'write', message: 'Text stays text: use textContent or React.' },
  { object: 'document', property: 'writeln', message: 'Text stays text: use textContent or React.' },
  ...HTML_SINKS.map((property) => ({ property, message: 'Text stays text: use textContent or React.' })),
];
const globals = [
  { name: 'RTCPeerConnection', message: 'It would reach the network past the content security policy.' },
];
const stores = ['localStorage', 'sessionStorage'].map((name) => ({ name, message: 'Use #kit/settings/storage.ts.' }));
const storeProperties = stores.map(({ name, message }) => ({ property: name, message }));

const forbidden = {
  'no-eval': 'error',
  'no-new-func': 'error',
  '@typescript-eslint/no-implied-eval': 'error',
  'no-restricted-properties': ['error', ...properties, ...storeProperties],
  'no-restricted-globals': ['error', ...globals, ...stores],
};

const { up, noTool, noShell, noCli, noKit, deepKit, noEngine, noReact, noRouter, noNode, noLib, noFormats, noPages } =
  bans;
const browser = [noCli, noNode];
const pageSyntax = [...everywhere, noAssertion, noWorker, noSegmenter];
const logicSyntax = [...pageSyntax, ...noClock];
const noTests = ['**/*.test.{ts,tsx}'];

/**
 * Configurations of ESLint, from the general to the special: the last that fits a file gives its rules.
 * @type {readonly { files: string[], ignores?: string[], rules: Record<string, any> }[]}
 */
export const zones = [
  { files: ['src/**/*.{ts,tsx}'], rules: { ...forbidden, ...rules([], everywhere) } },
  {
    files: ['src/lib/**/*.{ts,tsx}'],
    ignores: noTests,
    rules: rules([noTool, noShell, noKit, noEngine, noFormats, noReact, ...browser], logicSyntax),
  },
  { files: ['src/lib/sources.ts'], rules: rules([noEngine], pageSyntax) },
  {
    files: ['src/engine/**/*.{ts,tsx}'],
    ignores: noTests,
    rules: rules([noTool, noShell, noKit, noFormats, noReact, ...browser], logicSyntax),
  },
  {
    files: ['src/engine/worker-pool.ts'],
    rules: rules([noTool, noShell, noKit, noFormats, noReact, ...browser], [...everywhere, ...noClock]),
  },
  {
    files: ['src/formats/**/*.{ts,tsx}'],
    ignores: noTests,
    rules: rules([noTool, noShell, noKit, noReact, ...browser], logicSyntax),
  },
  {
    files: ['src/kit/**/*.{ts,tsx}'],
    ignores: noTests,
    rules: rules([noTool, noShell, noFormats, ...browser], pageSyntax),
  },
  {
    files: ['src/shell/**/*.{ts,tsx}'],
    ignores: noTests,
    rules: rules([noTool, noLib, noFormats, ...browser], pageSyntax),
  },
  {
    files: ['src/cli/**/*.{ts,tsx}'],
    ignores: noTests,
    rules: rules([noTool, noShell, noKit, noLib, noFormats, noReact], logicSyntax),
  },
  {
    files: ['src/cli/run-limited.ts'],
    rules: rules([noTool, noShell, noKit, noLib, noFormats, noReact], [...everywhere, ...noClock]),
  },
  {
    files: ['src/tools/*/**/*.{ts,tsx}'],
    ignores: noTests,
    rules: rules([up, deepKit, noRouter, noShell, ...browser], pageSyntax),
  },
  {
    files: ['src/tools/*/**/*.ts'],
    ignores: [...noTests, 'src/tools/*/*.test-support.ts', 'src/tools/*/use-*.ts'],
    rules: rules([up, noKit, noPages, noRouter, noShell, noReact, ...browser], [...logicSyntax, ...noPlainError]),
  },
  {
    files: ['src/tools/*/*.test.{ts,tsx}'],
    rules: rules([up], everywhere),
  },
  {
    files: ['src/kit/settings/storage.ts'],
    rules: { 'no-restricted-properties': ['error', ...properties], 'no-restricted-globals': ['error', ...globals] },
  },
];
