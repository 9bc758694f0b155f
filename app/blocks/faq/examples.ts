import type { BlockExample } from '../block.ts'
import type { faqSchema } from './schema.ts'

const questions = [
  {
    question: 'La prova gratuita si rinnova da sola?',
    answer:
      '<p>No. Alla fine torni a un account gratuito: <strong>nessun addebito</strong> e nessun dato di pagamento richiesto prima.</p>',
  },
  {
    question: 'I crediti ECM sono riconosciuti in tutta Italia?',
    answer: 'Sì. I crediti acquisiti con un provider accreditato valgono su tutto il territorio nazionale.',
  },
  {
    question: 'Posso cambiare piano in corso d’anno?',
    answer: 'Sì, in qualsiasi momento. Quello che hai già pagato viene scalato dal nuovo piano.',
  },
  {
    question: 'Chi vede i dati della mia scheda professionale?',
    answer:
      '<p>Solo chi decidi tu:</p><ul><li>nessuno, finché non la pubblichi;</li><li>tutti, i soli campi che hai scelto, dopo.</li></ul>',
  },
]

export const examples: BlockExample<typeof faqSchema>[] = [
  {
    name: 'Poche domande',
    fields: { label: 'Domande frequenti', title: 'Prima di iscriverti', items: questions },
  },
  {
    name: 'Più di cinque, con «Mostra altre»',
    fields: {
      label: 'Domande frequenti',
      title: 'Quello che ci chiedete di più',
      content: 'Se la tua domanda non c’è, scrivici: risponde una persona.',
      callToAction: { label: 'Scrivici', link: '/assistenza', variant: 'ghost', icon: 'message-circle' },
      items: [
        ...questions,
        {
          question: 'Come recupero la password?',
          answer:
            'Dalla pagina di accesso, con l’indirizzo e-mail della registrazione. <a href="/assistenza">Se non lo ricordi, scrivici</a>.',
        },
        {
          question: 'Come scarico un attestato?',
          answer: 'Dal tuo profilo, alla voce formazione, appena superata la prova finale.',
        },
        {
          question: 'Posso disdire?',
          answer: 'Sì, prima del rinnovo, dalla tua area personale o scrivendo all’assistenza.',
        },
      ],
    },
  },
]
