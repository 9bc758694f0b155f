/**
 * ACC-002. The Italian provinces and metropolitan cities, by the two letters of their plates, as ISTAT listed the codes of the
 * territorial units on 1 January 2024.
 */
export const PROVINCES: Readonly<Record<string, string>> = {
  AG: 'Agrigento',
  AL: 'Alessandria',
  AN: 'Ancona',
  AO: 'Aosta',
  AR: 'Arezzo',
  AP: 'Ascoli Piceno',
  AT: 'Asti',
  AV: 'Avellino',
  BA: 'Bari',
  BT: 'Barletta-Andria-Trani',
  BL: 'Belluno',
  BN: 'Benevento',
  BG: 'Bergamo',
  BI: 'Biella',
  BO: 'Bologna',
  BZ: 'Bolzano',
  BS: 'Brescia',
  BR: 'Brindisi',
  CA: 'Cagliari',
  CL: 'Caltanissetta',
  CB: 'Campobasso',
  CE: 'Caserta',
  CT: 'Catania',
  CZ: 'Catanzaro',
  CH: 'Chieti',
  CO: 'Como',
  CS: 'Cosenza',
  CR: 'Cremona',
  KR: 'Crotone',
  CN: 'Cuneo',
  EN: 'Enna',
  FM: 'Fermo',
  FE: 'Ferrara',
  FI: 'Firenze',
  FG: 'Foggia',
  FC: 'Forlì-Cesena',
  FR: 'Frosinone',
  GE: 'Genova',
  GO: 'Gorizia',
  GR: 'Grosseto',
  IM: 'Imperia',
  IS: 'Isernia',
  AQ: 'L’Aquila',
  SP: 'La Spezia',
  LT: 'Latina',
  LE: 'Lecce',
  LC: 'Lecco',
  LI: 'Livorno',
  LO: 'Lodi',
  LU: 'Lucca',
  MC: 'Macerata',
  MN: 'Mantova',
  MS: 'Massa-Carrara',
  MT: 'Matera',
  ME: 'Messina',
  MI: 'Milano',
  MO: 'Modena',
  MB: 'Monza e Brianza',
  NA: 'Napoli',
  NO: 'Novara',
  NU: 'Nuoro',
  OR: 'Oristano',
  PD: 'Padova',
  PA: 'Palermo',
  PR: 'Parma',
  PV: 'Pavia',
  PG: 'Perugia',
  PU: 'Pesaro e Urbino',
  PE: 'Pescara',
  PC: 'Piacenza',
  PI: 'Pisa',
  PT: 'Pistoia',
  PN: 'Pordenone',
  PZ: 'Potenza',
  PO: 'Prato',
  RG: 'Ragusa',
  RA: 'Ravenna',
  RC: 'Reggio Calabria',
  RE: 'Reggio Emilia',
  RI: 'Rieti',
  RN: 'Rimini',
  RM: 'Roma',
  RO: 'Rovigo',
  SA: 'Salerno',
  SS: 'Sassari',
  SV: 'Savona',
  SI: 'Siena',
  SR: 'Siracusa',
  SO: 'Sondrio',
  SU: 'Sud Sardegna',
  TA: 'Taranto',
  TE: 'Teramo',
  TR: 'Terni',
  TO: 'Torino',
  TP: 'Trapani',
  TN: 'Trento',
  TV: 'Treviso',
  TS: 'Trieste',
  UD: 'Udine',
  VA: 'Varese',
  VE: 'Venezia',
  VB: 'Verbano-Cusio-Ossola',
  VC: 'Vercelli',
  VR: 'Verona',
  VV: 'Vibo Valentia',
  VI: 'Vicenza',
  VT: 'Viterbo',
}

/** Provinces of Sardinia that the regional reform ends or begins again: some write the old code, some the new one. */
const SARDINIAN: Readonly<Record<string, string>> = {
  CI: 'Carbonia-Iglesias (Sulcis Iglesiente)',
  OG: 'Ogliastra',
  OT: 'Olbia-Tempio (Gallura Nord-Est Sardegna)',
  VS: 'Medio Campidano',
}

/** ACC-002 */
export function isProvince(code: string): boolean {
  return Object.hasOwn(PROVINCES, code) || Object.hasOwn(SARDINIAN, code)
}

/** With which two digits the postcodes of a province begin; only a hint is drawn from it. */
const POSTCODES =
  'RM00 VT01 RI02 FR03 LT04 TR05 PG06 SS07 OT07 NU08 OG08 OR09 CA09 SU09 CI09 VS09 TO10 AO11 CN12 VC13 BI13 AT14 AL15 GE16 SV17 IM18 SP19 MI20 MB20 VA21 CO22 LC23 SO23 BG24 BS25 CR26 LO26 PV27 NO28 VB28 PC29 VE30 TV31 BL32 UD33 PN33 TS34 GO34 PD35 VI36 VR37 TN38 BZ39 BO40 MO41 RE42 PR43 FE44 RO45 MN46 FC47 RN47 RA48 FI50 PT51 AR52 SI53 MS54 LU55 PI56 LI57 GR58 PO59 AN60 PU61 MC62 AP63 FM63 TE64 PE65 CH66 AQ67 BA70 FG71 BR72 LE73 TA74 MT75 BT76 NA80 CE81 BN82 AV83 SA84 PZ85 CB86 IS86 CS87 CZ88 KR88 RC89 VV89 PA90 TP91 AG92 CL93 EN94 CT95 SR96 RG97 ME98'
const PREFIXES = new Map(POSTCODES.split(' ').map((pair) => [pair.slice(0, 2), pair.slice(2)]))

/** ACC-002. The first and the last postcode there is. */
export function isPostcode(written: string): boolean {
  return /^\d{5}$/.test(written) && written >= '00010' && written <= '98168'
}

/** ACC-002. Said beside the field, and blocks nothing. */
export function postcodeHint(postcode: string, province: string): string | null {
  const prefix = PREFIXES.get(province)
  if (!prefix || !isPostcode(postcode) || postcode.startsWith(prefix)) return null
  return 'Il CAP non sembra di questa provincia.'
}

/** To choose one from a list, in the order people look for them. */
export const PROVINCE_CHOICES = Object.entries(PROVINCES).map(([value, name]) => ({
  value,
  label: `${name} (${value})`,
}))

/** DSK-022. The provinces of each region, by their plates, those of Sardinia in every division. */
export const REGIONS: Readonly<Record<string, string>> = {
  Abruzzo: 'AQ CH PE TE',
  Basilicata: 'MT PZ',
  Calabria: 'CS CZ KR RC VV',
  Campania: 'AV BN CE NA SA',
  'Emilia-Romagna': 'BO FC FE MO PC PR RA RE RN',
  'Friuli-Venezia Giulia': 'GO PN TS UD',
  Lazio: 'FR LT RI RM VT',
  Liguria: 'GE IM SP SV',
  Lombardia: 'BG BS CO CR LC LO MB MI MN PV SO VA',
  Marche: 'AN AP FM MC PU',
  Molise: 'CB IS',
  Piemonte: 'AL AT BI CN NO TO VB VC',
  Puglia: 'BA BR BT FG LE TA',
  Sardegna: 'CA CI NU OG OR OT SS SU VS',
  Sicilia: 'AG CL CT EN ME PA RG SR TP',
  Toscana: 'AR FI GR LI LU MS PI PO PT SI',
  'Trentino-Alto Adige': 'BZ TN',
  Umbria: 'PG TR',
  'Valle d’Aosta': 'AO',
  Veneto: 'BL PD RO TV VE VI VR',
}
