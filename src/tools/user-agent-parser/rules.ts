/** The purposes of automatic visitors. */
export type Purpose =
  'search' | 'ai' | 'social' | 'seo' | 'ads' | 'monitoring' | 'feed' | 'archive' | 'security' | 'unknown';

/** A name, and what the user agent has in it, in any case, where that is not the name. */
type Names = readonly (readonly [name: string, sign?: string])[];

/** `Name` or `Name=sign in the user agent`, apart by commas. */
const names = (list: string): Names =>
  list.split(',').map((item) => {
    const [name = '', sign] = item.trim().split('=');
    return sign === undefined ? [name] : [name, sign];
  });

/** Bots by what they come for, as their makers document them. The first that is found counts. */
export const bots: readonly (readonly [Purpose, Names])[] = [
  [
    'ads',
    names(
      'AdsBot-Google, Mediapartners-Google, Google-Ads, AdIdxBot, Amazon-Adbot, Criteobot, meta-externalads, facebookcatalog, ' +
        'Pulsepoint, outbrain, ADmantX',
    ),
  ],
  [
    'ai',
    names(
      'GPTBot, OAI-SearchBot, ChatGPT-User, ClaudeBot, Claude-User, Claude-SearchBot, anthropic-ai, Claude-Web, PerplexityBot, ' +
        'Perplexity-User, Google-Extended, GoogleOther, Gemini-Deep-Research, Applebot-Extended, meta-externalagent, ' +
        'meta-externalfetcher, Bytespider, CCBot, cohere-ai, Amazonbot, MistralAI-User, DuckAssistBot, Diffbot, PetalBot, ' +
        'AI2Bot, YouBot, Timpibot, ImagesiftBot, omgili',
    ),
  ],
  [
    'search',
    names(
      'Googlebot, Storebot-Google, Google-InspectionTool, Google-Site-Verification, APIs-Google, Google-Safety, ' +
        'FeedFetcher-Google, bingbot, BingPreview, msnbot, Applebot, Baiduspider, YandexBot, YandexImages, YandexMobileBot, DuckDuckBot, ' +
        'Yahoo! Slurp=Slurp, Sogou web spider, SeznamBot, Qwantify, Qwantbot, Mojeek, Yeti, Daum=Daumoa, 360Spider, Exabot, coccoc, ' +
        'Gigablast, ichiro, marginalia',
    ),
  ],
  [
    'social',
    names(
      'facebookexternalhit, Facebot, Twitterbot, LinkedInBot, Slackbot, Slack-ImgProxy, Discordbot, TelegramBot, ' +
        'SkypeUriPreview, Pinterestbot, redditbot, vkShare, Iframely, Embedly, Mastodon, Bluesky Cardyb, Snap URL Preview, ' +
        'WhatsApp, Viber, Tumblr, Hatena',
    ),
  ],
  [
    'seo',
    names(
      'AhrefsBot, AhrefsSiteAudit, SemrushBot, SiteAuditBot, MJ12bot, DotBot, rogerbot, Screaming Frog SEO Spider, ' +
        'serpstatbot, DataForSeoBot, BLEXBot, MauiBot, Barkrowler, SEOkicks, linkdex, Xenu Link Sleuth, panscient, ips-agent, ' +
        'Datanyze, Traackr, PostRank, MeltwaterNews, Nuzzel, deadlinkchecker, ZoominfoBot',
    ),
  ],
  [
    'monitoring',
    names(
      'UptimeRobot, Pingdom, StatusCake, Uptime-Kuma, BetterStack=Better Stack, Better Uptime, Site24x7, DatadogSynthetics, ' +
        'Datadog, NewRelicPinger, GTmetrix, Lighthouse=Chrome-Lighthouse, PageSpeed=Google Page Speed, PTST, Zabbix, check_http, ' +
        'Nagios, kube-probe, ELB-HealthChecker, GoogleHC, AppInsights, Prometheus, Checkly, RuxitSynthetic, W3C_Validator, ' +
        'W3C-checklink, W3C_Unicorn, W3C_CSS_Validator, W3C_I18n-Checker, W3C-mobileOK, Validator.nu, FeedValidator, Siteimprove, ' +
        'DareBoost, Hydrozen',
    ),
  ],
  [
    'feed',
    names(
      'Feedly, Feedbin, inoreader, theoldreader, NewsBlur, Miniflux, FreshRSS, Tiny Tiny RSS, Feed Wrangler, NetNewsWire, ' +
        'Reeder, NextCloud-News, Liferea, FeedBurner, newspaper',
    ),
  ],
  ['archive', names('archive.org_bot, ia_archiver, Wayback, HTTrack, heritrix, ArchiveBox, Arquivo-web-crawler')],
  [
    'security',
    names(
      'CensysInspect, Shodan, zgrab, masscan, Nmap=Nmap Scripting, Nikto, sqlmap, Nuclei, Expanse, acunetix, WPScan, ' +
        'NetcraftSurveyAgent, InternetMeasurement, l9explore, l9tcpid, ZmEu, NetSystemsResearch, gobuster, DirBuster, ' +
        'Cloudflare-SSLDetector, Palo Alto=Cortex-Xpanse',
    ),
  ],
];

/** Command-line clients and libraries. A sign with a slash is followed by the version. */
export const tools: Names = names(
  'curl, Wget, HTTPie, xh=xh/, Postman=PostmanRuntime, Insomnia=insomnia/, Bruno=bruno-runtime, aria2, rclone, Git=git/, ' +
    'GitHub CLI=GitHub CLI, npm=npm/, pnpm=pnpm/, Yarn=yarn/, pip=pip/, Poetry=poetry/, Cargo=cargo/, ' +
    'APT=Debian APT-HTTP, Docker=docker/, containerd=containerd/, Helm=Helm/, Terraform=Terraform/, ' +
    'Requests=python-requests, aiohttp, HTTPX=python-httpx, urllib3=python-urllib3, urllib=Python-urllib, ' +
    'Scrapy, Go net/http=Go-http-client, Resty=go-resty, Colly=colly, OkHttp=okhttp, Dalvik=Dalvik/, ' +
    'Apache HttpClient=Apache-HttpClient, Async HTTP Client=AHC/, Jersey=Jersey/, Jetty=Jetty/, Java=Java/, ' +
    'Axios=axios, node-fetch, undici, got=got/, Node.js=node/, Deno=Deno/, Bun=Bun/, superagent=node-superagent, ' +
    'Guzzle=GuzzleHttp, PHP=PHP/, WordPress=WordPress/, Symfony HttpClient, Perl LWP=libwww-perl, ' +
    'Faraday=Faraday v, Ruby=Ruby, RestSharp=RestSharp, PowerShell=WindowsPowerShell/, PowerShell=PowerShell/, ' +
    'reqwest=reqwest/, ureq=ureq/, hyper=hyper/, Dart=Dart/, CFNetwork=CFNetwork/, ApacheBench=ApacheBench, k6=k6/, wrk=wrk/, ' +
    'hey=hey/, Vegeta=vegeta, JMeter=JMeter, libcurl=libcurl, httpunit, Amazon CloudFront, ' +
    'http_get, Pcore-HTTP',
);

/** Browsers that a program drives. */
export const automation: Names = names(
  'Headless Chrome=HeadlessChrome, PhantomJS, Playwright, Puppeteer, Cypress, Selenium, Splash=splash',
);

/** Apps whose links open in a browser of their own. */
export const apps: Names = names(
  'Messenger=FBAN/Messenger, Messenger=FB_IAB/MESSENGER, Instagram, Threads=Barcelona, Facebook=FBAN/, Facebook=FB_IAB/, ' +
    'Facebook=FBAV/, TikTok=musical_ly, TikTok=BytedanceWebview, TikTok=TikTok, Snapchat, Pinterest=[Pinterest/, ' +
    'LinkedIn=LinkedInApp, X (Twitter)=TwitterAndroid, X (Twitter)=Twitter for iPhone, WeChat=MicroMessenger, ' +
    'WhatsApp, LINE=Line/, KakaoTalk=KAKAOTALK, NAVER=NAVER(inapp, Google app=GSA/, Telegram=Telegram-Android, ' +
    'Alipay=AlipayClient, Weibo, DingTalk, QQ=QQ/, Slack=Slack/, Discord=discord/, Microsoft Teams=Teams/, ' +
    'Electron=Electron/',
);
