import type { Written } from '../reading/seed-item.ts'

export const article: Written = {
  slug: 'segreto-professionale-e-referto',
  title: 'Segreto professionale, referto, denuncia: tacere o parlare',
  abstract:
    'Due doveri opposti nello stesso camice. Chi deve riferire, a chi, entro quando, e quando la legge chiede invece il silenzio.',
  category: 'norme-e-diritto',
  published: '2026-04-20',
  access: 'members',
  topics: ['Responsabilità sanitaria', 'Segreto professionale', 'Privacy'],
  professions: [
    'Medico chirurgo',
    'Infermiera',
    'Infermiere',
    'Ostetrica',
    'Psicologa',
    'Psicologo',
    'Odontoiatra',
    'Farmacista',
    'Fisioterapista',
  ],
  tags: ['Norme e diritto'],
  author: 'Avv. Silvia Marconi',
  sources: [
    { label: 'Codice penale, articoli 326, 361, 362, 365 e 622' },
    { label: 'Codice di procedura penale, articoli 200, 331 e 334' },
  ],
  body: `<p>Una ragazza arriva con un braccio rotto e chiede di non dirlo a nessuno. Un paziente racconta, durante una medicazione, che il coltello non era il suo. Chi cura ha davanti due articoli del codice penale che sembrano dire il contrario: uno punisce chi rivela, l’altro chi non riferisce.</p>
<p>Non si contraddicono. Bisogna sapere in quale veste si sta lavorando, che reato si sospetta e chi rischia di essere processato.</p>
<h2>Il segreto</h2>
<p>L’articolo 622 punisce chi rivela senza giusta causa un segreto conosciuto per la propria professione, o lo usa a profitto, se può derivarne un danno. Vale per il medico e per la segretaria, in ascensore e sui messaggi del gruppo di reparto. Vale anche dopo la morte del paziente, e anche con i colleghi che non lo hanno in cura.</p>
<p>Il consenso della persona, un obbligo di legge, la salvaguardia di un terzo in pericolo sono le giuste cause più comuni. Il codice deontologico le elenca e, in alcuni casi, è più severo del codice penale.</p>
<h2>Il referto</h2>
<p>L’articolo 365 obbliga chi esercita una professione sanitaria e presta assistenza in casi che possono presentare i caratteri di un delitto procedibile d’ufficio. Si riferisce all’autorità giudiziaria entro quarantotto ore, o immediatamente se c’è pericolo nel ritardo. Contiene la persona assistita, il luogo in cui si trova, le circostanze, i mezzi, gli effetti.</p>
<p>C’è un’eccezione che protegge la cura: non si è obbligati quando il referto esporrebbe la persona assistita a procedimento penale. Chi si è ferito durante una rapina deve potersi far medicare senza temere il medico. Se invece il paziente è la vittima l’obbligo c’è, anche quando lui non vuole.</p>
<h2>La denuncia</h2>
<p>Chi lavora in una struttura pubblica, o convenzionata con compiti pubblici, è pubblico ufficiale o incaricato di pubblico servizio. Per lui valgono gli articoli 361 e 362: denuncia di ogni reato procedibile d’ufficio di cui ha notizia nell’esercizio delle funzioni, senza ritardo, per iscritto. Qui l’esenzione del referto non c’è nella stessa forma, ed è il motivo per cui lo stesso fatto può essere trattato in modo diverso nello studio privato e in ospedale.</p>
<table><thead><tr><td></td><th scope="col">Referto</th><th scope="col">Denuncia</th></tr></thead><tbody><tr><td>Chi</td><td>Professionista sanitario che presta assistenza</td><td>Pubblico ufficiale o incaricato di pubblico servizio</td></tr><tr><td>Che cosa</td><td>Delitti procedibili d’ufficio</td><td>Reati procedibili d’ufficio</td></tr><tr><td>Quando</td><td>Entro 48 ore</td><td>Senza ritardo</td></tr><tr><td>Eccezione</td><td>Se espone l’assistito a procedimento</td><td>Non nella stessa forma</td></tr></tbody></table>
<h2>Quando si procede d’ufficio</h2>
<p>Omicidio, lesioni gravi o gravissime in diversi casi, maltrattamenti in famiglia, violenza sessuale su minori, lesioni da infortunio sul lavoro gravi con violazione delle norme di sicurezza. La riforma del 2022 ha reso a querela molti reati contro la persona, tra cui parecchie lesioni: prima di decidere conviene una telefonata al medico legale di turno o al proprio avvocato. Davanti a un minore, nel dubbio, si riferisce.</p>
<p>Per i maltrattamenti e la violenza contro le donne i percorsi di pronto soccorso seguono linee nazionali del 2017: stanza riservata, valutazione del rischio, contatto con il centro antiviolenza, repertazione.</p>
<h2>Davanti al giudice</h2>
<p>Medici, farmacisti, ostetriche e ogni altro professionista sanitario possono astenersi dal testimoniare su ciò che hanno conosciuto per la professione, salvo i casi in cui hanno l’obbligo di riferire. È una facoltà: si dichiara, e il giudice può verificarne il fondamento.</p>
<h2>In pratica</h2>
<ul><li>Scrivi in cartella le parole della persona tra virgolette e ciò che hai visto, non le tue conclusioni.</li><li>Non indagare: non fare domande che suggeriscono la risposta.</li><li>Riferisci fatti e non colpevoli.</li><li>Conserva copia con data e ora dell’invio.</li><li>Se taci, annota perché.</li></ul>`,
}
