import type { Written } from '../reading/seed-item.ts'

export const article: Written = {
  slug: 'guida-smettere-di-fumare-in-cinque-minuti',
  title: 'Smettere di fumare: la guida al colloquio di cinque minuti',
  type: 'Guida',
  abstract:
    'Chiedere, consigliare, valutare, aiutare, organizzare. Con le dosi dei farmaci che raddoppiano le probabilità.',
  category: 'nutrizione-e-prevenzione',
  published: '2026-05-29',
  access: 'registered',
  topics: ['Fumo', 'Prevenzione', 'Farmaci'],
  professions: [
    'Medico chirurgo',
    'Farmacista',
    'Infermiera',
    'Infermiere',
    'Psicologa',
    'Psicologo',
    'Odontoiatra',
    'Ostetrica',
  ],
  author: 'Luca Sordi, medico di medicina generale',
  sources: [
    {
      label:
        'Istituto superiore di sanità, Linea guida per il trattamento della dipendenza da tabacco e da nicotina, 2023',
    },
  ],
  body: `<p>Tre fumatori su quattro vorrebbero smettere; da soli ci riescono in pochi. Un consiglio breve aumenta la probabilità, un farmaco la raddoppia, le due cose insieme di più. Cinque minuti bastano, se si sa che cosa farne.</p>
<h2>Chiedere</h2>
<p>A tutti, a ogni visita: «Fuma?». E a chi ha smesso: «Da quanto?». Si scrive con i parametri.</p>
<h2>Consigliare</h2>
<p>Una frase sola, chiara e personale: «La cosa che migliorerebbe di più la sua bronchite è smettere, e la posso aiutare».</p>
<h2>Valutare</h2>
<p>«Quanto è importante per lei, da zero a dieci? E quanto si sente capace?» Poi la domanda che fa parlare: «Perché non un numero più basso?». Il tempo dalla sveglia alla prima sigaretta misura la dipendenza: meno di trenta minuti vuol dire forte.</p>
<h2>Aiutare</h2>
<table><thead><tr><th scope="col">Trattamento</th><th scope="col">Come si usa</th></tr></thead><tbody><tr><td>Cerotto di nicotina</td><td>Dose piena se fuma più di dieci sigarette; si scala in otto-dodici settimane</td></tr><tr><td>Gomme, compresse, spray</td><td>Al bisogno, insieme al cerotto: l’associazione funziona meglio</td></tr><tr><td>Citisina</td><td>Ciclo breve, con schema a scalare e giorno di stop nella prima settimana</td></tr><tr><td>Vareniclina</td><td>Dodici settimane, si comincia una o due settimane prima della data</td></tr><tr><td>Bupropione</td><td>Otto-nove settimane; non in chi ha avuto convulsioni</td></tr></tbody></table>
<p>La disponibilità e la rimborsabilità cambiano: si controlla prima di prescrivere. In gravidanza si comincia dal sostegno; la nicotina sostitutiva si valuta caso per caso.</p>
<h2>Organizzare</h2>
<p>Una data entro due settimane, una telefonata il terzo giorno, una visita a un mese. Il Telefono verde contro il fumo dell’Istituto superiore di sanità è gratuito: 800 554 088. La ricaduta è la regola, non il fallimento: si chiede che cosa è successo e si riprova.</p>`,
}
