import type { SubscriptionType } from '#areas/audience/model.ts'

/** TRK-002…010. Every event code, and the action it stands for. */
export const EVENT_USES = {
  AR100: 'logo che porta alla home',
  AR107: '«Accedi»',
  AR108: '«Registrati gratis»',
  AR181: 'pulsante di un banner senza codice proprio',
  PP010: '«Piani Premium»',
  PP050: 'invito al passaggio di piano',
  PP071: 'apertura della finestra di upgrade',
  PP072: 'prova gratuita dalla finestra di upgrade',
  PP080: 'tabella dei piani',
  PP091: 'cambio di piano',
  PP092: '«Piano attivo»',
  PP100: 'acquisto, aggiunta al carrello',
  PP200: 'apertura del carrello',
  PP300: 'telefonata da computer',
  PP305: 'telefonata da telefono',
  PP400: '«Acquista ora»',
  UC010: 'preferito',
  UC020: 'condivisione',
  UC030: 'stampa',
  UC040: 'download',
  NA102: 'scheda di una notizia',
  NA103: 'carosello di notizie',
  NA104: 'categoria di notizie',
  NA105: 'ricerca di notizie',
  NA106: '«Vai ai contenuti»',
  NA131: 'invito all’upgrade su una notizia',
  RS111: 'apertura di un modulo',
  RS113: 'download di un modulo',
  RS114: 'stampa di un modulo',
  RS121: 'apertura di uno strumento',
  RS122: 'uso di uno strumento',
  RS123: '«Vai ai Moduli»',
  RS124: 'tutti gli strumenti',
  CF101: 'scheda di un corso',
  CF102: 'accesso a un corso',
  CF103: 'attestato',
  CF104: 'catalogo dei corsi',
  CF135: 'famiglia di corsi in evidenza',
  CN310: 'scheda di un coupon',
  CN320: 'codice scoperto',
  CN330: 'codice copiato',
  CN340: 'pagina di un negozio',
  TM140: 'telemedicina',
  WL100: 'programma fedeltà',
  PH110: 'professionisti e assistenza domiciliare',
} as const

export type EventCode = keyof typeof EVENT_USES
export const EVENT_CODES = Object.keys(EVENT_USES) as [EventCode, ...EventCode[]]

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

export type CookieConsent = {
  readonly id: string
  readonly version: number
  readonly purposes: readonly Purpose[]
  readonly givenAt: Date
}
