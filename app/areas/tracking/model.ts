import type { SubscriptionType } from '#areas/audience/model.ts'

/** TRK-002…010. Every event code, and the action it stands for: in comments, because browsers are sent the codes. */
export const EVENT_CODES = [
  // logo che porta alla home
  'AR100',
  // «Accedi»
  'AR107',
  // «Registrati gratis»
  'AR108',
  // pulsante di un banner senza codice proprio
  'AR181',
  // «Piani Premium»
  'PP010',
  // invito al passaggio di piano
  'PP050',
  // apertura della finestra di upgrade
  'PP071',
  // prova gratuita dalla finestra di upgrade
  'PP072',
  // tabella dei piani
  'PP080',
  // cambio di piano
  'PP091',
  // «Piano attivo»
  'PP092',
  // acquisto, aggiunta al carrello
  'PP100',
  // apertura del carrello
  'PP200',
  // telefonata da computer
  'PP300',
  // telefonata da telefono
  'PP305',
  // «Acquista ora»
  'PP400',
  // preferito
  'UC010',
  // condivisione
  'UC020',
  // stampa
  'UC030',
  // download
  'UC040',
  // scheda di una notizia
  'NA102',
  // carosello di notizie
  'NA103',
  // categoria di notizie
  'NA104',
  // ricerca di notizie
  'NA105',
  // «Vai ai contenuti»
  'NA106',
  // invito all’upgrade su una notizia
  'NA131',
  // apertura di un modulo
  'RS111',
  // download di un modulo
  'RS113',
  // stampa di un modulo
  'RS114',
  // apertura di uno strumento
  'RS121',
  // uso di uno strumento
  'RS122',
  // «Vai ai Moduli»
  'RS123',
  // tutti gli strumenti
  'RS124',
  // scheda di un corso
  'CF101',
  // accesso a un corso
  'CF102',
  // attestato
  'CF103',
  // catalogo dei corsi
  'CF104',
  // famiglia di corsi in evidenza
  'CF135',
  // scheda di un coupon
  'CN310',
  // codice scoperto
  'CN320',
  // codice copiato
  'CN330',
  // pagina di un negozio
  'CN340',
  // telemedicina
  'TM140',
  // programma fedeltà
  'WL100',
  // professionisti e assistenza domiciliare
  'PH110',
] as const

export type EventCode = (typeof EVENT_CODES)[number]

/** TRK-002. What a button of a banner sends when its editor chose no code. */
export const BANNER_EVENT: EventCode = 'AR181'
/** TRK-012 */
export const CART_EVENT: EventCode = 'PP200'

/** TRK-001. A click or another action of ours; TRK-013. a form that was sent. */
export const EVENT_KINDS = ['action', 'lead'] as const
export type EventKind = (typeof EVENT_KINDS)[number]

/** TRK-001. What tag managers are told, in the spelling they know. */
export type TrackedEvent = { event: EventKind; code: string; path: string; event_id: string }

/** An event as we keep it: it names no person, no address and no device. */
export type EventRecord = {
  readonly id: string
  readonly kind: EventKind
  readonly code: string
  readonly path: string
  readonly audienceType: SubscriptionType
  readonly occurredAt: Date
}

/** How many events travel together, and how many wait at most. */
export const EVENTS_PER_CALL = 20

/** What a visitor may agree to beyond what the site needs to work. */
export const PURPOSES = ['statistics', 'marketing'] as const
export type Purpose = (typeof PURPOSES)[number]

/** Grows when the purposes change: an old choice then no longer answers the question, and it is asked again. */
export const CONSENT_VERSION = 1

export const CONSENT_COOKIE = 'cookie_consent'

/** Where the question stands in the document. */
export const CONSENT_QUESTION_ID = 'domanda-cookie'

export type CookieConsent = {
  readonly id: string
  readonly version: number
  readonly purposes: readonly Purpose[]
  readonly givenAt: Date
}
