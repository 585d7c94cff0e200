/*
 * Extensions of types in IANA's registry of media types, as the templates there and RFCs name them, which mime-db 1.54 lacks
 * or has for another type only. As of November 2026; those that Debian's media-types 10.0.0 knows are compared with it.
 */
const TABLE = `
application/cbor                        cbor             RFC 8949
application/cms                         cmsc             RFC 7193
application/csrattrs                    csrattrs         RFC 7030
application/dvcs                        dvc              RFC 3029
application/efi                         efi
application/geopackage+sqlite3          gpkg
application/gltf-buffer                 glbin glbuf
application/jrd+json                    jrd              RFC 7033
application/json-patch+json             json-patch       RFC 6902
application/link-format                 wlnk             RFC 6690
application/ocsp-request                orq              RFC 6960
application/ocsp-response               ors              RFC 6960
application/pem-certificate-chain       pem              RFC 8555
application/pkcs12                      p12 pfx
application/pkcs7-mime                  p7m p7c p7z      RFC 8551
application/pkcs8-encrypted             p8e              RFC 8351
application/sarif+json                  sarif
application/scim+json                   scim             RFC 7644
application/senml+cbor                  senmlc           RFC 8428
application/senml+json                  senml            RFC 8428
application/sensml+cbor                 sensmlc          RFC 8428
application/sensml+json                 sensml           RFC 8428
application/stix+json                   stix
application/swid+cbor                   coswid           RFC 9393
application/td+json                     jsontd
application/timestamp-query             tsq              RFC 3161
application/timestamp-reply             tsr              RFC 3161
application/vnd.adobe.flash.movie       swf
application/vnd.amazon.mobi8-ebook      azw3
application/vnd.anki                    apkg
application/vnd.apache.arrow.file       arrow
application/vnd.apache.arrow.stream     arrows
application/vnd.apache.parquet          parquet
application/vnd.apple.installer+xml     mpkg pkg dist distz
application/vnd.apple.keynote           keynote
application/vnd.chess-pgn               pgn
application/vnd.coffeescript            coffee
application/vnd.comicbook+zip           cbz
application/vnd.comicbook-rar           cbr
application/vnd.debian.binary-package   deb ddeb udeb
application/vnd.las                     las
application/vnd.maxmind.maxmind-db      mmdb
application/vnd.ms-asf                  asf
application/vnd.nintendo.nitro.rom      nds
application/vnd.nintendo.snes.rom       sfc smc
application/vnd.shp                     shp
application/vnd.shx                     shx
application/vnd.sqlite3                 sqlite sqlite3
application/yaml                        yaml yml         RFC 9512
application/zstd                        zst              RFC 8878
audio/ac3                               ac3              RFC 4184
audio/amr-wb                            awb              RFC 4867
audio/flac                              flac             RFC 9639
audio/matroska                          mka              RFC 9559
image/vnd.radiance                      hdr rgbe xyze
text/cql                                cql
text/csv-schema                         csvs
text/dns                                soa zone         RFC 4027
text/gff3                               gff3
text/prs.fallenstein.rst                rst
text/provenance-notation                provn
text/shaclc                             shaclc shc
text/vcard                              vcf vcard        RFC 6350
text/vnd.abc                            abc
text/vnd.graphviz                       gv dot
video/matroska                          mkv              RFC 9559
video/matroska-3d                       mk3d             RFC 9559
video/vnd.radgamettools.bink            bik bk2
`;

/** The extensions of each type; the RFC is for readers of the table. */
export const REGISTERED: ReadonlyMap<string, readonly string[]> = new Map(
  TABLE.trim()
    .split('\n')
    .map((line) => {
      const [type = '', extensions = ''] = line.split(/ {2,}/);
      return [type, extensions.split(' ')];
    }),
);
