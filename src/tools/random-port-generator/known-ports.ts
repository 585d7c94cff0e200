const SERVICE_LIST = `
20 ftp-data|21 ftp|22 ssh|23 telnet|25 smtp|53 domain|80 http|88 kerberos|110 pop3|119 nntp|123 ntp|143 imap|161 snmp
179 bgp|389 ldap|443 https|445 microsoft-ds|465 submissions|554 rtsp|587 submission|631 ipp|636 ldaps|853 domain-s
873 rsync|990 ftps|993 imaps|995 pop3s|1080 socks|1194 openvpn|1433 ms-sql-s|1434 ms-sql-m|1521 ncube-lm
1719 h323gatestat|1720 h323hostcall|1723 pptp|1812 radius|1813 radius-acct|1883 mqtt|1900 ssdp|2049 nfs|2375 docker
2376 docker-s|2379 etcd-client|2380 etcd-server|2628 dict|3000 hbci|3128 ndl-aas|3205 isns|3260 iscsi-target|3306 mysql
3389 ms-wbt-server|3478 stun|3493 nut|3632 distcc|3689 daap|3690 svn|4190 sieve|4369 epmd|4460 ntske|5000 commplex-main
5001 commplex-link|5060 sip|5061 sips|5222 xmpp-client|5269 xmpp-server|5353 mdns|5355 llmnr|5432 postgresql|5671 amqps
5672 amqp|5900 rfb|5984 couchdb|5985 wsman|5986 wsmans|6000 x11|6379 redis|6443 sun-sr-https|6514 syslog-tls
6566 sane-port|6697 ircs-u|7000 afs3-fileserver|7001 afs3-callback|7474 neo4j|7687 bolt|8000 irdmi|8008 http-alt
8080 http-alt|8081 sunproxyadmin|8088 radan-http|8140 puppet|8443 pcsync-https|8883 secure-mqtt|8888 ddi-tcp-1
9000 cslistener|9090 websm|9100 pdl-datastream|9200 wap-wsp|9418 git|10000 ndmp|10050 zabbix-agent
10051 zabbix-trapper|10080 amanda|11112 dicom|11211 memcache|11371 hkp`;

/** Names of well-known TCP services as registered at IANA (Service Name and Transport Protocol Port Number Registry). */
export const SERVICES: ReadonlyMap<number, string> = new Map(
  SERVICE_LIST.trim()
    .split(/[|\n]/)
    .map((entry) => {
      const [port = '', name = ''] = entry.split(' ');
      return [Number(port), name];
    }),
);

/** Ports that databases, development servers and the like use by default, registered for them or not. */
const DEFAULTS: readonly number[] = [
  2181, 3001, 4200, 4222, 4321, 4443, 5044, 5173, 5174, 5433, 5500, 5601, 5800, 6006, 8025, 8086, 8089, 8090, 8123,
  8200, 8500, 8787, 8983, 9001, 9042, 9091, 9092, 9093, 9229, 9300, 9411, 9999, 10250, 11434, 15672, 16686, 19000,
  19132, 25565, 26257, 27017, 27018, 27019, 32400, 33060, 50000, 51820, 61616,
];

export const COMMON: ReadonlySet<number> = new Set([...SERVICES.keys(), ...DEFAULTS]);

/** Ports that browsers refuse to fetch from (WHATWG Fetch, 'Port blocking': bad ports). */
export const BLOCKED: ReadonlySet<number> = new Set([
  1, 7, 9, 11, 13, 15, 17, 19, 20, 21, 22, 23, 25, 37, 42, 43, 53, 69, 77, 79, 87, 95, 101, 102, 103, 104, 109, 110,
  111, 113, 115, 117, 119, 123, 135, 137, 139, 143, 161, 179, 389, 427, 465, 512, 513, 514, 515, 526, 530, 531, 532,
  540, 548, 554, 556, 563, 587, 601, 636, 989, 990, 993, 995, 1719, 1720, 1723, 2049, 3659, 4045, 4190, 5060, 5061,
  6000, 6566, 6665, 6666, 6667, 6668, 6669, 6679, 6697, 10080,
]);
