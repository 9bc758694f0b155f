import type { ServiceForm } from '#areas/services/model.ts'
import { block, head, type SeedPage } from './seed-page.ts'

type Card = { icon: string; title: string; text: string }
type Term = { figure: string; text: string }

export type ServiceWords = {
  path: string
  parent: string
  title: string
  description: string
  hero: { label: string; title: string; content: string; category: string }
  features: readonly Card[]
  terms?: { title: string; terms: readonly Term[] }
  request: { form: ServiceForm; title: string; content: string; messageLabel?: string; phoneMaxDigits?: number }
  questions?: readonly { question: string; answer: string }[]
}

/** SRV-007. The one structure of a service: hero, request form, features, terms, questions. */
export function servicePage(words: ServiceWords): SeedPage {
  const { path, parent, title, description, hero, features, terms, request, questions } = words
  return {
    path,
    parent,
    head: head(title, description),
    regions: {
      main: [
        block('service-header', 'banner-section', {
          banners: [
            {
              layout: 1,
              backgroundColor: 'tint',
              label: hero.label,
              title: hero.title,
              content: hero.content,
              image: { kind: 'drawing', key: path.slice(1).replaceAll('/', '-'), category: hero.category },
              callsToAction: [
                {
                  label: 'Chiedi ora',
                  link: '#richiesta',
                  variant: 'accent',
                  audience: { visibility: ['TRIAL', 'PREMIUM'] },
                },
                {
                  label: 'Scopri i piani',
                  link: '/upgrade',
                  variant: 'accent',
                  audience: { visibility: ['REGISTRATO', 'EX_TRIAL', 'EX_PREMIUM'] },
                },
              ],
              loginCallToAction: {},
            },
          ],
        }),
        block('richiesta', 'service-request', { ...request }),
        block('caratteristiche', 'standard-info-box', {
          theme: 'light',
          cardsPerRow: 3,
          title: 'Che cosa comprende',
          cards: [...features],
        }),
        ...(terms ? [block('condizioni', 'service-terms', { title: terms.title, terms: [...terms.terms] })] : []),
        ...(questions ? [block('domande', 'faq', { title: 'Domande frequenti', items: [...questions] })] : []),
      ],
    },
  }
}

const LEGAL = '/servizi/legali'
const CONFIDENTIAL = {
  icon: 'lock',
  title: 'Riservatezza',
  text: 'Quello che scrivi è coperto dal segreto professionale.',
}

/** SRV-023…025: the terms are to the letter of the requirements. */
export const legalServicePages: readonly SeedPage[] = [
  servicePage({
    path: `${LEGAL}/consulenza`,
    parent: LEGAL,
    title: 'Consulenza legale',
    description: 'Una domanda a un avvocato che si occupa di sanità, quante volte ti serve.',
    hero: {
      label: 'Servizi legali',
      title: 'Una domanda oggi vale più di una causa domani',
      content: 'Contratti, consenso informato, privacy, turni: chiedi prima di firmare, di rispondere o di rinunciare.',
      category: 'legale',
    },
    request: {
      form: 'consulenza-legale',
      title: 'Richiedi una consulenza',
      content: 'Descrivi il caso in poche righe: l’avvocato ti scrive, e se serve ti chiama.',
      messageLabel: 'Qual è la tua domanda?',
    },
    features: [
      { icon: 'scale', title: 'Avvocati del settore', text: 'Responsabilità sanitaria, lavoro, privacy e fisco.' },
      {
        icon: 'message-circle',
        title: 'Per iscritto e al telefono',
        text: 'La risposta resta nella tua area personale.',
      },
      CONFIDENTIAL,
    ],
    terms: {
      title: 'Le condizioni del servizio',
      terms: [
        { figure: 'Illimitate', text: 'consulenze nell’anno' },
        { figure: '2', text: 'giorni lavorativi per la risposta' },
      ],
    },
  }),
  servicePage({
    path: `${LEGAL}/parere`,
    parent: LEGAL,
    title: 'Parere legale',
    description: 'La risposta motivata di un avvocato, scritta e firmata, da conservare.',
    hero: {
      label: 'Servizi legali',
      title: 'Un parere scritto, da tenere nel cassetto giusto',
      content: 'Quando una decisione pesa, serve una risposta con le norme, i precedenti e una firma.',
      category: 'legale',
    },
    request: {
      form: 'richiesta-parere-legale',
      title: 'Chiedi un parere',
      content: 'Racconta i fatti e la domanda. Se hai documenti, l’avvocato te li chiede per e-mail.',
      messageLabel: 'I fatti e la domanda',
    },
    features: [
      { icon: 'file-text', title: 'Motivato', text: 'Norme e sentenze citate, conclusioni chiare.' },
      { icon: 'badge-check', title: 'Firmato', text: 'Da un avvocato che risponde di quello che scrive.' },
      CONFIDENTIAL,
    ],
    terms: {
      title: 'Le condizioni del servizio',
      terms: [
        { figure: '3', text: 'pareri all’anno, al massimo' },
        { figure: '15', text: 'giorni lavorativi per la risposta' },
      ],
    },
  }),
  servicePage({
    path: `${LEGAL}/diffida`,
    parent: LEGAL,
    title: 'Lettera di diffida',
    description: 'La lettera di un avvocato che ferma un comportamento scorretto.',
    hero: {
      label: 'Servizi legali',
      title: 'Una lettera che si fa leggere',
      content: 'Compensi non pagati, recensioni false, uso del tuo nome: una diffida ben scritta spesso basta.',
      category: 'legale',
    },
    request: {
      form: 'lettera-diffida',
      title: 'Chiedi una diffida',
      content: 'Dicci chi, che cosa e da quando. La lettera parte solo dopo il tuo consenso.',
      messageLabel: 'Che cosa è successo?',
    },
    features: [
      { icon: 'pencil', title: 'Scritta per te', text: 'Nessun modello: i fatti sono i tuoi.' },
      { icon: 'send', title: 'Spedita da noi', text: 'Per PEC o raccomandata, con la ricevuta in copia.' },
      CONFIDENTIAL,
    ],
    terms: {
      title: 'Le condizioni del servizio',
      terms: [
        { figure: '3', text: 'diffide all’anno, al massimo' },
        { figure: '10', text: 'giorni lavorativi per la risposta' },
      ],
    },
  }),
  servicePage({
    path: `${LEGAL}/responsabilita`,
    parent: LEGAL,
    title: 'Responsabilità professionale',
    description: 'Che cosa fare, e che cosa non fare, quando arriva una richiesta di risarcimento.',
    hero: {
      label: 'Servizi legali',
      title: 'È arrivata una richiesta di risarcimento?',
      content: 'Non rispondere da solo. Conserva la lettera, annota la data e chiedici una prima opinione.',
      category: 'legale',
    },
    request: {
      form: 'first-opinion',
      title: 'Chiedi una prima opinione',
      content: 'Un avvocato e un medico legale leggono le carte e ti dicono quanto è fondata.',
      messageLabel: 'Che cosa ti viene contestato?',
    },
    features: [
      { icon: 'doctor', title: 'Avvocato e medico legale', text: 'Il diritto e la clinica, insieme.' },
      { icon: 'shield-check', title: 'Con la tua polizza', text: 'Ti aiutiamo a denunciare il sinistro nei tempi.' },
      CONFIDENTIAL,
    ],
  }),
  servicePage({
    path: `${LEGAL}/network-avvocati`,
    parent: LEGAL,
    title: 'Network avvocati',
    description: 'Un avvocato vicino a te, a tariffe concordate per i soci.',
    hero: {
      label: 'Servizi legali',
      title: 'Un avvocato nella tua città',
      content: 'Quando serve essere presenti, in studio o in tribunale: tariffe scritte prima, senza sorprese.',
      category: 'legale',
    },
    request: {
      form: 'network-avvocati',
      title: 'Trova un avvocato',
      content: 'Dicci la città e la materia: ti mettiamo in contatto con due studi tra cui scegliere.',
      messageLabel: 'Città e materia',
    },
    features: [
      { icon: 'map-pin', title: 'In ogni provincia', text: 'Studi scelti e verificati ogni anno.' },
      { icon: 'receipt', title: 'Preventivo scritto', text: 'Prima dell’incarico, con la tariffa dei soci.' },
      CONFIDENTIAL,
    ],
  }),
]
