/** Parameters that say where a visitor comes from and change nothing of a page: those of advertisers and newsletters. */
const TRACKING = new Set(
  (
    'fbclid gclid gclsrc gbraid wbraid gad_source gad_campaignid dclid msclkid yclid ysclid twclid ttclid li_fat_id ' +
    'igsh igshid mc_cid mc_eid mkt_tok _ga _gl _hsenc _hsmi __hssc __hstc __hsfp hsctatracking vero_id vero_conv ' +
    'wickedid oly_anon_id oly_enc_id _openstat rb_clickid s_cid ml_subscriber ml_subscriber_hash srsltid epik spm ' +
    'ck_subscriber_id'
  ).split(' '),
);

/** Whether a parameter of a URL only follows visitors. */
export const isTracking = (name: string): boolean =>
  /^(?:utm|hsa|mtm|matomo|pk)_/i.test(name) || TRACKING.has(name.toLowerCase());
