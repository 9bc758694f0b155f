import type { Written } from '../reading/seed-item.ts'

export const article: Written = {
  slug: 'cartella-clinica-scriverla-bene',
  title: 'La cartella clinica: scriverla per chi verrà dopo',
  abstract:
    'Chiara, vera, completa, tempestiva. Che cosa non può mancare, come si corregge, chi può averne copia ed entro quando.',
  category: 'norme-e-diritto',
  published: '2026-02-23',
  access: 'registered',
  topics: ['Documentazione sanitaria', 'Responsabilità sanitaria', 'Privacy'],
  professions: [
    'Medico chirurgo',
    'Infermiera',
    'Infermiere',
    'Ostetrica',
    'Fisioterapista',
    'Odontoiatra',
    'Psicologa',
  ],
  tags: ['Norme e diritto'],
  author: 'Avv. Paolo Renzi',
  sources: [
    { label: 'Legge 8 marzo 2017, n. 24, articolo 4' },
    { label: 'Circolare del Ministero della Sanità 19 dicembre 1986, n. 61' },
    { label: 'Codice di deontologia medica, articolo 26' },
  ],
  body: `<p>Ci sono tre lettori di una cartella clinica: il collega del turno di notte, il paziente che ne chiede copia, il consulente di un giudice tra otto anni. Chi scrive pensando al primo, di solito, accontenta anche gli altri due.</p>
<p>La giurisprudenza la considera un atto pubblico quando la redige chi lavora in una struttura pubblica o accreditata: alterarla è un falso, anche se si corregge per dire la verità.</p>
<h2>Le qualità</h2>
<p>Chiara: leggibile, senza sigle inventate. Veritiera: ciò che è avvenuto, non ciò che si fa di solito. Completa: anche gli esami negativi, i rifiuti, le telefonate. Tempestiva: contestuale ai fatti, con data e ora; se si scrive dopo lo si dice. Firmata da chi ha agito. Non servono molte parole. Serve che ogni decisione abbia accanto il motivo.</p>
<h2>Che cosa manca più spesso</h2>
<ul><li>L’ora: senza, non si può dire che si è stati rapidi.</li><li>La rivalutazione dopo un farmaco, un dolore, una febbre.</li><li>Le informazioni date al paziente e la sua risposta.</li><li>Il ragionamento quando ci si allontana da una linea guida.</li><li>Il peso, le allergie, la terapia di casa.</li><li>L’esame obiettivo alla dimissione.</li></ul>
<p>Una voce mancante non prova la colpa, ma può contare contro chi doveva scriverla: i giudici ammettono che il difetto della cartella renda presumibile il nesso tra una condotta idonea a nuocere e il danno, quando proprio quel difetto impedisce al paziente di provarlo.</p>
<h2>Correggere</h2>
<p>Su carta una riga sottile, che lasci leggere, la data, la firma, la correzione accanto. Mai il correttore, mai una pagina sostituita. Nella cartella informatica la modifica lascia traccia da sola: si aggiunge una nota, non si riscrive il passato. Una correzione datata «oggi» su un fatto di ieri è un’informazione onesta; una correzione senza data è una prova contro.</p>
<h2>Il diario degli altri</h2>
<p>Ogni professionista risponde di ciò che scrive e ha il dovere di leggere ciò che scrivono gli altri. La nota infermieristica «riferito al medico di guardia, che visita alle 3.10» è spesso la riga che ricostruisce una notte. L’annotazione polemica, «come già segnalato più volte», in giudizio serve soltanto a chi accusa entrambi. Le divergenze si discutono a voce e si annota la decisione.</p>
<h2>Copie e tempi</h2>
<p>La legge 24 del 2017 dà alla struttura sette giorni dalla richiesta per consegnare la documentazione, preferibilmente in formato elettronico, e trenta per le integrazioni. La possono avere il paziente, chi è da lui delegato, il tutore, i medici curanti con il suo consenso e, dopo la morte, chi agisce per una ragione familiare meritevole di protezione o per tutelare un proprio diritto. La prima copia dei propri dati è gratuita secondo il Regolamento europeo, come ha chiarito la Corte di giustizia nel 2023 proprio su una cartella odontoiatrica.</p>
<h2>Per quanto si conserva</h2>
<p>La cartella di ricovero senza limiti di tempo, insieme ai referti: lo dice una circolare del 1986 che è ancora il riferimento. Le radiografie almeno dieci anni, il consenso informato per il tempo della prescrizione e più. Nello studio privato un obbligo identico non è scritto, ma la prescrizione contrattuale decennale e la deontologia portano alla stessa prudenza.</p>
<h2>Il copia e incolla</h2>
<p>È il difetto nuovo. «Obiettività invariata» ripetuta per nove giorni, con un drenaggio tolto al quarto, toglie credibilità a tutte le righe vere. Meglio una frase sola, di oggi.</p>`,
}
