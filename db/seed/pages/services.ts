import { block, head, type SeedPage, textPage } from './seed-page.ts'

const services: SeedPage = {
  path: '/servizi',
  parent: '/',
  head: head('Servizi', 'Otto servizi pensati per chi lavora nella sanità, tutti nella stessa iscrizione.'),
  regions: {
    main: [
      block('elenco', 'standard-info-box', {
        theme: 'white',
        cardsPerRow: 3,
        title: 'Che cosa puoi fare nel Club',
        cards: [
          {
            icon: 'graduation-cap',
            title: 'Formazione ECM',
            text: 'Corsi, e-book, film e videoclip accreditati. L’attestato arriva appena superi la prova.',
            link: '/corsi-ecm-fad',
            label: 'Scopri i corsi',
          },
          {
            icon: 'scale',
            title: 'Servizi legali',
            text: 'Consulenza, pareri, diffide e responsabilità professionale, con avvocati del settore.',
            link: '/servizi/legali',
            label: 'Scopri i servizi legali',
          },
          {
            icon: 'shield-check',
            title: 'Servizi assicurativi',
            text: 'Capire la polizza che hai, scegliere quella che ti serve.',
            link: '/servizi/assicurativi',
            label: 'Scopri le tutele',
          },
          {
            icon: 'newspaper',
            title: 'News e Approfondimenti',
            text: 'Le novità di clinica, norme e fisco, con la fonte sempre accanto.',
            link: '/news-approfondimenti',
            label: 'Vai ai contenuti',
          },
          {
            icon: 'library',
            title: 'Risorse',
            text: 'Moduli legali e scientifici, strumenti e calcolatori.',
            link: '/risorse',
            label: 'Apri le risorse',
          },
          {
            icon: 'ticket-percent',
            title: 'Convenzioni',
            text: 'Negozi, viaggi, auto e tempo libero a condizioni riservate.',
            link: '/servizi/convenzioni',
            label: 'Vedi le convenzioni',
          },
          {
            icon: 'stethoscope',
            title: 'Scheda professionale',
            text: 'La tua pagina pubblica tra i professionisti del Club.',
            link: '/professionisti-sanitari',
            label: 'Vedi come funziona',
          },
          {
            icon: 'star',
            title: 'Programma Fedeltà',
            text: 'Punti per ogni anno di iscrizione, premi da scegliere.',
            link: '/programma-fedelta',
            label: 'Scopri il programma',
          },
          {
            icon: 'headphones',
            title: 'Assistenza',
            text: 'Una persona che risponde, al telefono o per iscritto.',
            link: '/assistenza',
            label: 'Contattaci',
          },
        ],
      }),
      block('novita', 'banner-section', {
        label: 'Novità del Club',
        banners: [
          {
            layout: 1,
            backgroundColor: 'paper',
            label: 'Servizi legali',
            icon: 'scale',
            title: 'Un legale accanto a te, prima che serva',
            content:
              'Una domanda scritta oggi vale più di una causa domani. Rispondono avvocati che si occupano di responsabilità sanitaria.',
            image: { kind: 'drawing', key: 'tutela-legale', category: 'legale' },
            callsToAction: [{ label: 'Come funziona', link: '/servizi/legali', variant: 'solid' }],
          },
          {
            layout: 1,
            backgroundColor: 'paper',
            label: 'Risorse',
            icon: 'calculator',
            title: 'Il calcolo giusto, con la fonte accanto',
            content: 'Punteggi clinici, dosaggi, conti fiscali: strumenti verificati che puoi usare dal telefono.',
            image: { kind: 'drawing', key: 'calcolatori', category: 'risorse' },
            callsToAction: [{ label: 'Apri le risorse', link: '/risorse', variant: 'solid' }],
          },
          {
            layout: 1,
            backgroundColor: 'paper',
            label: 'Convenzioni',
            icon: 'ticket-percent',
            title: 'Sconti veri, in posti che conosci già',
            content: 'Viaggi, libri, palestra, auto: quello che risparmi in un anno spesso ripaga l’iscrizione.',
            image: { kind: 'drawing', key: 'convenzioni-citta', category: 'convenzioni' },
            callsToAction: [{ label: 'Vedi le convenzioni', link: '/servizi/convenzioni', variant: 'solid' }],
          },
        ],
      }),
    ],
    bottom: [
      block(
        'consulente',
        'banner-section',
        {
          banners: [
            {
              layout: 4,
              theme: 'dark',
              title: 'Non sai da dove cominciare?',
              content: 'Raccontaci come lavori: ti diciamo quali servizi ti servono e quali no.',
              callsToAction: [{ label: 'Chiamaci', link: '#phonecall', variant: 'accent' }],
            },
          ],
        },
        { visibility: ['REGISTRATO', 'TRIAL', 'EX_TRIAL', 'EX_PREMIUM', 'PREMIUM'] },
      ),
    ],
  },
}

export const servicePages: readonly SeedPage[] = [
  services,
  textPage('/servizi/legali', '/servizi', {
    title: 'Servizi legali',
    description: 'Avvocati che si occupano di sanità ogni giorno, prima, durante e dopo un problema.',
    html: `<h2>Che cosa puoi chiedere</h2>
<ul><li><strong>Consulenza</strong>: una domanda su contratti, consenso informato, privacy, rapporti di lavoro.</li>
<li><strong>Parere scritto</strong>: la risposta motivata di un avvocato, da conservare.</li>
<li><strong>Diffida</strong>: la lettera che ferma un comportamento scorretto.</li>
<li><strong>Responsabilità professionale</strong>: assistenza quando arriva una richiesta di risarcimento.</li></ul>
<h2>Come funziona</h2>
<p>Descrivi il caso, alleghi i documenti, ricevi la risposta nella tua area personale. Quello che scrivi è coperto dal segreto professionale.</p>
<p>Per chiedere oggi una consulenza scrivi all’<a href="/assistenza">assistenza</a>.</p>`,
  }),
  textPage('/servizi/assicurativi', '/servizi', {
    title: 'Servizi assicurativi',
    description: 'La copertura giusta per la tua attività, spiegata senza clausole da decifrare.',
    html: `<h2>Consulenza indipendente</h2>
<p>Leggiamo con te la polizza che hai: massimali, franchigie, retroattività, colpa grave. Ti diciamo che cosa manca e che cosa paghi due volte.</p>
<h2>Tutela legale</h2>
<p>Copre le spese per difenderti in sede civile, penale e disciplinare, con un legale scelto da te.</p>
<h2>Se succede qualcosa</h2>
<p>Non rispondere da solo a una richiesta di risarcimento. Conserva la lettera, annota la data in cui è arrivata e chiama l’<a href="/assistenza">assistenza</a>.</p>`,
  }),
]
