import type { Audience } from '#areas/audience/model.ts'
import type { Thing } from './thing-rules.ts'

type Place = Thing & { readonly isPersonal?: boolean }
const place = (link: string, title: string, text: string): Place => ({ id: link, link, title, text })
const own = (link: string, title: string, text: string): Place => ({ ...place(link, title, text), isPersonal: true })

/** The pages of the club that members look for by what they do there. */
const PLACES: readonly Place[] = [
  own(
    '/profilo/fatture-pagamenti',
    'Fatture e pagamenti',
    'Le tue fatture, le ricevute, le rate da pagare, il bonifico, la nota di credito.',
  ),
  own(
    '/profilo/abbonamento',
    'Il tuo abbonamento',
    'Piano, scadenza, rinnovo, disdetta, recesso, cambio di piano, codice di attivazione.',
  ),
  own(
    '/profilo/metodi-pagamento',
    'Metodi di pagamento',
    'Carta di credito, addebito, IBAN: aggiungere o togliere come paghi.',
  ),
  own(
    '/profilo/la-mia-formazione',
    'La mia formazione',
    'Corsi iniziati e finiti, attestati, crediti ECM del triennio, crediti da usare.',
  ),
  own('/profilo/la-mia-libreria', 'La mia libreria', 'Articoli e corsi salvati, preferiti, da leggere dopo.'),
  own('/profilo/le-mie-risorse', 'Le mie risorse', 'Moduli e strumenti salvati tra i preferiti.'),
  own(
    '/profilo/dati-personali',
    'Dati personali',
    'Cambiare indirizzo, telefono, codice fiscale, professione, e-mail, PEC.',
  ),
  own('/profilo/sicurezza', 'Sicurezza', 'Cambiare la password, secondo fattore, accessi, dispositivi collegati.'),
  own('/profilo/privacy', 'Privacy e consensi', 'Consensi, newsletter, copia dei dati, cancellare l’account.'),
  own(
    '/profilo/la-mia-scheda',
    'La mia scheda professionale',
    'La tua pagina tra i professionisti: studio, orari, contatti, biglietto da visita.',
  ),
  own(
    '/profilo/il-mio-programma-fedelta',
    'Il mio programma fedeltà',
    'I tuoi punti, le missioni, i premi richiesti, invitare un collega.',
  ),
  own('/profilo/richieste', 'Le mie richieste', 'Le domande ai consulenti e le risposte dell’assistenza.'),
  own('/profilo/cause', 'Le mie cause', 'Le pratiche legali seguite dal Club.'),
  own('/profilo/i-miei-servizi', 'I miei servizi', 'Che cosa comprende il tuo piano e che cosa hai attivato.'),
  own(
    '/servizi/pubmed/elenco-di-lettura',
    'Elenco di lettura',
    'Gli articoli della letteratura scientifica che hai messo da parte.',
  ),
  place('/piani-premium', 'Piani Premium', 'Prezzi, costi, abbonarsi, che cosa comprende ogni piano.'),
  place(
    '/servizi/pubmed',
    'Letteratura scientifica',
    'Articoli e abstract di PubMed per specialità, riassunti in italiano.',
  ),
  place(
    '/contenuti-medico-scientifici',
    'Riviste medico-scientifiche',
    'Testate, riviste, magazine e periodici per professione.',
  ),
  place('/edicola-digitale', 'Edicola digitale', 'Quotidiani, giornali e riviste da sfogliare.'),
  place(
    '/professionisti-sanitari',
    'Professionisti sanitari',
    'Elenco dei professionisti: cercare un medico, uno specialista, un infermiere, un collega per città.',
  ),
  place(
    '/professionisti-sanitari/assistenza-domiciliare',
    'Assistenza domiciliare',
    'Cure a casa: i professionisti della rete che vanno a domicilio.',
  ),
  place('/risorse/calcolatori', 'Calcolatori', 'Punteggi, formule e scale cliniche, fiscali e legali.'),
  place('/corsi-ecm-fad/ebook', 'E-book ECM', 'Corsi in forma di libro, con crediti.'),
  place('/corsi-ecm-fad/film-formazione', 'Film formazione', 'Corsi ECM in forma di film.'),
  place('/corsi-ecm-fad/videoclip', 'Videoclip', 'Filmati brevi di pochi minuti.'),
  place('/programma-fedelta', 'Programma fedeltà', 'Come si raccolgono i punti e quali premi si scelgono.'),
  place('/assistenza', 'Assistenza', 'Domande frequenti, contatti, aiuto, problemi di accesso.'),
  place('/assistenza/contatti', 'Contatti', 'Scrivere o telefonare al Club, reclami, operatori.'),
  place('/recover-password', 'Password dimenticata', 'Recuperare l’accesso, reimpostare le credenziali.'),
]

/** Those that have something for this audience; all of them for nobody in particular. */
export function placesFor(audience: Audience | null): readonly Thing[] {
  const isVisitor = audience?.type === 'SUSPECT'
  return PLACES.filter(({ isPersonal }) => !(isPersonal && isVisitor))
}
