import type { Example } from '#engine/example';
import type * as operations from './operations.ts';
import { sample } from './sample.ts';

export default [
  {
    operation: 'convert',
    input: sample,
    options: { splitSecrets: true },
    output: `services:
  shop-db:
    image: postgres:17-alpine
    container_name: shop-db
    restart: unless-stopped
    networks:
      - shop
    environment:
      POSTGRES_DB: shop
      POSTGRES_PASSWORD: \${POSTGRES_PASSWORD}
    volumes:
      - shop-data:/var/lib/postgresql/data
    healthcheck:
      test: pg_isready -U postgres
      interval: 10s
      retries: 5
    deploy:
      resources:
        limits:
          memory: 512m

  shop-web:
    image: nginx:1.29
    container_name: shop-web
    command: ["nginx", "-g", "daemon off;"]
    ports:
      - "8080:80"
    networks:
      - shop
    volumes:
      - ./html:/usr/share/nginx/html:ro

networks:
  shop:
    name: shop

volumes:
  shop-data:
    name: shop-data
`,
    notes: ['note.noForm.rm', 'note.workingFolder'],
  },
  { operation: 'convert', input: '', output: '' },
  // The vectors of the Compose specification, services top-level elements: environment, env_file, network_mode, healthcheck.
  {
    operation: 'convert',
    input: 'docker run -e A=1 --env-file .env img',
    output: 'services:\n  img:\n    image: img\n    environment:\n      A: "1"\n    env_file:\n      - .env\n',
    notes: ['warning.envFile'],
  },
  {
    operation: 'convert',
    input: 'docker run --network host img',
    output: 'services:\n  img:\n    image: img\n    network_mode: host\n',
  },
  {
    operation: 'convert',
    input: 'docker run --health-cmd "curl -f x" --health-retries 3 img',
    output: 'services:\n  img:\n    image: img\n    healthcheck:\n      test: curl -f x\n      retries: 3\n',
  },
  {
    operation: 'convert',
    input: 'docker run --rm --frobnicate --sysctl k="0 2147" nginx:1.29',
    output: 'services:\n  nginx:\n    image: nginx:1.29\n    sysctls:\n      k: 0 2147\n',
    notes: ['note.noForm.rm', 'warning.notImplemented'],
  },
  {
    operation: 'convert',
    input: 'podman run --pod web --arch arm64 -e TOKEN=t0ps3cret app',
    output: 'services:\n  app:\n    image: app\n    platform: linux/arm64\n    environment:\n      TOKEN: t0ps3cret\n',
    notes: ['note.noForm.pod', 'warning.secret'],
  },
  {
    operation: 'convert',
    input: 'podman run --secret db-password,target=/run/db --tz Europe/Paris --umask 0027 app',
    output:
      'services:\n  app:\n    image: app\n    environment:\n      TZ: Europe/Paris\n    secrets:\n      - source: db-password\n        target: /run/db\n\nsecrets:\n  db-password:\n    file: ./db-password.txt\n',
    notes: ['warning.secretFile', 'note.timeZone', 'note.noForm.umask'],
  },
  { operation: 'convert', input: 'podman run --secret db,mode=9 app', error: 'error.secret' },
  {
    operation: 'convert',
    input: 'docker run nginx',
    options: {
      existing: 'services:\n    # the shop\n    nginx:\n        image: "nginx:1.27" # pinned\nvolumes:\n    data:\n',
      indent: 4,
    },
    output:
      'services:\n    # the shop\n    nginx:\n        image: "nginx:1.27" # pinned\n\n    nginx-2:\n        image: nginx\nvolumes:\n    data:\n',
    notes: ['note.renamed'],
  },
  {
    operation: 'convert',
    input: 'docker run -m 1g --cpus 2 --gpus all -e A=1 -v data:/data app',
    options: { environment: 'list', resources: 'service', declare: 'external' },
    output:
      'services:\n  app:\n    image: app\n    environment:\n      - A=1\n    volumes:\n      - data:/data\n    cpus: 2\n    mem_limit: 1g\n    gpus: all\n\nvolumes:\n  data:\n    name: data\n    external: true\n',
  },
  {
    operation: 'convert',
    input: 'docker run -v C:\\data:/data ^\r\n  -e "P=%PATH%" app',
    output:
      'services:\n  app:\n    image: app\n    environment:\n      P: ${PATH}\n    volumes:\n      - C:\\data:/data\n',
    notes: ['note.shell.cmd'],
  },
  { operation: 'convert', input: 'not a command', error: 'error.noCommand' },
  { operation: 'convert', input: 'docker run -d -p 80:80', error: 'error.image' },
  { operation: 'convert', input: 'docker run -e "A=1 nginx', error: 'error.quote' },
  { operation: 'convert', input: 'docker run -v $(pwd:/x nginx', error: 'error.substitution' },
  { operation: 'convert', input: 'docker run -e A=\0 nginx', error: 'error.null' },
  { operation: 'convert', input: '(docker run nginx)', error: 'error.shell' },
  { operation: 'convert', input: 'docker run -e KEY=<your key> nginx', error: 'error.placeholder' },
  { operation: 'convert', input: 'docker run Nginx', error: 'error.imageName' },
  { operation: 'convert', input: 'docker run –d nginx', error: 'error.dash' },
  { operation: 'convert', input: 'docker run --name', error: 'error.valueMissing' },
  { operation: 'convert', input: 'docker run --cpus many nginx', error: 'error.number' },
  { operation: 'convert', input: 'docker run --health-interval 30 nginx', error: 'error.duration' },
  { operation: 'convert', input: 'docker run -m lots nginx', error: 'error.size' },
  { operation: 'convert', input: 'docker run --init=maybe nginx', error: 'error.flag' },
  { operation: 'convert', input: 'docker run --restart sometimes nginx', error: 'error.choice' },
  { operation: 'convert', input: 'docker run -e =1 nginx', error: 'error.key' },
  { operation: 'convert', input: 'docker run --sysctl net.core.somaxconn nginx', error: 'error.keyValue' },
  { operation: 'convert', input: 'docker run --mount "type=bind,,target=/x" nginx', error: 'error.csv' },
  { operation: 'convert', input: 'docker run -p 80:http nginx', error: 'error.port' },
  { operation: 'convert', input: 'docker run -v /a:/b:ro:z nginx', error: 'error.volume' },
  { operation: 'convert', input: 'docker run -v html/site:/b nginx', error: 'error.volumeName' },
  { operation: 'convert', input: 'docker run -v /a:b nginx', error: 'error.volumeTarget' },
  { operation: 'convert', input: 'docker run --mount type=bind,target=/x nginx', error: 'error.mount' },
  { operation: 'convert', input: 'docker run --network alias=web nginx', error: 'error.network' },
  { operation: 'convert', input: 'docker run --ip here nginx', error: 'error.address' },
  { operation: 'convert', input: 'docker run --gpus some nginx', error: 'error.gpus' },
  { operation: 'convert', input: 'docker run --ulimit nofile nginx', error: 'error.ulimit' },
  { operation: 'convert', input: 'docker run --device-read-bps 1mb nginx', error: 'error.deviceRate' },
  { operation: 'convert', input: 'docker run --name a x; docker run --name a y', error: 'error.nameTaken' },
  { operation: 'convert', input: 'docker run x', options: { existing: '- a' }, error: 'error.existingShape' },
  {
    operation: 'convert',
    input: 'docker run x',
    options: { existing: 'services:\n---\nservices:' },
    error: 'error.existingDocuments',
  },
  { operation: 'convert', input: 'docker run x', options: { existing: 'a: [1' }, error: 'yaml.unclosedFlow' },

  {
    operation: 'environmentFile',
    input: `TAG=1.29
docker run -e API_KEY='p$1 x' nginx:$TAG`,
    options: { splitSecrets: true },
    output: "TAG=1.29\nAPI_KEY='p$1 x'\n",
    notes: ['note.assignment'],
  },
  {
    operation: 'review',
    input: 'docker run --rm --frob -m x nginx',
    output: {
      errors: [
        {
          code: 'error.size',
          params: { option: '-m', value: 'x' },
          where: { at: { line: 1, column: 27, offset: 26, endOffset: 27 } },
        },
      ],
      services: 1,
    },
  },
  {
    operation: 'convert',
    input: 'docker -H tcp://x run --cidfile f -v /a:/b:ro,U img && docker ps',
    output: 'services:\n  img:\n    image: img\n    volumes:\n      - /a:/b:ro\n',
    notes: ['note.noForm.global', 'note.noForm', 'note.noForm', 'warning.skipped'],
  },
  {
    operation: 'convert',
    input: 'docker run -a stdin img',
    output: 'services:\n  img:\n    image: img\n',
    notes: ['note.noForm.attach'],
  },
  {
    operation: 'convert',
    input: 'docker run -P img',
    output: 'services:\n  img:\n    image: img\n',
    notes: ['note.noForm.publishAll'],
  },
  {
    operation: 'convert',
    input: 'podman run --unsetenv PATH img',
    output: 'services:\n  img:\n    image: img\n',
    notes: ['note.noForm.unsetenv'],
  },
  {
    operation: 'convert',
    input: 'podman run --env-merge A=${A}x img',
    output: 'services:\n  img:\n    image: img\n',
    notes: ['note.noForm.envMerge'],
  },
  {
    operation: 'convert',
    input: 'podman run --variant v8 img',
    output: 'services:\n  img:\n    image: img\n',
    notes: ['note.noForm.variant'],
  },
  {
    operation: 'convert',
    input: 'docker run --frob x img:1',
    output: 'services:\n  img:\n    image: img:1\n',
    notes: ['warning.notImplemented.value'],
  },
  {
    operation: 'convert',
    input: 'docker run -e A=$(date) img',
    output: 'services:\n  img:\n    image: img\n    environment:\n      A: ${DATE}\n',
    notes: ['warning.substitution'],
  },
  {
    operation: 'convert',
    input: 'docker run img > out.txt',
    output: 'services:\n  img:\n    image: img\n',
    notes: ['warning.redirection'],
  },
  {
    operation: 'convert',
    input: 'docker run `\nimg',
    output: 'services:\n  img:\n    image: img\n',
    notes: ['note.shell.powershell'],
  },
  {
    operation: 'convert',
    input: 'docker run \\ \nimg',
    output: 'services:\n  img:\n    image: img\n',
    notes: ['note.lineEnd'],
  },
  {
    operation: 'convert',
    input: 'docker run -v C:\\data:/data img',
    output: 'services:\n  img:\n    image: img\n    volumes:\n      - C:\\data:/data\n',
    notes: ['note.windowsPath'],
  },
  {
    operation: 'convert',
    input: 'docker run img',
    output: 'services:\n  img:\n    image: img\n',
    notes: ['note.noBreakSpace'],
  },
  {
    operation: 'convert',
    input: 'podman run --secret key,type=env img',
    output: 'services:\n  img:\n    image: img\n    environment:\n      key: ${key}\n',
    notes: ['warning.secretVariable'],
  },
  {
    operation: 'convert',
    input: 'docker run --network host -p 80:80 img',
    output: 'services:\n  img:\n    image: img\n    ports:\n      - "80:80"\n    network_mode: host\n',
    notes: ['warning.hostPorts'],
  },
  {
    operation: 'convert',
    input: 'docker run --network a --network host img',
    output: 'services:\n  img:\n    image: img\n    network_mode: host\n',
    notes: ['warning.networkMode'],
  },
  {
    operation: 'convert',
    input: 'docker run --name a --net-alias x img',
    output:
      'services:\n  a:\n    image: img\n    container_name: a\n    networks:\n      default:\n        aliases:\n          - x\n',
    notes: ['note.defaultNetwork'],
  },
  {
    operation: 'convert',
    input: 'docker run --name db img',
    options: { existing: 'version: "3"\nservices:\n  web:\n    image: a\n' },
    output: 'version: "3"\nservices:\n  web:\n    image: a\n\n  db:\n    image: img\n    container_name: db\n',
    notes: ['note.version'],
  },
  {
    operation: 'convert',
    input: 'docker run -v $DIR:/a img',
    output: 'services:\n  img:\n    image: img\n    volumes:\n      - ${DIR}:/a\n',
    notes: ['note.sourceVariable'],
  },
] satisfies Example<typeof operations>[];
