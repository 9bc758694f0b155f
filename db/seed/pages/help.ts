import { block, head, type SeedPage, textPage } from './seed-page.ts'

const help: SeedPage = {
  path: '/assistenza',
  parent: '/',
  head: head('Assistenza', 'Una persona che risponde, al telefono o per iscritto.'),
  regions: {
    main: [
      block('contatti', 'standard-info-box', {
        theme: 'light',
        cardsPerRow: 3,
        title: 'Come ci trovi',
        cards: [
          {
            icon: 'phone',
            title: 'Al telefono',
            text: 'Il numero verde è gratuito: lunedì–venerdì 08:00–20:00, sabato 09:00–17:00.',
            link: '/assistenza/contatti',
            label: 'Vedi il numero',
          },
          {
            icon: 'message-circle',
            title: 'Su WhatsApp',
            text: 'Scrivi quando vuoi: rispondiamo lunedì–venerdì 08:00–20:00, sabato 09:00–17:00.',
            link: '/assistenza/contatti',
            label: 'Scrivici',
          },
          {
            icon: 'headphones',
            title: 'In chat',
            text: 'Per i soci che hanno effettuato l’accesso, lunedì–venerdì 08:00–20:00, sabato 09:00–17:00.',
            link: '/assistenza/contatti',
            label: 'Apri la chat',
          },
        ],
      }),
      block('domande', 'faq', {
        label: 'Domande frequenti',
        title: 'Forse la risposta è già qui',
        content: 'Se non la trovi scrivici, oppure scegli il giorno in cui ti chiamiamo.',
        callToAction: { label: 'Prenota un appuntamento', link: '/assistenza/appuntamento', variant: 'ghost' },
        items: [
          {
            question: 'Non riesco ad accedere',
            answer:
              'Controlla il codice utente, quattro cifre o più, e la password. Se hai dimenticato la password <a href="/recover-password">chiedine una nuova</a>. Se non hai più quell’e-mail <a href="/assistenza/recupero-accesso">dicci chi sei</a>: ci pensiamo noi.',
          },
          {
            question: 'Ho cambiato indirizzo e-mail',
            answer:
              'Scrivici dalla pagina dei <a href="/assistenza/contatti">contatti</a>, oppure chiamaci con il tuo codice utente a portata di mano.',
          },
          {
            question: 'Non trovo un attestato',
            answer:
              'L’attestato compare appena superata la prova finale. Se manca, dicci il titolo del corso e la data della prova.',
          },
          {
            question: 'Ho ricevuto un addebito che non riconosco',
            answer: 'Chiamaci subito: verifichiamo con te la fattura e, se c’è un errore, rimborsiamo.',
          },
          {
            question: 'Voglio i miei dati, o cancellarli',
            answer:
              'Puoi fare entrambe le cose da solo, nel tuo profilo alla voce <a href="/profilo/privacy">Privacy e condizioni</a>.',
          },
          {
            question: 'Il sito non funziona con la mia tecnologia assistiva',
            answer:
              'È un nostro errore: segnalalo, la <a href="/accessibilita">dichiarazione di accessibilità</a> dice come.',
          },
        ],
      }),
    ],
    bottom: [
      block(
        'telefono',
        'banner-section',
        {
          banners: [
            {
              layout: 4,
              title: 'Preferisci parlare?',
              content: 'Tieni a portata di mano il tuo codice utente.',
              callsToAction: [{ label: 'Chiamaci', link: '#phonecall', variant: 'accent' }],
            },
          ],
        },
        { visibility: ['REGISTRATO', 'TRIAL', 'EX_TRIAL', 'EX_PREMIUM', 'PREMIUM'] },
      ),
    ],
  },
}

/** FRM-002 */
const appointment: SeedPage = {
  path: '/assistenza/appuntamento',
  parent: '/assistenza',
  head: head('Prenota un appuntamento', 'Scegli il giorno: un consulente del Club ti chiama.'),
  regions: {
    main: [
      block('appuntamento', 'appointment-form', {
        title: 'Parliamone quando vuoi tu',
        content: 'Un consulente ti spiega che cosa comprende ogni piano e risponde alle tue domande, senza impegno.',
      }),
    ],
  },
}

/** FRM-001. For whoever has lost both password and mailbox. */
const lostAccess: SeedPage = {
  path: '/assistenza/recupero-accesso',
  parent: '/assistenza',
  head: head('Recupero dell’accesso', 'Hai perso la password e non hai più l’e-mail dell’account? Dicci chi sei.'),
  regions: {
    main: [
      block('contatto', 'contact-form', {
        title: 'Ritroviamo il tuo account',
        content:
          'Con questi dati ti riconosciamo e ti richiamiamo per farti rientrare. Se l’e-mail dell’account è ancora tua fai prima a <a href="/recover-password">chiedere una nuova password</a>.',
        hasCredentials: true,
      }),
    ],
  },
}

export const helpPages: readonly SeedPage[] = [
  help,
  appointment,
  lostAccess,
  textPage('/accessibilita', '/', {
    title: 'Dichiarazione di accessibilità',
    description: 'Come rendiamo il sito utilizzabile da tutti, che cosa manca ancora, a chi segnalarlo.',
    html: `<p>Questo sito è progettato per essere conforme alle <strong>WCAG 2.2, livello AA</strong>, come chiedono la direttiva (UE) 2019/882 e il decreto legislativo 27 maggio 2022, n. 82.</p>
<h2>Che cosa garantiamo</h2>
<ul><li>ogni funzione si usa con la sola tastiera, e il punto in cui sei è sempre visibile;</li>
<li>i testi si leggono anche ingranditi al 400 %, con il tema chiaro e con quello scuro;</li>
<li>i moduli dicono che cosa non va, accanto al campo e in cima alla pagina;</li>
<li>niente si muove da solo se hai chiesto meno movimento;</li>
<li>le pagine si leggono anche senza JavaScript.</li></ul>
<h2>Stato di conformità</h2>
<p>Verifichiamo ogni versione con strumenti automatici e con prove manuali da tastiera. I documenti PDF caricati da terzi possono non essere pienamente accessibili: chiedici una versione alternativa.</p>
<h2>Segnala un problema</h2>
<p>Scrivi a <a href="mailto:{{email}}">{{email}}</a> o chiama il numero verde in fondo alla pagina, indicando l’indirizzo della pagina e la tecnologia che usi. Rispondiamo entro trenta giorni.</p>
<p>Se la risposta non ti soddisfa puoi rivolgerti all’<a href="https://www.agid.gov.it">Agenzia per l’Italia digitale</a>.</p>
<p>Dichiarazione redatta il 15 novembre 2026 sulla base di un’autovalutazione.</p>`,
  }),
]
