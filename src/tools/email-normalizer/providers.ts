export type Provider = 'gmail' | 'outlook' | 'icloud' | 'fastmail' | 'proton' | 'yandex' | 'yahoo';

interface Rule {
  readonly domains: readonly string[];
  /** The domain that stands for all of them. */
  readonly domain?: string;
  /** The characters that begin a tag. */
  readonly tag: '+' | '-';
  /** The replacement of each dot of the local part. */
  readonly dot?: '' | '-';
}

/** The parts that each provider ignores in the addresses of its own domains, as its help pages say. */
export const RULES: Readonly<Record<Provider, Rule>> = {
  gmail: { domains: ['gmail.com', 'googlemail.com'], domain: 'gmail.com', tag: '+', dot: '' },
  outlook: { domains: ['outlook.com', 'hotmail.com', 'live.com', 'msn.com'], tag: '+' },
  icloud: { domains: ['icloud.com', 'me.com', 'mac.com'], tag: '+' },
  fastmail: { domains: ['fastmail.com', 'fastmail.fm'], tag: '+' },
  proton: { domains: ['proton.me', 'protonmail.com', 'pm.me'], tag: '+' },
  yandex: {
    domains: ['yandex.ru', 'yandex.com', 'yandex.by', 'yandex.kz', 'ya.ru'],
    domain: 'yandex.ru',
    tag: '+',
    dot: '-',
  },
  yahoo: { domains: ['yahoo.com', 'ymail.com', 'rocketmail.com'], tag: '-' },
};

export const PROVIDERS = Object.keys(RULES) as Provider[];
