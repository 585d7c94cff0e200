import { describe, expect, it } from 'vitest';
import { testContext } from '#engine/context.test-support';
import { ToolError, type Note } from '#engine/error';
import { limitOf } from '#engine/operation';
import { initialValues } from '#engine/options';
import { prettify } from './operations.ts';

type Options = Parameters<typeof prettify.run>[1];

async function run(text: string, options: Partial<Options>): Promise<{ result: string; notes: Note[] }> {
  const { context, notes } = testContext();
  const result = await prettify.run(text, { ...initialValues(prettify.options), ...options }, context);
  return { result, notes };
}

/** `line:column code path` of each violation. */
const told = async (text: string, options: Partial<Options>) =>
  (await run(text, options)).notes
    .filter(({ code }) => code.startsWith('warning.schema.'))
    .map(
      ({ code, params, where: { at } }) =>
        `${at?.line}:${at?.column} ${code.slice('warning.schema.'.length)} ${String(params['path'])}`,
    );
const byOwn = (ownSchema: string, text: string) => told(text, { schema: 'own', ownSchema });

describe('Docker Compose', () => {
  // Forms of the Compose Specification: short and long syntax, fragments, extensions.
  const GOOD = `name: shop
x-common: &common
  restart: unless-stopped
  logging: {driver: json-file, options: {max-size: 10m}}
services:
  web:
    <<: *common
    image: nginx:1.27
    ports: ['8080:80', {target: 443, published: '8443', mode: host}]
    environment: [A=1, B]
    depends_on:
      db: {condition: service_healthy, restart: true}
    deploy: {resources: {limits: {cpus: '0.5', memory: 50M}}}
    pull_policy: every_12h
  db:
    build: {context: ., args: {V: 1}}
    environment: {POSTGRES_PASSWORD: , POSTGRES_DB: shop}
    healthcheck: {test: [CMD, pg_isready], interval: 30s, retries: 3}
    volumes: [data:/var/lib/postgresql/data, {type: tmpfs, target: /tmp, tmpfs: {size: 1000}}]
  ai:
    provider: {type: model, options: {model: ai/smollm2}}
    models: {llm: {endpoint_var: URL}}
models: {llm: {model: ai/smollm2, context_size: 1024}}
volumes: {data: }
networks: {front: {driver: bridge}}
`;
  it('has nothing against a good file', async () => {
    expect(await told(GOOD, { schema: 'compose' })).toEqual([]);
  });
  it.each([
    [GOOD.replace('image: nginx', 'imagee: nginx'), ['8:5 additionalProperties services.web.imagee']],
    [GOOD.replace('unless-stopped', 'true'), ['3:12 type services.web.restart']],
    [GOOD.replace('retries: 3', 'retries: []'), ['18:68 type services.db.healthcheck.retries']],
    [GOOD.replace('service_healthy', 'healthy'), ['12:23 enum services.web.depends_on.db.condition']],
    [GOOD.replace('{condition: service_healthy, restart: true}', '{}'), ['12:11 required services.web.depends_on.db']],
    [GOOD.replace('type: tmpfs, ', ''), ['19:46 required services.db.volumes[1]']],
    [GOOD.replace('[A=1, B]', '[A=1, A=1]'), ['10:18 uniqueItems services.web.environment']],
    ['services: [web]', ['1:11 type services']],
    ['services:\n  we b: {}', ['2:3 additionalProperties services["we b"]']],
  ])('says what is wrong with a bad file (%#)', async (text, expected) => {
    expect(await told(text, { schema: 'compose' })).toEqual(expected);
  });
});

describe('GitHub workflow', () => {
  // Forms of docs.github.com/actions/reference/workflows-and-actions/workflow-syntax.
  const GOOD = `name: CI
run-name: Deploy by @\${{ github.actor }}
on:
  push: {branches: [main], paths-ignore: '**.md'}
  pull_request: {types: [opened, synchronize]}
  schedule: [{cron: '30 5 * * 1,3'}]
  workflow_dispatch:
    inputs: {level: {type: choice, options: [info, debug], required: true, default: info}}
  workflow_call: {inputs: {who: {type: string}}, secrets: {token: {required: true}}}
permissions: {contents: read, id-token: write}
env: {CI: true, EMPTY: }
concurrency: {group: '\${{ github.ref }}', cancel-in-progress: "\${{ github.ref != 'x' }}"}
defaults: {run: {shell: bash}}
jobs:
  test:
    runs-on: [self-hosted, linux]
    timeout-minutes: 10
    strategy:
      fail-fast: false
      matrix: {node: [20, 22], include: [{node: 24, experimental: true}]}
    container: node:22
    services: {redis: {image: redis, ports: ['6379:6379']}}
    steps:
      - uses: actions/checkout@v4
        with: {fetch-depth: 0}
      - name: Test
        if: success()
        run: npm test
        env: {A: 1}
        continue-on-error: \${{ matrix.experimental }}
  deploy:
    needs: test
    uses: ./.github/workflows/deploy.yml
    with: {who: me}
    secrets: inherit
`;
  it('has nothing against a good file', async () => {
    expect(await told(GOOD, { schema: 'githubWorkflow' })).toEqual([]);
    for (const on of ['push', '[push, fork]', '{push: }', '{watch: {types: started}}']) {
      const text = `on: ${on}\njobs: {a: {runs-on: x, steps: [{run: a}]}}`;
      expect(await told(text, { schema: 'githubWorkflow' }), on).toEqual([]);
    }
  });
  it.each([
    [
      GOOD.replace('runs-on: [self', 'run-on: [self'),
      ['16:5 required jobs.test', '16:5 additionalProperties jobs.test.run-on'],
    ],
    [GOOD.replace('synchronize', 'sync'), ['5:34 enum on.pull_request.types[1]']],
    [GOOD.replace('  push:', '  pushed:'), ['4:3 additionalProperties on.pushed']],
    [GOOD.replace('timeout-minutes: 10', 'timeout-minutes: ten'), ['17:22 pattern jobs.test.timeout-minutes']],
    [GOOD.replace('fail-fast: false', 'fail-fast: 1'), ['19:18 type jobs.test.strategy.fail-fast']],
    [GOOD.replace('contents: read', 'contents: reed'), ['10:25 enum permissions.contents']],
    [GOOD.replace('        run: npm test\n', ''), ['26:9 required jobs.test.steps[1]']],
    [GOOD.replace('  deploy:', '  1st:'), ['31:3 pattern jobs["1st"]']],
    ['on: push\njobs: {}', ['2:7 minProperties jobs']],
    ['jobs: {a: {runs-on: x}}', ['1:1 required $']],
  ])('says what is wrong with a bad file (%#)', async (text, expected) => {
    expect(await told(text, { schema: 'githubWorkflow' })).toEqual(expected);
  });
});

describe('a schema of one’s own', () => {
  it('takes JSON, indented with tabs too, and YAML', async () => {
    expect(await byOwn('{\n\t"type":\t"array",\n\t"x":"\\ud83d\\ude00\\/"\n}', 'a: 1')).toEqual(['1:1 type $']);
    expect(await byOwn('# mine\ntype: array\n', 'a: 1')).toEqual(['1:1 type $']);
  });
  it('says where it is wrong', async () => {
    for (const [ownSchema, code, line, column] of [
      ['type: object\nrequired: a\n', 'error.schema.keyword', 2, 11],
      ['a: 1\na: 2', 'yaml.duplicateKey', 2, 1],
      ['{}\n---\n{}', 'error.schema.root', 3, 1],
      ['# nothing', 'error.schema.root', 1, 1],
    ] as const) {
      const expected = { code, where: { option: 'ownSchema', at: expect.objectContaining({ line, column }) } };
      const run = byOwn(ownSchema, 'a: 1');
      await expect(run).rejects.toBeInstanceOf(ToolError);
      await expect(run).rejects.toMatchObject(expected);
    }
  });
  it('points into each document of a stream, and at an empty one', async () => {
    expect(await byOwn('required: [a]\ntype: object', 'b: 1\n---\na: 1\n---\n# none\n---\n- 1\n')).toEqual([
      '1:1 required $',
      '4:4 type $',
      '7:1 type $',
    ]);
    expect(await byOwn('type: object', '')).toEqual([]);
    expect(await byOwn('type: object', '# only a comment\n')).toEqual([]);
  });
  it('sees what aliases and merge keys stand for, where it is written', async () => {
    const schema = 'additionalProperties: {properties: {n: {type: integer}}, required: [n]}';
    expect(await byOwn(schema, 'a: &a {n: x}\nb: *a\nc: {<<: *a}\nd: {<<: *a, n: 1}\n')).toEqual([
      '1:11 type a.n',
      '1:11 type b.n',
      '1:11 type c.n',
    ]);
  });
  it('compares all digits of a number', async () => {
    const schema = 'items: {maximum: 17478252242305210114}';
    expect(await byOwn(schema, '- 17478252242305210114\n- 17478252242305210115\n- 1e400\n')).toEqual([
      '2:3 maximum [1]',
      '3:3 maximum [2]',
    ]);
  });
  it('knows the same types as YAML does', async () => {
    expect(await byOwn('items: {type: string}', '- yes\n- "1"\n- 1.10\n- ~\n- 2024-01-01\n- .inf\n')).toEqual([
      '3:3 type [2]',
      '4:3 type [3]',
      '6:3 type [5]',
    ]);
  });
  it('tells a hundred violations and the number of the others, and formats all the same', async () => {
    const text = '- 1\n'.repeat(20_000);
    const { result, notes } = await run(text, { schema: 'own', ownSchema: 'items: {type: string}' });
    expect(result).toBe(text);
    expect(notes).toHaveLength(101);
    expect(notes.at(-1)).toMatchObject({ code: 'warning.schema.more', params: { count: 19_900 } });
  });
  it('tells in the order of the text, whatever the order of the schema', async () => {
    const schema = 'properties: {b: {type: string}, a: {type: string}}\nrequired: [c]';
    expect(await byOwn(schema, 'a: 1\nb: 2')).toEqual(['1:1 required $', '1:4 type a', '2:4 type b']);
  });
  it('runs with a limit only where a pattern may be hostile', () => {
    expect(limitOf(prettify, { schema: 'own' })).toBe(2000);
    expect(limitOf(prettify, { schema: 'compose' })).toBeUndefined();
  });
});
