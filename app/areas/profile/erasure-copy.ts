/** IDN-051. What an erased account leaves behind, and why: the page and the e-mails say it before and after. */
export const WHAT_STAYS: readonly { what: string; why: string }[] = [
  { what: 'le fatture, gli ordini e i pagamenti', why: 'la legge li fa conservare per 10 anni' },
  {
    what: 'gli attestati dei corsi accreditati',
    why: 'chi fa formazione deve poter dimostrare che cosa ha certificato e a chi',
  },
  {
    what: 'un’impronta dell’e-mail e del codice fiscale, per 24 mesi',
    why: 'serve solo a riconoscere chi ha già usato la prova gratuita: l’indirizzo non si può ricavare',
  },
  { what: 'i movimenti di crediti e punti e il registro di che cosa è successo', why: 'restano senza il tuo nome' },
]
