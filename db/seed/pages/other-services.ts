import { servicePage } from './legal-services.ts'
import { block, head, type SeedPage } from './seed-page.ts'

/** SRV-008, SRV-027 */
const fitness = servicePage({
  path: '/servizi/fitness-network',
  parent: '/servizi',
  title: 'Fitness network',
  description: 'Tre ingressi gratuiti per te e la tua famiglia nei centri della rete.',
  hero: {
    label: 'Benessere',
    title: 'Muoversi fa bene, lo dici ogni giorno',
    content: 'Scegli il centro più vicino e prova: piscina, sala pesi, yoga, padel e molto altro.',
    category: 'nutrizione',
  },
  request: {
    form: 'Richiesta-FitnessNetwork',
    title: 'Prenota i tuoi ingressi',
    content: 'Scegli il centro che preferisci: ti mandiamo i tre ingressi per e-mail.',
    phoneMaxDigits: 15,
  },
  features: [
    { icon: 'map-pin', title: 'In tutta Italia', text: 'Centri nelle città e nei capoluoghi di provincia.' },
    { icon: 'users', title: 'Con chi vuoi', text: 'Gli ingressi valgono per te e per la tua famiglia.' },
    { icon: 'badge-percent', title: 'E poi lo sconto', text: 'Sull’abbonamento, se decidi di restare.' },
  ],
  terms: {
    title: 'I tuoi ingressi, in cifre',
    terms: [
      { figure: '3', text: 'ingressi gratuiti, per il socio e la sua famiglia' },
      { figure: '12', text: 'tipi di attività' },
    ],
  },
})

/** SRV-011. "Chiedi informazioni" leads back to the head of the page. */
const rental: SeedPage = {
  path: '/servizi/convenzioni/noleggio-auto',
  parent: '/servizi',
  head: head('Noleggio auto a lungo termine', 'Un canone solo, tutto compreso, a condizioni riservate ai soci.'),
  regions: {
    main: [
      block('service-header', 'banner-section', {
        banners: [
          {
            layout: 1,
            backgroundColor: 'tint',
            label: 'Convenzioni',
            title: 'L’auto nuova, senza comprarla',
            content:
              'Un canone mensile con dentro tutto: bollo, assicurazione, tagliandi, soccorso. Alla fine la restituisci, o ne prendi un’altra.',
            image: { kind: 'drawing', key: 'noleggio-auto', category: 'auto' },
            callsToAction: [
              { label: 'Vedi le offerte', link: '#offerte', variant: 'accent' },
              {
                label: 'Parla con un consulente',
                link: '/assistenza/appuntamento',
                variant: 'ghost',
                audience: { visibility: ['REGISTRATO', 'TRIAL', 'EX_TRIAL', 'EX_PREMIUM', 'PREMIUM'] },
              },
            ],
          },
        ],
      }),
      block('chi-siamo', 'rich-text', {
        content: `<h2>Come funziona</h2><p>Scegli il modello, la durata e i chilometri. Il consulente prepara il contratto e l’auto arriva dove vuoi tu, anche in ospedale. Chi ha partita IVA deduce il canone secondo le regole della sua professione.</p>`,
      }),
      block('offerte', 'rental-offers', { title: 'Le offerte di questo mese' }),
      block('vantaggi', 'standard-info-box', {
        theme: 'light',
        cardsPerRow: 3,
        title: 'I vantaggi per i soci',
        cards: [
          { icon: 'receipt', title: 'Un costo solo', text: 'Nessuna spesa imprevista: è tutto nel canone.' },
          { icon: 'wrench', title: 'Manutenzione compresa', text: 'Tagliandi e gomme, con auto sostitutiva.' },
          { icon: 'shield-check', title: 'Assicurazione completa', text: 'Responsabilità civile, furto e danni.' },
        ],
        callToAction: { label: 'Chiedi informazioni', link: '#service-header', variant: 'solid' },
      }),
    ],
  },
}

/** SRV-013, SRV-014, SRV-018. The same page at both paths. */
const homeCare = (path: string, parent: string): SeedPage => ({
  path,
  parent,
  head: head('Assistenza domiciliare', 'I professionisti del Club, a casa di chi ne ha bisogno.'),
  regions: {
    main: [
      block('testata', 'banner-section', {
        banners: [
          {
            layout: 1,
            backgroundColor: 'tint',
            label: 'Rete dei professionisti',
            title: 'La cura arriva a casa',
            content:
              'Il paziente trova il professionista giusto; il professionista trattiene il 100% del compenso, senza commissioni per il Club.',
            image: { kind: 'drawing', key: 'assistenza-domiciliare', category: 'infermieristica' },
            callsToAction: [
              {
                label: 'Chiedi informazioni',
                link: '#richiesta',
                variant: 'accent',
                audience: { visibility: ['PREMIUM'] },
              },
              {
                label: 'Passa a Premium',
                link: '/upgrade',
                variant: 'accent',
                audience: { visibility: ['REGISTRATO', 'TRIAL', 'EX_TRIAL', 'EX_PREMIUM'] },
              },
              {
                label: 'Registrati gratis',
                link: '/registrazione',
                variant: 'accent',
                audience: { visibility: ['SUSPECT'] },
              },
            ],
          },
        ],
      }),
      block('come-funziona', 'standard-info-box', {
        theme: 'white',
        cardsPerRow: 3,
        title: 'Come funziona',
        cards: [
          { icon: 'search', title: 'Il paziente cerca', text: 'Per prestazione e per zona, dal telefono.' },
          { icon: 'calendar-check', title: 'Tu confermi', text: 'Giorno, ora e compenso li decidi tu.' },
          { icon: 'coins', title: 'Il compenso è tuo', text: 'Il 100% dell’onorario degli interventi a domicilio.' },
        ],
      }),
      block(
        'professionisti',
        'professionals-list',
        { title: 'I professionisti della rete' },
        { visibility: ['PREMIUM'] },
      ),
      block(
        'richiesta',
        'service-request',
        {
          form: 'assistenza-domiciliare',
          title: 'Sei un farmacista?',
          content: 'Ti spieghiamo come proporre l’assistenza domiciliare ai pazienti della tua farmacia.',
          submitLabel: 'Chiedi informazioni',
          phoneMaxDigits: 16,
        },
        { visibility: ['PREMIUM'] },
      ),
      block(
        'promozione',
        'banner-section',
        {
          banners: [
            {
              layout: 4,
              theme: 'dark',
              title: 'Con Premium entri nella rete',
              content: 'I professionisti, le richieste dei pazienti e il 100% del compenso sono per i soci Premium.',
              callsToAction: [{ label: 'Scopri i piani', link: '/upgrade', variant: 'accent' }],
            },
          ],
        },
        { visibility: ['REGISTRATO', 'TRIAL', 'EX_TRIAL', 'EX_PREMIUM'] },
      ),
    ],
  },
})

/** SRV-020. Visitors see the page and the way in, and nothing of the list. */
const videoTutorials: SeedPage = {
  path: '/servizi/video-tutorial',
  parent: '/servizi',
  head: head('Video tutorial', 'Il Club in pochi secondi alla volta: dove si trova ogni cosa e come si usa.'),
  regions: {
    main: [
      block('testata', 'banner-section', {
        banners: [
          {
            layout: 1,
            backgroundColor: 'tint',
            label: 'Video tutorial',
            title: 'Imparare il Club, tra un paziente e l’altro',
            content: 'Filmati di pochi secondi, con i sottotitoli: si seguono anche senza audio.',
            image: { kind: 'drawing', key: 'video-tutorial', category: 'formazione' },
            callsToAction: [
              {
                label: 'Guarda i video',
                link: '#video',
                variant: 'accent',
                audience: { visibility: ['REGISTRATO', 'TRIAL', 'PREMIUM', 'EX_TRIAL', 'EX_PREMIUM'] },
              },
              {
                label: 'Registrati gratis',
                link: '/registrazione',
                variant: 'accent',
                audience: { visibility: ['SUSPECT'] },
              },
            ],
          },
        ],
      }),
      block('video', 'video-tutorials', { title: 'Tutti i video' }),
    ],
  },
}

export const otherServicePages: readonly SeedPage[] = [
  fitness,
  rental,
  homeCare('/servizi/assistenza-domiciliare', '/servizi'),
  homeCare('/professionisti-sanitari/assistenza-domiciliare', '/servizi'),
  videoTutorials,
]
