import type { Access } from '#platform/http/call.server.ts'

/**
 * DSK-036. The personal pages that open to whoever looks as a member, as `app/routes.ts` writes them. Whatever is not here stays closed:
 * lawyers' answers and cases, payment methods, what opens the account, links that act when they are followed, the sites of others.
 */
const OPEN_PAGES = new Set([
  '/aula/:courseId',
  '/verifica-attestato/:code',
  '/profilo/la-mia-formazione',
  '/carrello',
  '/servizi/pubmed/articoli/:pmid',
  '/servizi/pubmed/elenco-di-lettura',
  '/servizi/pubmed/rassegna/:digestId',
  '/profilo/la-mia-libreria',
  '/profilo/le-mie-risorse',
  '/programma-fedelta-premiati/prodotti',
  '/programma-fedelta-premiati/prodotti/:rewardId',
  '/programma-fedelta-premiati/profilo/ordini',
  '/condizioni-uso',
  '/assistenza/chat',
  '/conferma-email',
  '/attivazione-trial',
  '/login',
  '/registrazione',
  '/registrazione-trial',
  '/profilo',
  '/profilo/la-mia-scheda',
  '/profilo/il-mio-programma-fedelta',
  '/profilo/programma-fedelta',
  '/profilo/abbonamento',
  '/profilo/fatture-pagamenti',
  '/profilo/i-miei-servizi',
  '/profilo/dati-personali',
  '/profilo/privacy',
  '/profilo/privacy/testi/:consent',
  '/profilo/richieste',
])

/** Of the calls that only members may make, those that tell what the open pages show. */
const OPEN_CALLS = new Set([
  '/CMS/WelcomeMessage',
  '/CRM/Utente/Consistenza',
  '/CRM/Utente/DatiContatto',
  '/CRM/Utente/IsAPS',
  '/CRM/Utente/Portafogli',
  '/CRM/Utente/Sottoscrizione',
  '/CRM/Utente/Sottoscrizione/Storico',
  '/Chat/Dipartimento',
  '/FAD/Corsi/Personali',
  '/FAD/Corsi/PersonaliTriennio',
  '/FAD/Corsi/Riepilogo',
  '/FAD/Corsi/{id}/PerTe',
  '/PubMed/Utente/ElencoLettura',
  '/PubMed/Utente/RassegneStampa',
  '/Servizi/VideoTutorial/{slug}/film.webm',
  '/Servizi/VideoTutorial/{slug}/sottotitoli.vtt',
  '/categories',
  '/contact/jump2wl/check',
  '/favorites',
  '/invoice',
  '/notices',
  '/ordermanagement-internal/orders/user/{clientCode}/products',
  '/professionallist/professionalcards/me',
  '/winloy/transactions',
])

/** A public page knows the kind of visitor and nobody: it shows whoever looks nothing of the person. */
export function isPageOpenToViewAs({ isPublic, pattern }: { isPublic: boolean; pattern: string }): boolean {
  return isPublic || OPEN_PAGES.has(pattern)
}

/** Of those that anybody may make, the one that gives a key to send a password with. */
const CLOSED_CALLS = new Set(['/Auth/PublicKey'])

/** A call of the desk is not found by a member, so it needs no answer here. */
export function isCallOpenToViewAs({ access, path }: { access: Access; path: string }): boolean {
  if (CLOSED_CALLS.has(path)) return false
  return access !== 'member' || OPEN_CALLS.has(path)
}

const READS = new Set(['GET', 'HEAD', 'OPTIONS'])

/** Whatever its address, only what reads is answered to whoever looks; and the one form that leaves. */
export function isAnsweredToViewAs(method: string, path: string, leavePath: string): boolean {
  return READS.has(method) || (method === 'POST' && path === leavePath)
}
