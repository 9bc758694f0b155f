import type { Written } from '../reading/seed-item.ts'

export const article: Written = {
  slug: 'podcast-fisco-in-dieci-minuti',
  title: 'Fisco in dieci minuti: le scadenze di fine anno',
  type: 'Podcast',
  abstract: 'Acconti, sistema Tessera sanitaria, spese da pagare entro dicembre: l’elenco da tenere sul telefono.',
  category: 'fisco-e-tasse',
  published: '2026-11-09',
  access: 'registered',
  topics: ['Partita IVA', 'Dichiarazione dei redditi'],
  professions: ['Medico chirurgo', 'Odontoiatra', 'Psicologa', 'Fisioterapista', 'Infermiera', 'Infermiere'],
  tags: ['Fisco e Tasse'],
  author: 'Dott.ssa Carla Venturi, commercialista',
  body: `<p>Novembre e dicembre sono i mesi in cui si può ancora fare qualcosa. A gennaio si può soltanto contare.</p>
<p>In questo episodio: il secondo acconto, che cosa anticipare e che cosa rimandare, come controllare l’invio delle spese al sistema Tessera sanitaria. Sotto, gli appunti.</p>
<h2>Minuto uno: il secondo acconto</h2>
<p>La scadenza ordinaria è il 30 novembre. Negli ultimi anni chi ha compensi contenuti ha potuto rinviarlo a gennaio e dividerlo in rate: se la misura è confermata lo dice il provvedimento dell’anno, quindi si chiede prima di pagare. Se quest’anno hai guadagnato meno si può versare di meno con il metodo previsionale: chi sbaglia per difetto paga la sanzione, perciò si fa con un conto scritto.</p>
<h2>Minuto quattro: quello che si paga entro il 31 dicembre</h2>
<ul><li>Le spese che vuoi dedurre: conta il giorno del pagamento.</li><li>I contributi alla cassa: riducono il reddito dell’anno in cui li versi.</li><li>La previdenza complementare, fino al limite annuo.</li><li>I corsi, l’ordine, la polizza che scade a gennaio.</li></ul>
<h2>Minuto sette: quello che conviene rimandare</h2>
<p>Se sei vicino a una soglia, per esempio quella del regime forfettario, una parcella incassata il 2 gennaio è dell’anno dopo. Non si può fingere: conta quando il denaro arriva.</p>
<h2>Minuto nove: due controlli</h2>
<p>Le fatture non incassate, per sollecitarle. E quelle inviate al sistema Tessera sanitaria: confronta il totale con il tuo registro prima di fine gennaio, perché il paziente troverà la differenza nella precompilata prima di te.</p>`,
}
