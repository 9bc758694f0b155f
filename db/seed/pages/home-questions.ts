import { block } from './seed-page.ts'

const callToAction = {
  label: 'Vai all’assistenza',
  link: '/assistenza',
  variant: 'ghost',
  icon: 'message-circle',
} as const
const label = 'Domande frequenti'

// What whoever is about to choose a plan asks.
const whichPlan = {
  question: 'Quale piano mi serve?',
  answer:
    'Dipende da che cosa usi: la formazione, la tutela, gli strumenti. Nel <a href="/piani-premium">confronto dei piani</a> c’è una riga per ogni servizio; se resti indeciso, chiamaci.',
}
const installments = {
  question: 'Si può pagare a rate?',
  answer: 'Sì, in dodici rate mensili senza interessi, dove il piano lo prevede.',
}
const deduction = {
  question: 'La spesa è deducibile?',
  answer:
    'Per chi ha la partita IVA la formazione e i servizi professionali di regola lo sono, nei limiti di legge. La fattura è nella tua area personale.',
}

/** Who is where asks different things: a visitor what it costs, a member how it works, who left what remains. */
export const homeQuestions = [
  block(
    'domande',
    'faq',
    {
      label,
      title: 'Prima di iscriverti',
      content: 'Se la tua domanda non c’è, scrivici: risponde una persona.',
      callToAction,
      items: [
        {
          question: 'La prova gratuita si rinnova da sola?',
          answer:
            'No. Dopo sette giorni torni a un account gratuito: nessun addebito e nessun dato di pagamento richiesto prima.',
        },
        {
          question: 'Chi può iscriversi?',
          answer:
            '<p>Medici, odontoiatri, farmacisti, infermieri, fisioterapisti e tutte le professioni sanitarie, anche in formazione o in pensione.</p>',
        },
        {
          question: 'I crediti sono riconosciuti in tutta Italia?',
          answer:
            'Sì. I crediti ottenuti con un provider accreditato valgono su tutto il territorio nazionale e arrivano alla tua posizione dopo la chiusura dell’evento.',
        },
        {
          question: 'Che cosa vedo senza pagare?',
          answer:
            'Molti articoli, il catalogo dei corsi, i calcolatori e le convenzioni. Con la registrazione gratuita leggi di più e conservi quello che ti serve.',
        },
        {
          question: 'Chi vede i dati della mia scheda professionale?',
          answer: '<p>Nessuno, finché non la pubblichi. Dopo, solo i campi che hai scelto di mostrare.</p>',
        },
        {
          question: 'Come ricevo la fattura?',
          answer: 'In formato elettronico, e in copia PDF nella tua area personale, dove restano tutte.',
        },
        {
          question: 'Come disdico?',
          answer:
            'Non serve: l’iscrizione dura dodici mesi e non si rinnova da sola. Se cambi idea, entro quattordici giorni dall’acquisto recedi scrivendo all’<a href="/assistenza">assistenza</a>. Non chiediamo perché.',
        },
      ],
    },
    { visibility: ['SUSPECT'] },
  ),
  block(
    'domande-registrato',
    'faq',
    {
      label,
      title: 'Prima di provare, o di scegliere',
      content: 'Hai già un account: queste sono le cose che chiede chi sta per fare il passo dopo.',
      callToAction,
      items: [
        {
          question: 'La prova gratuita mi impegna?',
          answer:
            'No. Dura sette giorni, apre corsi, consulenze, strumenti e convenzioni, non chiede dati di pagamento e finisce da sola.',
        },
        whichPlan,
        {
          question: 'Se non prendo un piano perdo quello che ho salvato?',
          answer: 'No. L’account resta gratuito, con i tuoi preferiti e i tuoi dati.',
        },
        installments,
        deduction,
      ],
    },
    { visibility: ['REGISTRATO'] },
  ),
  block(
    'domande-prova-finita',
    'faq',
    {
      label,
      title: 'La prova è finita: e adesso?',
      content: 'Che cosa ti resta, e che cosa si riapre con un piano.',
      callToAction,
      items: [
        {
          question: 'Posso fare un’altra prova?',
          answer:
            'I sette giorni si fanno una volta sola. Dalla pagina <a href="/upgrade">Passa a Premium</a> puoi chiedere un mese gratis: ti richiamiamo noi.',
        },
        {
          question: 'Che cosa mi resta senza un piano?',
          answer: 'L’account, i preferiti, i corsi che hai iniziato e gli attestati: sono tuoi.',
        },
        whichPlan,
        installments,
        deduction,
      ],
    },
    { visibility: ['EX_TRIAL'] },
  ),
  block(
    'domande-prova',
    'faq',
    {
      label,
      title: 'Sette giorni: da che parte cominciare',
      content: 'Una cosa al giorno basta per capire se il Club fa per te.',
      callToAction,
      items: [
        {
          question: 'Che cosa conviene provare per primo?',
          answer:
            'Un <a href="/corsi-ecm-fad">corso breve</a>, se ti mancano crediti; un <a href="/risorse">modulo</a>, se hai qualcosa da far firmare; una domanda ai <a href="/servizi/legali">legali</a>, se c’è un dubbio che rimandi.',
        },
        {
          question: 'I crediti che guadagno in prova restano miei?',
          answer: 'Sì. L’attestato si scarica appena superi la prova finale e vale come gli altri.',
        },
        {
          question: 'Che cosa succede all’ottavo giorno?',
          answer:
            'Il tuo account torna gratuito. Non paghi nulla, non perdi i preferiti, e puoi scegliere un piano quando vuoi.',
        },
        {
          question: 'Posso passare a un piano prima della fine?',
          answer: 'Sì, dai <a href="/piani-premium">piani</a>: l’anno comincia dal giorno in cui lo attivi.',
        },
      ],
    },
    { visibility: ['TRIAL'] },
  ),
  block(
    'domande-premium',
    'faq',
    {
      label,
      title: 'Usare bene quello che hai',
      content: 'Le risposte che fanno risparmiare una telefonata. Per le altre ci siamo.',
      callToAction,
      items: [
        {
          question: 'Dove trovo i miei attestati?',
          answer:
            'In <a href="/profilo/la-mia-formazione">La mia formazione</a>, accanto a ogni corso finito. Restano tuoi anche se cambi piano.',
        },
        {
          question: 'Quando arrivano i crediti alla mia posizione nazionale?',
          answer:
            'Dopo la chiusura dell’evento, quando il rapporto è stato trasmesso: il termine è di novanta giorni. Intanto fa fede l’attestato.',
        },
        {
          question: 'Come faccio una domanda ai legali?',
          answer:
            'Dalla pagina dei <a href="/servizi/legali">servizi legali</a>: descrivi i fatti con le date, senza nomi di pazienti. Se servono documenti, l’avvocato te li chiede per e-mail.',
        },
        {
          question: 'Posso cambiare piano in corso d’anno?',
          answer:
            'Sì, con uno più ampio, quando vuoi: quello che al tuo manca si apre subito, e il nuovo anno parte quando finisce questo.',
        },
        {
          question: 'Dove sono le fatture?',
          answer:
            'In <a href="/profilo/fatture-pagamenti">Fatture e pagamenti</a>, una copia in PDF per ogni addebito.',
        },
        {
          question: 'Chi vede la mia scheda professionale?',
          answer: 'Chiunque la cerchi, con i soli campi che hai scelto di mostrare. La togli quando vuoi.',
        },
      ],
    },
    { visibility: ['PREMIUM'] },
  ),
  block(
    'domande-rinnovo',
    'faq',
    {
      label,
      title: 'Prima di rinnovare',
      content: 'Che cosa è rimasto al suo posto, e che cosa si riapre.',
      callToAction,
      items: [
        {
          question: 'Che cosa ho conservato?',
          answer: 'Attestati, fatture, preferiti e dati: sono tuoi e li trovi nella tua area personale.',
        },
        {
          question: 'Un corso lasciato a metà si riprende?',
          answer: 'Sì, se l’evento è ancora aperto: ritrovi il punto esatto a cui eri arrivato.',
        },
        {
          question: 'Posso tornare con un piano diverso?',
          answer: 'Sì. Il <a href="/piani-premium">confronto dei piani</a> dice che cosa cambia, voce per voce.',
        },
        {
          question: 'Perché me ne ero andato?',
          answer:
            'Lo sai tu, e ci interessa: se qualcosa non ha funzionato <a href="/assistenza">raccontacelo</a>, anche se non torni.',
        },
      ],
    },
    { visibility: ['EX_PREMIUM'] },
  ),
]
