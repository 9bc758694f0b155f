import type { Written } from '../reading/seed-item.ts'

export const article: Written = {
  slug: 'precompilata-controllare-le-spese-sanitarie',
  title: 'Precompilata: le spese sanitarie si controllano prima di inviare',
  type: 'News',
  abstract: 'Che cosa trova il paziente, che cosa può mancare, e che cosa rispondergli quando la fattura non c’è.',
  category: 'fisco-e-tasse',
  published: '2026-05-15',
  topics: ['Dichiarazione dei redditi', 'Fatturazione'],
  professions: ['Medico chirurgo', 'Odontoiatra', 'Psicologa', 'Fisioterapista', 'Farmacista'],
  tags: ['Fisco e Tasse'],
  author: 'Dott.ssa Carla Venturi, commercialista',
  body: `<p>A maggio arrivano le telefonate: «La sua fattura non c’è». Quasi sempre c’è un motivo semplice, e saperlo prima evita un pomeriggio di ricerche.</p>
<h2>I motivi</h2>
<ul><li>Il paziente si era opposto alla trasmissione, e non se lo ricorda.</li><li>Il codice fiscale era quello del coniuge o aveva un errore.</li><li>La spesa è stata pagata a gennaio: sta nell’anno dopo.</li><li>Il pagamento era in contanti, e la spesa compare ma non è detraibile.</li><li>L’invio è stato scartato, e nessuno ha guardato la ricevuta.</li></ul>
<h2>Che cosa dire</h2>
<p>La fattura è il documento che conta: con quella il contribuente può aggiungere la spesa a mano, conservandola insieme alla prova del pagamento. La dichiarazione modificata può essere controllata; accettata senza modifiche, di regola, sulle spese precompilate no. Per questo a molti conviene che tu corregga l’invio, se i termini sono aperti.</p>
<h2>Per l’anno prossimo</h2>
<p>Una volta al mese, cinque minuti: numero di fatture emesse, numero di quelle accettate dal sistema. Se i due numeri sono uguali, a maggio il telefono tace.</p>`,
}
