/** ACC-004. The tax regimes of the schema of electronic invoices. */
export const TAX_REGIMES = {
  RF01: 'Ordinario',
  RF02: 'Contribuenti minimi',
  RF04: 'Agricoltura e pesca',
  RF05: 'Vendita sali e tabacchi',
  RF06: 'Commercio dei fiammiferi',
  RF07: 'Editoria',
  RF08: 'Gestione di servizi di telefonia pubblica',
  RF09: 'Rivendita di documenti di trasporto pubblico e di sosta',
  RF10: 'Intrattenimenti, giochi e altre attività (DPR 640/72)',
  RF11: 'Agenzie di viaggi e turismo',
  RF12: 'Agriturismo',
  RF13: 'Vendite a domicilio',
  RF14: 'Rivendita di beni usati, oggetti d’arte, antiquariato',
  RF15: 'Agenzie di vendite all’asta di oggetti d’arte',
  RF16: 'IVA per cassa, pubblica amministrazione',
  RF17: 'IVA per cassa',
  RF18: 'Altro',
  RF19: 'Forfettario',
} as const
export type TaxRegime = keyof typeof TAX_REGIMES

/** SU: one member; SM: more than one. */
export const SINGLE_MEMBER = { SU: 'Di uno solo', SM: 'Di più persone' } as const
/** LS: being wound up; LN: not. */
export const LIQUIDATION = { LN: 'Non in liquidazione', LS: 'In liquidazione' } as const

/** The entry in the register of companies; what a club has not written is left out of the file. */
export type CompanyRegister = {
  office: string
  number: string
  capital: string
  singleMember: string
  liquidation: string
}

/** How the club is taxed, as its papers say it. */
export type FiscalSettings = {
  regime: TaxRegime
  register: CompanyRegister | null
  /** Whether members pay the stamp duty back; by default the club bears it. */
  chargesStampDuty: boolean
}

export const DEFAULT_FISCAL: FiscalSettings = { regime: 'RF01', register: null, chargesStampDuty: false }
