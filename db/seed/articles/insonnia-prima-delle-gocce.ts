import type { Written } from '../reading/seed-item.ts'

export const article: Written = {
  slug: 'insonnia-prima-delle-gocce',
  title: 'Insonnia: la terapia che funziona non è in gocce',
  abstract:
    'La terapia cognitivo-comportamentale è la prima scelta anche per chi dorme male da vent’anni. Come si fa, in pochi incontri, e che cosa resta ai farmaci.',
  category: 'psicologia-e-benessere',
  published: '2026-07-20',
  topics: ['Insonnia', 'Salute mentale', 'Farmaci'],
  professions: ['Psicologa', 'Psicologo', 'Medico chirurgo', 'Farmacista', 'Infermiera', 'Infermiere'],
  author: 'Chiara Lenzi, psicologa',
  sources: [
    {
      label:
        'Riemann D et al., The European Insomnia Guideline: an update on the diagnosis and treatment of insomnia, Journal of Sleep Research 2023',
    },
  ],
  body: `<p>«Mi dia qualcosa per dormire.» La richiesta è semplice, la risposta di solito è una ricetta che durerà dieci anni. Eppure la linea guida europea, aggiornata nel 2023, mette al primo posto una terapia senza farmaci, per tutte le età e anche quando ci sono altre malattie.</p>
<p>Si chiama terapia cognitivo-comportamentale per l’insonnia. Non è parlare dell’infanzia e non è l’elenco dei consigli sul sonno: è un programma preciso, di quattro-otto incontri, che si può insegnare.</p>
<h2>Prima la diagnosi</h2>
<p>Insonnia è difficoltà ad addormentarsi, a restare addormentati o un risveglio troppo precoce, almeno tre notti a settimana per almeno tre mesi, con conseguenze di giorno e nonostante un tempo adeguato per dormire. Chi dorme cinque ore e sta bene non è insonne. Chi lavora di notte e dorme di giorno ha un altro problema.</p>
<p>Si escludono le apnee, con le domande su russamento, pause e sonnolenza; le gambe senza riposo, che peggiorano la sera e migliorano camminando; depressione, dolore, nicturia, alcol, cortisone, beta-agonisti. Un diario di due settimane vale più di qualunque esame.</p>
<h2>I pezzi della terapia</h2>
<h3>Restrizione del tempo a letto</h3>
<p>È il pezzo più potente. Se il diario dice che in otto ore di letto se ne dormono cinque e mezza, per una settimana si sta a letto cinque ore e mezza, mai meno di cinque, con sveglia fissa. Il sonno si compatta. Quando si dorme almeno l’85 per cento del tempo passato a letto si aggiungono quindici minuti. I primi giorni sono duri e di giorno si ha sonno: non si fa in chi guida per mestiere, nell’epilessia, nel disturbo bipolare.</p>
<h3>Controllo dello stimolo</h3>
<p>Il letto serve per dormire. Se dopo un tempo che sembra di venti minuti non si dorme ci si alza, si va in un’altra stanza con poca luce, si torna quando viene sonno. Nessun orologio in vista.</p>
<h3>Lavoro sui pensieri</h3>
<p>«Se non dormo otto ore domani non funziono.» Si confronta con i fatti: quante volte è successo, che cosa si è riusciti a fare lo stesso. L’obiettivo è togliere al sonno l’importanza che lo spaventa.</p>
<h3>Rilassamento e abitudini</h3>
<p>Respiro lento, rilassamento muscolare, luce al mattino, movimento. L’igiene del sonno da sola non cura l’insonnia: è la cornice.</p>
<h2>Che cosa resta ai farmaci</h2>
<p>Se la terapia non basta o non è disponibile, un farmaco per poche settimane è accettabile. Le benzodiazepine e i farmaci simili si usano al massimo per quattro settimane. Gli antagonisti dell’orexina possono essere prescritti fino a tre mesi, e in alcuni casi più a lungo. La melatonina a rilascio prolungato ha un posto dopo i 55 anni, fino a tre mesi. Antistaminici e antipsicotici non sono raccomandati per dormire; le erbe non hanno prove sufficienti.</p>
<p>Nell’anziano ogni ipnotico è una caduta in più. Chi ne prende uno da anni può ridurlo, piano, e la riduzione riesce meglio se nel frattempo fa la terapia.</p>
<h2>Chi la fa</h2>
<p>Gli psicologi formati sono pochi. I programmi digitali con le stesse tecniche hanno dimostrato efficacia e possono essere il primo gradino. L’infermiere di famiglia può consegnare e leggere il diario; il farmacista può accorgersi della terza confezione in un mese e fare la domanda giusta. Il medico, quando non può fare altro, può almeno prescrivere la sveglia alla stessa ora: costa una frase.</p>`,
}
