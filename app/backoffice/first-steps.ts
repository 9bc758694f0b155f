/** What a club that has just been switched on knows about itself. */
export type ClubFacts = {
  /** Company, VAT number, seat and contacts are no longer the invented ones. */
  hasOwnCompany: boolean
  hasOwnLook: boolean
  /** Letters leave, and from an address of its own. */
  sendsMail: boolean
  /** Transfers would reach the club. */
  isPaid: boolean
  hasOwnHome: boolean
  hasOwnLegalTexts: boolean
  sells: boolean
  hasContents: boolean
  hasCourses: boolean
  hasTeam: boolean
}

export type FirstStep = {
  title: string
  text: string
  /** Where it is done; what only the server's keeper can do has no place at the desk. */
  path: string | null
  isDone: boolean
}

/** The road from a club just switched on to one that opens its doors, in the order in which it is best walked. */
export function firstSteps(facts: ClubFacts): FirstStep[] {
  return [
    {
      title: 'Di’ chi siete',
      text: 'Società, partita IVA, sede e recapiti vanno nel piede delle pagine, nelle lettere e nelle fatture: quelli di adesso sono inventati.',
      path: '/redazione/club',
      isDone: facts.hasOwnCompany,
    },
    {
      title: 'Metti il colore e il logo',
      text: 'Le pagine, le lettere e i documenti li prendono da qui.',
      path: '/redazione/club/aspetto',
      isDone: facts.hasOwnLook,
    },
    {
      title: 'Fai partire la posta',
      text: 'Senza un server di posta nessuno riceve le lettere, nemmeno quella per la password; senza un mittente vostro vengono rifiutate. Li imposta chi tiene il server, con MAIL_URL e MAIL_FROM.',
      path: null,
      isDone: facts.sendsMail,
    },
    {
      title: 'Di’ dove si paga',
      text: 'L’IBAN di adesso è di esempio, e finché resta il bonifico non si può scegliere. Lo imposta chi tiene il server, con CLUB_IBAN.',
      path: null,
      isDone: facts.isPaid,
    },
    {
      title: 'Rileggi la pagina iniziale',
      text: 'Parla di corsi, servizi e piani come se ci fossero già tutti: lascia quello che offrite davvero e pubblicala.',
      path: '/redazione/pagine',
      isDone: facts.hasOwnHome,
    },
    {
      title: 'Rileggi i testi legali',
      text: 'Informativa, privacy, cookie e condizioni sono una traccia: falli vedere a chi vi segue e pubblica i vostri, tutti e quattro. La legge applicabile e il foro si scrivono in Il Club.',
      path: '/redazione/pagine',
      isDone: facts.hasOwnLegalTexts,
    },
    {
      title: 'Decidi che cosa si compra',
      text: 'I piani ci sono, ma nessuno è in vendita: dai nome, servizi e prezzo ai vostri e mettili in vendita.',
      path: '/redazione/piani',
      isDone: facts.sells,
    },
    {
      title: 'Pubblica la prima lettura',
      text: 'Un articolo, una guida o una notizia: la home la mostra da sola.',
      path: '/redazione/contenuti',
      isDone: facts.hasContents,
    },
    {
      title: 'Apri il primo corso',
      text: 'Lezioni, domande e crediti; finché è una bozza lo vedete solo voi.',
      path: '/redazione/corsi',
      isDone: facts.hasCourses,
    },
    {
      title: 'Invita la squadra',
      text: 'Chi scrive, chi risponde agli iscritti, e almeno un altro amministratore.',
      path: '/redazione/squadra',
      isDone: facts.hasTeam,
    },
  ]
}
