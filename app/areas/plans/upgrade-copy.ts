import { type ConventionCounts, countedOffers } from '#areas/conventions/copy.ts'
import { promisedFigure } from '#platform/pure/promised-figure.ts'
export type Topic = { title: string; text: string; icon: string; link: string; label: string }

/** UPG-020. Five ways to be helped; the second is not for insurance professionals (UPG-021). */
export const SERVICE_TABS: readonly (Topic & { id: string; tab: string; points: readonly string[] })[] = [
  {
    id: 'legali',
    tab: 'Servizi legali',
    title: 'Un avvocato che conosce la sanità',
    text: 'Consulenza, pareri scritti, diffide e assistenza quando arriva una richiesta di risarcimento.',
    points: [
      'Risposta da un legale del settore',
      'Pareri motivati, da conservare',
      'Segreto professionale su ogni pratica',
    ],
    icon: 'scale',
    link: '/servizi/legali',
    label: 'Scopri i servizi legali',
  },
  {
    id: 'assicurativi',
    tab: 'Servizi assicurativi',
    title: 'La polizza che hai, letta con te',
    text: 'Massimali, franchigie, retroattività, colpa grave: ti diciamo che cosa manca e che cosa paghi due volte.',
    points: ['Consulenza indipendente', 'Confronto tra le coperture', 'Aiuto nella denuncia di un sinistro'],
    icon: 'umbrella',
    link: '/servizi/assicurativi',
    label: 'Scopri le tutele',
  },
  {
    id: 'tutela',
    tab: 'Polizza tutela legale',
    title: 'Le spese di difesa non sono più un pensiero',
    text: 'Sede civile, penale e disciplinare, con il legale che scegli tu.',
    points: [
      'Compresa nei piani Professione e Completo',
      'Anche per i procedimenti disciplinari',
      'Scelta libera del legale',
    ],
    icon: 'shield-check',
    link: '/servizi/assicurativi/tutela-legale',
    label: 'Che cosa copre',
  },
  {
    id: 'convenzioni',
    tab: 'Convenzioni',
    title: 'Sconti veri, in posti che conosci già',
    text: 'Viaggi, libri, palestra, auto: quello che risparmi in un anno spesso ripaga l’iscrizione.',
    points: ['Codici personali', 'Negozi in linea e sotto casa', 'Nuove offerte ogni settimana'],
    icon: 'ticket-percent',
    link: '/servizi/convenzioni',
    label: 'Vedi le convenzioni',
  },
  {
    id: 'network',
    tab: 'Network professionisti',
    title: 'Farsi trovare, e sapere a chi mandare',
    text: 'La tua scheda professionale pubblica e la rete dei colleghi del Club.',
    points: ['Scheda completa con contatti', 'Ricerca per professione e provincia', 'Visibile solo quando vuoi tu'],
    icon: 'users',
    link: '/professionisti-sanitari',
    label: 'Vedi la rete',
  },
]

/** UPG-022 */
export const RESOURCE_TABS: readonly (Topic & { id: string; tab: string; points: readonly string[] })[] = [
  {
    id: 'moduli',
    tab: 'Moduli',
    title: 'Modelli pronti, aggiornati a ogni cambio di norma',
    text: 'Consensi informati, certificati, lettere: li compili e li scarichi.',
    points: ['Moduli legali e scientifici', 'In Word e in PDF', 'Con la data dell’ultima revisione'],
    icon: 'file-text',
    link: '/risorse#resources-collection',
    label: 'Sfoglia i moduli',
  },
  {
    id: 'tool',
    tab: 'Tool',
    title: 'Il calcolo giusto, con la fonte accanto',
    text: 'Punteggi clinici, dosaggi, conti fiscali: strumenti verificati che usi dal telefono.',
    points: ['Formula e limiti dichiarati', 'Risultato stampabile', 'Collegamento da condividere'],
    icon: 'calculator',
    link: '/risorse#all-tool',
    label: 'Apri gli strumenti',
  },
]

/** UPG-017. What the grid offers, in rows of four. */
export const OFFERS: readonly Topic[] = [
  {
    title: 'Corsi ECM',
    text: 'Crediti per tutto il triennio, dal telefono o dal computer.',
    icon: 'graduation-cap',
    link: '/corsi-ecm-fad',
    label: 'Vedi i corsi',
  },
  {
    title: 'Consulenza legale',
    text: 'Una domanda scritta oggi vale più di una causa domani.',
    icon: 'scale',
    link: '/servizi/legali',
    label: 'Come funziona',
  },
  {
    title: 'Telemedicina',
    text: 'Il tuo studio in video, con agenda e referti.',
    icon: 'video',
    link: '/telemedicina',
    label: 'Scopri',
  },
  {
    title: 'Convenzioni',
    text: 'Sconti riservati per te e la tua famiglia.',
    icon: 'ticket-percent',
    link: '/servizi/convenzioni',
    label: 'Vedi gli sconti',
  },
  {
    title: 'Moduli e tool',
    text: 'Modelli e calcolatori pronti per la pratica.',
    icon: 'calculator',
    link: '/risorse',
    label: 'Apri le risorse',
  },
  {
    title: 'News',
    text: 'Le novità di clinica, norme e fisco, senza limiti.',
    icon: 'newspaper',
    link: '/news-approfondimenti',
    label: 'Leggi',
  },
  {
    title: 'Scheda professionale',
    text: 'La tua pagina pubblica, con i contatti.',
    icon: 'user',
    link: '/professionisti-sanitari',
    label: 'Guarda un esempio',
  },
  {
    title: 'Programma Fedeltà',
    text: 'Ogni anno nel Club diventa punti e premi.',
    icon: 'star',
    link: '/programma-fedelta',
    label: 'Scopri i premi',
  },
]

export type Story = Topic & { id?: string; eyebrow: string; seed: string; category: string }

/** UPG-018, UPG-019. The parts of the page that are words and a picture. */
export const STORIES = {
  news: {
    id: 'upgrade-news',
    eyebrow: 'News e approfondimenti',
    title: 'Quello che è cambiato, letto per te',
    text: 'Articoli firmati, con le fonti, su clinica, norme e fisco. Con un piano li leggi tutti, li salvi e li stampi.',
    icon: 'newspaper',
    link: '/news-approfondimenti',
    label: 'Vai alle news',
    seed: 'upgrade-news',
    category: 'news',
  },
  training: {
    id: 'formazione-ecm',
    eyebrow: 'Formazione ECM',
    title: 'Il triennio, un passo alla volta',
    text: 'Corsi multimediali, e-book, film e videoclip accreditati. L’attestato arriva appena superi la prova.',
    icon: 'graduation-cap',
    link: '/corsi-ecm-fad',
    label: 'Vedi il catalogo',
    seed: 'upgrade-fad',
    category: 'formazione',
  },
  loyalty: {
    id: 'upgrade-winloy',
    eyebrow: 'Programma Fedeltà',
    title: 'Ogni anno nel Club diventa punti',
    text: 'Con il rinnovo, con i corsi conclusi, invitando un collega. I punti si spendono nel catalogo dei premi.',
    icon: 'star',
    link: '/programma-fedelta',
    label: 'Scopri il programma',
    seed: 'upgrade-fedelta',
    category: 'fedelta',
  },
  professionals: {
    eyebrow: 'Elenco professionisti',
    title: 'La tua scheda, tra i colleghi',
    text: 'Professione, specializzazioni, sedi e orari: la scrivi tu, la pubblichi quando vuoi.',
    icon: 'users',
    link: '/professionisti-sanitari',
    label: 'Sfoglia l’elenco',
    seed: 'upgrade-rete',
    category: 'professionisti',
  },
  homeCare: {
    id: 'netmed-advantages',
    eyebrow: 'Assistenza domiciliare',
    title: 'I vantaggi di lavorare a domicilio con il Club',
    text: 'Le richieste di assistenza arrivano a chi è vicino, con compensi chiari e una persona che coordina.',
    icon: 'house',
    link: '/professionisti-sanitari/assistenza-domiciliare',
    label: 'Come funziona',
    seed: 'upgrade-domicilio',
    category: 'servizi',
  },
  legalCases: {
    eyebrow: 'Le mie cause',
    title: 'Le tue pratiche legali, sempre sotto mano',
    text: 'Udienze, provvedimenti e documenti delle cause seguite dai legali del Club, in un solo posto.',
    icon: 'gavel',
    link: '/profilo/cause',
    label: 'Apri le mie cause',
    seed: 'upgrade-cause',
    category: 'legale',
  },
  press: {
    eyebrow: 'Stampa scientifica',
    title: 'La letteratura che ti riguarda',
    text: 'Ricerca nella banca dati e una newsletter con gli articoli della tua specialità.',
    icon: 'book-open',
    link: '/servizi/pubmed',
    label: 'Scopri il servizio',
    seed: 'upgrade-stampa',
    category: 'risorse',
  },
} satisfies Record<string, Story>

/** CNV-004. The page of the conventions counts codes, this one offers: each keeps its own words. */
export function offersLead(counts: ConventionCounts): string {
  const attractions = 'il 10% sulle attrazioni turistiche'
  if (counts.offers === 0) return `Sconti nei negozi online, e ${attractions}.`
  return `${countedOffers(counts, ['offerta', 'offerte'])} online, e ${attractions}.`
}

/** CRS-041. The credits this page offers, until editors say another figure; the page of the courses has its own. */
export const CREDITS_OFFERED = '1.800'

/** CRS-040. The figure of the credits is the page's own; courses and series are those the club has today. */
export function trainingStory(credits: string, courses: number, series: number): Story {
  const { text, ...story } = STORIES.training
  const split = series > 1 ? ` in ${series} collane` : ''
  return {
    ...story,
    text: `${promisedFigure(courses, 200)} ${courses === 1 ? 'corso' : 'corsi'} e ${credits} crediti ECM${split}. ${text}`,
  }
}
