import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { ToolError, type Note } from '#engine/error';
import { initialValues } from '#engine/options';
import { convert, environmentFile, review, type Options } from './logic.ts';
import * as operations from './operations.ts';

const valuesOf = (options: Partial<Options>): Options => ({ ...initialValues(operations.convert.options), ...options });

function run(text: string, options: Partial<Options> = {}): { text: string; notes: Note[] } {
  const notes: Note[] = [];
  const note = (code: string, params = {}, where = {}) => void notes.push({ code, params, where });
  return { text: convert(text, valuesOf(options), note), notes };
}

type Service = Readonly<Record<string, unknown>>;
interface Compose {
  readonly services: Readonly<Record<string, Service>>;
  readonly volumes?: unknown;
  readonly networks?: unknown;
}
/** As Compose reads it, before it puts in variables; 1.1 because some readers go by that. */
const read = (text: string, options: Partial<Options> = {}): Compose =>
  parse(run(text, options).text, { version: '1.1' }) as Compose;
const serviceOf = (command: string, options: Partial<Options> = {}): Service =>
  Object.values(read(command, options).services)[0] ?? {};
const codes = (text: string, options: Partial<Options> = {}) => run(text, options).notes.map(({ code }) => code);
const errorOf = (text: string, options: Partial<Options> = {}): ToolError => {
  try {
    run(text, options);
  } catch (error) {
    if (error instanceof ToolError) return error;
    throw error;
  }
  throw new Error(`no error for ${text}`);
};
/** What Compose makes of a value in which no variable is set (Compose specification, Interpolation). */
const interpolate = (text: string) => text.replaceAll('$$', '$');
const quote = (text: string) => `'${text.replaceAll("'", String.raw`'\''`)}'`;

describe('words of a shell', () => {
  it.each([
    [String.raw`docker run a 'b c' "d e" f\ g`, ['b c', 'd e', 'f g']],
    ['docker run a b\\\nc \\\n d', ['bc', 'd']],
    [String.raw`docker run a "x\"y" '\n' $'a\tb\'c'`, ['x"y', '\\n', "a\tb'c"]],
    ['docker run a "$HOME/x" ${A:-b:c} \'$X\' \\$Y 5$', ['${HOME}/x', '${A:-b:c}', '$$X', '$$Y', '5$$']],
    ['docker run a ~/x "$\'y\'"', ['${HOME}/x', "$$'y'"]],
    ['docker run a "" b;', ['', 'b']],
    ['docker run a b # comment', ['b']],
    ['docker run a b > out.txt 2>&1', ['b']],
    ['docker run a {{.Name}} x#y', ['{{.Name}}', 'x#y']],
    ['docker run ^\r\n a "x" \'y\' %PATH% $z', ['x', "'y'", '${PATH}', '$$z']],
    ['docker run `\n a \'it\'\'s\' "b`"c" $env:USER ""', ["it's", 'b"c', '${USER}', '']],
  ])('%j', (text, command) => expect(serviceOf(text)['command']).toEqual(command));

  it('takes away prompts, sudo and what stands before the program', () => {
    for (const text of [
      '$ docker run nginx',
      'me@host:~/x$ sudo -E docker container run nginx',
      'PS C:\\Users\\me> docker.exe run nginx',
      'C:\\> docker run nginx',
      'sudo -u root env A=1 /usr/bin/podman run nginx',
      'winpty docker --context prod create nginx',
    ]) {
      expect(read(text).services, text).toEqual({ nginx: { image: 'nginx' } });
    }
    expect(serviceOf('$ docker run \\\n> -t \\\n> nginx')).toEqual({ image: 'nginx', tty: true });
  });
  it('makes variables of commands, the same for the same', () => {
    const { text, notes } = run('docker run -u $(id -u):`id -g` -l a=$(id -u) -l b=${X%y} img');
    expect(text).toContain('user: ${ID_U}:${ID_G}');
    expect(text).toContain('a: ${ID_U}');
    expect(notes.map(({ params }) => params['name'])).toEqual(['ID_U', 'ID_G', 'ID_U', 'X_Y']);
  });
  it('says where a quote begins that does not end', () => {
    const { code, where } = errorOf('docker run \\\n  -e "A=1 \\\n  nginx');
    expect(code).toBe('error.quote');
    expect(where.at).toEqual({ line: 2, column: 6, offset: 18, endOffset: 19 });
  });
});

describe('arguments', () => {
  it.each([
    [
      '-dit -p80:80 -eA=1 -e=B=2 img',
      { tty: true, stdin_open: true, ports: ['80:80'], environment: { A: '1', B: '2' } },
    ],
    ['-itp 80:80 img', { tty: true, stdin_open: true, ports: ['80:80'] }],
    ['--tty=false --init img', { tty: false, init: true }],
    ['-t -- img -x', { tty: true, command: ['-x'] }],
    ['img -p 80:80 --name x', { command: ['-p', '80:80', '--name', 'x'] }],
  ])('%s', (text, service) => expect(serviceOf(`docker run ${text}`)).toEqual({ image: 'img', ...service }));

  it('finds the image behind an unknown option', () => {
    for (const [text, image, code] of [
      ['--frob nginx', 'nginx', 'warning.notImplemented'],
      ['--frob=x nginx', 'nginx', 'warning.notImplemented'],
      ['--frob nginx sh', 'nginx', 'warning.notImplemented'],
      ['--frob nginx -g "daemon off;"', 'nginx', 'warning.notImplemented'],
      ['--frob x --name y nginx', 'nginx', 'warning.notImplemented.value'],
      ['--frob x nginx:1.29', 'nginx:1.29', 'warning.notImplemented.value'],
      ['-Z nginx', 'nginx', 'warning.notImplemented'],
    ] as const) {
      expect(serviceOf(`docker run ${text}`)['image'], text).toBe(image);
      expect(codes(`docker run ${text}`), text).toEqual([code]);
    }
  });
  it('does not end with the first error', () => {
    const { errors, services } = review('docker run -p x -m y Img; docker run -v a b; docker run c', valuesOf({}));
    expect(errors.map(({ code }) => code)).toEqual([
      ...['error.port', 'error.size', 'error.imageName', 'error.volumeTarget'],
    ]);
    expect(services).toBe(3);
  });
});

/* Where each option goes: Compose specification, 05-services.md and deploy.md. */
describe('options', () => {
  it.each<[string, Service]>(
    [
      [
        '--add-host a:1.2.3.4 --cap-add NET_ADMIN --cap-drop ALL',
        { extra_hosts: ['a:1.2.3.4'], cap_add: ['NET_ADMIN'], cap_drop: ['ALL'] },
      ],
      ['--restart no', { restart: 'no' }],
      ['--restart on-failure:3', { restart: 'on-failure:3' }],
      [
        '-p 127.0.0.1::80/udp -p 3000-3002:4000-4002 -p [::1]:22:22',
        { ports: ['127.0.0.1::80/udp', '3000-3002:4000-4002', '[::1]:22:22'] },
      ],
      ['-v /a:/b:ro -v x1:/c -v /d', { volumes: ['/a:/b:ro', 'x1:/c', '/d'] }],
      ['-v "$PWD":/a -v ~/b:/c -v ${DATA:-/srv}:/d', { volumes: ['.:/a', '~/b:/c', '${DATA:-/srv}:/d'] }],
      [
        '--mount type=bind,src=/a,dst=/b,ro',
        { volumes: [{ type: 'bind', source: '/a', target: '/b', read_only: true, bind: { create_host_path: false } }] },
      ],
      [
        '--mount type=tmpfs,dst=/t,tmpfs-size=64m,tmpfs-mode=1770',
        { volumes: [{ type: 'tmpfs', target: '/t', tmpfs: { size: '64m', mode: 1016 } }] },
      ],
      ['--ulimit nofile=1024:2048 --ulimit nproc=5', { ulimits: { nofile: { soft: 1024, hard: 2048 }, nproc: 5 } }],
      [
        '--health-cmd "curl -f x" --health-interval 1m30s --health-start-period 5s',
        { healthcheck: { test: 'curl -f x', interval: '1m30s', start_period: '5s' } },
      ],
      ['--no-healthcheck', { healthcheck: { disable: true } }],
      [
        '--log-driver json-file --log-opt max-size=10m',
        { logging: { driver: 'json-file', options: { 'max-size': '10m' } } },
      ],
      ['--entrypoint sh', { entrypoint: ['sh'] }],
      ['--entrypoint ""', { entrypoint: [] }],
      ['--stop-timeout 30 --stop-signal SIGINT', { stop_grace_period: '30s', stop_signal: 'SIGINT' }],
      ['--memory-swap -1 --shm-size 1g', { memswap_limit: -1, shm_size: '1g' }],
      [
        '--device-read-bps /dev/sda:1mb --blkio-weight 300',
        { blkio_config: { device_read_bps: [{ path: '/dev/sda', rate: '1mb' }], weight: 300 } },
      ],
      ['--pull always --platform linux/arm64', { pull_policy: 'always', platform: 'linux/arm64' }],
      [
        '--read-only --tmpfs /run:size=64m --privileged',
        { read_only: true, tmpfs: ['/run:size=64m'], privileged: true },
      ],
      ['--network none', { network_mode: 'none' }],
      [
        '--net front --net-alias a --ip 10.0.0.5',
        { networks: { front: { aliases: ['a'], ipv4_address: '10.0.0.5' } } },
      ],
      [
        '--network name=front,alias=a,alias=b --network back',
        { networks: { front: { aliases: ['a', 'b'] }, back: null } },
      ],
      ['--volumes-from other:ro --link db:sql', { volumes_from: ['container:other:ro'], external_links: ['db:sql'] }],
      ['-l a -l b=1', { labels: { a: '', b: '1' } }],
      ['-l "traefik.$X.rule=Host(`a`)"', { labels: ['traefik.${X}.rule=Host(`a`)'] }],
      ['-e A -e B= -e A=2', { environment: { A: '2', B: '' } }],
    ].map(([text, service]) => [text as string, service as Service]),
  )('%s', (text, service) =>
    expect(serviceOf(`docker run ${text.replaceAll('`', '\\`')} img`)).toEqual({ image: 'img', ...service }),
  );

  it('writes limits under deploy or in the service', () => {
    const command =
      'docker run --cpus 1.5 -m 512m --memory-reservation 256m --pids-limit 100 --gpus \'"device=0,2"\' img';
    const devices = { device_ids: ['0', '2'], capabilities: ['gpu'] };
    expect(serviceOf(command)['deploy']).toEqual({
      resources: {
        limits: { cpus: '1.5', memory: '512m', pids: 100 },
        reservations: { memory: '256m', devices: [devices] },
      },
    });
    expect(serviceOf(command, { resources: 'service' })).toEqual({
      image: 'img',
      ...{ cpus: 1.5, mem_limit: '512m', mem_reservation: '256m', pids_limit: 100, gpus: [devices] },
    });
    expect(serviceOf('docker run --gpus all img', { resources: 'service' })['gpus']).toBe('all');
    expect(serviceOf('docker run --gpus 2 img', { resources: 'service' })['gpus']).toEqual([
      { count: 2, capabilities: ['gpu'] },
    ]);
  });
  it('declares volumes and networks', () => {
    const command =
      'docker run --network front --mount type=volume,src=data,dst=/d,volume-driver=nfs,volume-opt=a=b img';
    expect(read(command)).toMatchObject({
      networks: { front: { name: 'front' } },
      volumes: { data: { name: 'data', driver: 'nfs', driver_opts: { a: 'b' } } },
    });
    expect(read(command, { declare: 'external' })).toMatchObject({
      networks: { front: { name: 'front', external: true } },
      volumes: { data: { name: 'data', external: true } },
    });
    expect(run('docker run -v data:/d img', { declare: 'project' }).text).toContain('volumes:\n  data: {}\n');
  });
  it('puts in services where containers are named', () => {
    const { services } = read(
      'docker run --name db sql; docker run --link db:x --network container:db --volumes-from db:ro app',
    );
    expect(services['app']).toMatchObject({ links: ['db:x'], network_mode: 'service:db', volumes_from: ['db:ro'] });
  });
  it('names services by container, then by image', () => {
    const { services } = read(
      'docker run --name a/b x; docker run ghcr.io:443/o/app:1@sha256:' +
        '0'.repeat(64) +
        '; docker run o/app; docker run $IMG',
    );
    expect(Object.keys(services)).toEqual(['a-b', 'app', 'app-2', 'app-3']);
  });
  it('remarks on all that gets lost, but for -d, which is how Compose is started', () => {
    expect(codes('docker -H tcp://x run --rm -d -P --cidfile f -v /a:/b:ro,U img && docker ps')).toEqual([
      'note.noForm.global',
      'note.noForm.rm',
      'note.noForm.publishAll',
      'note.noForm',
      'note.noForm',
      'warning.skipped',
    ]);
  });
});

describe('secrets', () => {
  const command =
    "docker run -e DB_PASSWORD='a $b' -e URL=postgres://u:pw@db/x -e TOKEN=$T -e PASSWORD_FILE=/x -e AUTH=true img";
  it('are remarked on', () => {
    expect(run(command).notes.map(({ params }) => params['name'])).toEqual(['DB_PASSWORD', 'URL']);
  });
  it('move to .env', () => {
    const service = serviceOf(command, { splitSecrets: true });
    expect(service['environment']).toMatchObject({ DB_PASSWORD: '${DB_PASSWORD}', URL: '${URL}', TOKEN: '${T}' });
    expect(environmentFile(command, valuesOf({ splitSecrets: true }), () => undefined)).toBe(
      "DB_PASSWORD='a $b'\nURL=postgres://u:pw@db/x\n",
    );
  });
  it('keep two values of one name apart', () => {
    const two = 'docker run -e TOKEN=one a; docker run -e TOKEN="it\'s \\"\\$2\\"" b-c';
    expect(environmentFile(two, valuesOf({ splitSecrets: true }), () => undefined)).toBe(
      'TOKEN=one\nB_C_TOKEN="it\'s \\"\\$2\\""\n',
    );
  });
});

describe('an existing file', () => {
  const existing = `# shop
version: "3"
services:
  web: &web
    image: 'nginx:1.10' # pinned
    ports: [ "80:80" ]
    environment:
      ON: yes
volumes:
  data:
`;
  it('stays as it is', () => {
    const { text, notes } = run('docker run --name db -v data:/d -v new:/n --link web img', { existing });
    expect(text).toBe(
      `${existing.replace('[ "80:80" ]', '["80:80"]').replace('volumes:\n', '\n  db:\n    image: img\n    container_name: db\n    links:\n      - web\n    volumes:\n      - data:/d\n      - new:/n\nvolumes:\n')}  new:\n    name: new\n`,
    );
    expect(notes.map(({ code }) => code)).toEqual(['note.version']);
  });
  it('may hold nothing', () => {
    expect(run('docker run x', { existing: '# c\n' }).text).toContain('services:\n  x:\n    image: x\n');
    expect(run('docker run x', { existing: 'services:\n' }).text).toBe('services:\n  x:\n    image: x\n');
  });
  it('is where its own errors are', () => {
    const { code, where } = errorOf('docker run x', { existing: 'services:\n  - a\n' });
    expect([code, where.option, where.at?.line]).toEqual(['error.existingShape', 'existing', 2]);
  });
});

describe('options of Podman', () => {
  it.each([
    ['--arch arm64', 'linux/arm64'],
    ['--os linux --arch arm --variant v7', 'linux/arm/v7'],
    ['--os windows', 'windows'],
    ['--platform linux/amd64 --arch arm64', 'linux/amd64'],
  ])('%s is the platform %s', (given, platform) => {
    expect(serviceOf(`podman run ${given} app`)['platform']).toBe(platform);
  });
  it('has no platform of a variant alone', () => {
    expect(serviceOf('podman run --variant v8 app')['platform']).toBeUndefined();
    expect(codes('podman run --variant v8 app')).toEqual(['note.noForm.variant']);
  });
  it('makes a file of a secret, and a variable of one that is for the environment', () => {
    const text =
      'podman run --secret key --secret cert,target=server.crt,uid=10,mode=0440 --secret db,type=env,target=DB app';
    expect(read(text)).toMatchObject({
      services: {
        app: {
          secrets: ['key', { source: 'cert', target: 'server.crt', uid: '10', mode: '0440' }],
          environment: { DB: '${DB}' },
        },
      },
      secrets: { key: { file: './key.txt' }, cert: { file: './cert.txt' } },
    });
    expect(codes(text)).toEqual(['warning.secretFile', 'warning.secretFile', 'warning.secretVariable']);
    expect(serviceOf('podman run --secret 1-b,type=env app')['environment']).toEqual({ '1-b': '${_1_b}' });
    expect(read(text, { declare: 'external' })).toMatchObject({ secrets: { key: { external: true } } });
    const existing = 'services: {}\nsecrets:\n  key:\n    environment: KEY\n';
    expect(read('podman run --secret key app', { existing })).toMatchObject({
      secrets: { key: { environment: 'KEY' } },
    });
    expect(codes('podman run --secret key app', { existing })).toEqual([]);
  });
  it.each(['a b', 'key,type=file', 'key,mode=99', 'key,size=1', 'name=key', 'key,target='])(
    'refuses the secret %s',
    (secret) => expect(errorOf(`podman run --secret '${secret}' app`).code).toBe('error.secret'),
  );
  it('sets the time zone by a variable, that of the host by its file', () => {
    expect(serviceOf('podman run --tz Asia/Tokyo app')['environment']).toEqual({ TZ: 'Asia/Tokyo' });
    expect(serviceOf('podman run -e TZ=UTC --tz Asia/Tokyo app')['environment']).toEqual({ TZ: 'UTC' });
    expect(serviceOf('podman run --tz=local app')['volumes']).toEqual(['/etc/localtime:/etc/localtime:ro']);
  });
  it('says why there is no form', () => {
    expect(codes('podman run --umask 027 --unsetenv PATH --unsetenv-all --env-merge A=${A}x app')).toEqual([
      'note.noForm.umask',
      'note.noForm.unsetenv',
      'note.noForm.unsetenv',
      'note.noForm.envMerge',
    ]);
  });
});

describe('any text', () => {
  it('ends in a result or a ToolError, and the result is YAML', () => {
    const piece = fc.oneof(
      fc.constantFrom(
        'docker run ',
        'podman create ',
        '-p ',
        '-v ',
        '--mount ',
        '--gpus ',
        '--secret ',
        '--tz ',
        '--arch ',
        '-e ',
        '--network ',
        '--rm ',
      ),
      fc.constantFrom('"', "'", '$', '${', '$(', ')', '`', '\\', '\n', ';', ' ', '=', ':', ',', '~', '%A%', '<', '&&'),
      fc.string({ unit: 'binary', maxLength: 6 }),
    );
    fc.assert(
      fc.property(
        fc.array(piece, { maxLength: 14 }),
        fc.constantFrom('auto', 'posix', 'cmd', 'powershell'),
        (pieces, shell) => {
          try {
            parse(run(`docker run ${pieces.join('')} img`, { shell }).text);
          } catch (error) {
            if (!(error instanceof ToolError)) throw error;
          }
        },
      ),
    );
  });
  it('comes through as a value, whatever it looks like in YAML', () => {
    const text = fc.oneof(
      fc.string({ unit: 'grapheme' }),
      fc.constantFrom(
        'yes',
        '1.10',
        '0x1F',
        '22:22',
        'null',
        '~',
        'a: b',
        '# c',
        '- d',
        '$x',
        '$$',
        'a\nb',
        ' \n',
        '1e3',
      ),
    );
    fc.assert(
      fc.property(text, fc.boolean(), (value, inList) => {
        fc.pre(!value.includes('\0'));
        const { environment, command } = serviceOf(`docker run -e V=${quote(value)} img ${quote(value)}`, {
          shell: 'posix',
          environment: inList ? 'list' : 'map',
        });
        const got = inList ? String((environment as string[])[0]).slice(2) : (environment as { V: string }).V;
        expect(interpolate(got)).toBe(value);
        expect((command as string[]).map(interpolate)).toEqual([value]);
      }),
    );
  });
  it('of a megabyte is read in time', () => {
    for (const long of [
      `-e A=${'\\a'.repeat(500_000)}`,
      `-${'i'.repeat(1_000_000)}`,
      `--name ${'.'.repeat(500_000)}a${'.'.repeat(500_000)}b`,
      `-v ${':'.repeat(1_000_000)}`,
      '$X'.repeat(300_000),
    ]) {
      review(`docker run ${long} img`, valuesOf({}));
    }
  });
});
