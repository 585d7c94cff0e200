/** What automatic visitors come for. */
export type Purpose =
  'search' | 'ai' | 'social' | 'seo' | 'ads' | 'monitoring' | 'feed' | 'archive' | 'security' | 'research' | 'unknown';

/** A name, and what the user agent has in it, in any case, where that is not the name. */
export type Names = readonly (readonly [name: string, sign?: string])[];

/** `Name` or `Name=sign in the user agent`, apart by commas. */
const names = (list: string): Names =>
  list.split(',').map((item) => {
    const [name = '', sign] = item.trim().split('=');
    return sign === undefined ? [name] : [name, sign];
  });

/** Bots that the list of crawlers lacks, as their makers document them. */
export const bots: readonly (readonly [Purpose, Names])[] = [
  [
    'monitoring',
    names(
      'kube-probe, ELB-HealthChecker, Google Cloud health check=GoogleHC, Prometheus=Prometheus/, Datadog=Datadog Agent, ' +
        'NewRelicPinger, Nagios=check_http, Siteimprove',
    ),
  ],
  ['feed', names('NetNewsWire, Reeder=Reeder/, Liferea')],
  ['security', names('Nmap=Nmap Scripting, Nuclei, gobuster, Cortex Xpanse=Cortex-Xpanse')],
];

/** Command-line clients and libraries that the list of crawlers lacks. A sign with a slash is followed by the version. */
export const tools: Names = names(
  'xh=xh/, Postman=PostmanRuntime, Insomnia=insomnia/, Bruno=bruno-runtime, aria2, rclone, Git=git/, GitHub CLI, npm=npm/, ' +
    'pnpm=pnpm/, Yarn=yarn/, pip=pip/, Poetry=poetry/, Cargo=cargo/, APT=Debian APT-HTTP, Docker=docker/, ' +
    'containerd=containerd/, Helm=Helm/, Terraform=Terraform/, urllib3=python-urllib3, Resty=go-resty, Dalvik=Dalvik/, ' +
    'Jersey=Jersey/, Java=Java/, undici, got=got/, Node.js=node/, Deno=Deno/, Bun=Bun/, superagent=node-superagent, ' +
    'Guzzle=GuzzleHttp, PHP=PHP/, WordPress=WordPress/, Symfony HttpClient, Faraday=Faraday v, Ruby=Ruby, RestSharp, ' +
    'PowerShell=WindowsPowerShell/, PowerShell=PowerShell/, reqwest=reqwest/, ureq=ureq/, hyper=hyper/, Dart=Dart/, ' +
    'CFNetwork=CFNetwork/, ApacheBench, k6=k6/, wrk=wrk/, hey=hey/, Vegeta=vegeta, JMeter, libcurl, Amazon CloudFront',
);

/** Browsers that a program drives, beyond those of the list of crawlers. */
export const automation: Names = names('Cypress, Playwright, Puppeteer, Selenium');

/** What programs of many names are built on. */
export const frames: Names = names('Electron=Electron/');

/** Browsers on iPhones and iPads that the parser does not name. */
export const browsersOnIos: Names = names(
  'Aloha=AlohaBrowser/, Cake=Cake/, Dolphin=Dolphin/, Mercury=Mercury/, Seznam=SznProhlizec/',
);

/** Apps whose links open in a browser of their own. */
export const apps: Names = names(
  'Messenger=FBAN/Messenger, Messenger=FB_IAB/MESSENGER, Instagram, Threads=Barcelona, Facebook=FBAN/, Facebook=FB_IAB/, ' +
    'Facebook=FBAV/, TikTok=musical_ly, TikTok=BytedanceWebview, TikTok=TikTok, Snapchat, Pinterest=[Pinterest/, ' +
    'LinkedIn=LinkedInApp, X (Twitter)=TwitterAndroid, X (Twitter)=Twitter for iPhone, WeChat=MicroMessenger, ' +
    'WhatsApp, LINE=Line/, KakaoTalk=KAKAOTALK, NAVER=NAVER(inapp, Google app=GSA/, Telegram=Telegram-Android, ' +
    'Alipay=AlipayClient, Weibo, DingTalk, QQ=QQ/, Slack=Slack/, Discord=discord/, Microsoft Teams=Teams/',
);
