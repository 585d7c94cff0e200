import { describe, expect, test } from 'vitest';
import { initialValues } from '#engine/options';
import { dialects, type Dialect } from '../../src/tools/sql-prettify/dialects.ts';
import { formatting } from '../../src/tools/sql-prettify/formatting.ts';
import { prettify } from '../../src/tools/sql-prettify/logic.ts';
import { isWholeRun } from '../run-size.ts';

/** What tables, columns and aliases are called; most of it is a keyword, a function or a type somewhere. */
const NAMES = `
  a access account action active ad address admin after agent age algorithm alias amount answer api app area array article
  asset attribute audio author balance bank batch before begin binary blob block board body book bool branch brand browser
  bucket budget buffer build bytes cache calendar call campaign cancel capacity card cart catalog category cell chain change
  channel char chart checksum city class click client clob close cluster code collection color comment commission company
  compression condition config connection contact content context copy cost count country coupon created credit csv currency
  current cursor customer cycle d data database date datetime day debug decimal default_value definition delay deleted
  delivery depth description detail device discount distance document domain double download duration e edge edition element
  email employee enabled encoding ended engine entry enum environment error escape event exchange exclude expires explain
  export extension external factor failed family fee feature field file filter final first flag float folder follow format
  forward function g gateway gender geometry goal grade graph h hash header height hidden history host hour i icon identity
  image import increment index info input instance integer interval invoice ip issue item j job json k key keyword kind l
  label language last latitude layer lead leaf legend length level library license limit_value line link list load local
  location lock log login longitude m manager map mark mask match max media member memory merge message metadata method
  metric min minute mode model module money month move n name names namespace nature network next node note null_count number
  o object offer offset open operation operator option orders origin output owner p package page parameter parent partition
  password path pattern payload payment percent period permission person phone plan platform player point policy port
  position power precision price priority private procedure process product profile program project property protocol
  provider public purpose q quality quantity quarter query queue quota r rank rate rating raw read real reason record region
  release remark rename replace report request resource response result revision role room root round route row rows rule s
  sample schedule schema scope score search season second secret section segment sequence serial server service session
  settings severity shape share shop signature size skill snapshot source space speed stage start state statement status step
  stock stop storage store stream street string subject sum summary supplier symbol sync system t tag target task tax team
  template temp tenant term text thread ticket time timestamp timezone title token tool topic total trace track trade traffic
  transaction transform tree trigger truncate type u unit update_count uri url usage user uuid v valid value variable vendor
  version view visit volume w warehouse weight width window word work x y year z zip zone`
  .trim()
  .split(/\s+/);

/** Statements with a name in the places where one stands. `#` is the name. */
const PLACES = [
  'select #, b from t',
  'select a, # from t',
  'select x.# from x where x.# = 1',
  'select a as #, b #, c from t',
  'select a from t where # = 1 and b = # or # in (1, 2) or # between 1 and 2 or # is null or not # like 2',
  'select coalesce(a, #, #) from t group by #, b order by a, # desc',
  'select a from # where b = 1',
  'select #.a from t # where #.a = 1',
  'select #.a from t as # join u on u.a = #.a',
  'select a from t join # on #.a = t.a, u',
  'select a from (select # from t) #',
  'select case # when 1 then # else # end from t',
  'with # as (select 1) select a from #',
  'insert into # (a, #) values (1, 2)',
  'update # set # = 1, a = # where # = 2',
  'delete from # where # = 2',
  'create table # (# int, a int not null)',
  'create table t (a int references # (#))',
  'create index i on # (#, a)',
  'alter table # add column # int',
  'drop table #',
];

/** What is a keyword in these places, whatever else it could be. */
const KEYWORDS: Partial<Record<Dialect, readonly string[]>> = {
  // FROM t FINAL, ON CLUSTER c
  clickhouse: ['cluster', 'final'],
  // CREATE TABLE FUNCTION
  bigquery: ['function'],
  // A statement ends without a semicolon.
  transactsql: ['begin'],
  // It has no tables to define.
  n1ql: ['array', 'exclude', 'increment', 'view'],
};
const upper = { keywordCase: 'upper', functionCase: 'upper', dataTypeCase: 'upper' } as const;

describe('a name keeps its letters, whatever the case of keywords', () => {
  test('there are 300 and more', () => {
    expect(NAMES.length).toBeGreaterThanOrEqual(300);
  });

  test.each(dialects)('%s', async (dialect) => {
    const options = { ...initialValues(formatting), ...upper, dialect };
    const context = { note: () => undefined, progress: () => undefined };
    const changed: string[] = [];
    for (const [index, name] of NAMES.entries()) {
      if (KEYWORDS[dialect]?.includes(name) === true) continue;
      // In the whole run each name is tried in each place, otherwise in a tenth of them.
      const places = PLACES.filter(
        (text, place) => !text.includes(` ${name} `) && (isWholeRun || (index + place) % 10 === 0),
      );
      for (const place of places) {
        const written = place.replaceAll('#', name);
        const output = await prettify(written, options, context);
        const count = (text: string) => text.split(new RegExp(String.raw`\b${name}\b`)).length - 1;
        if (count(output) !== count(written)) changed.push(`${written} -> ${output.replaceAll(/\s+/g, ' ')}`);
      }
    }
    expect(changed).toEqual([]);
  });
});
