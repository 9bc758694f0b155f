import type { Written } from '../reading/seed-item.ts'

export const article: Written = {
  slug: 'podcast-la-notte-in-pronto-soccorso',
  title: 'La notte in pronto soccorso, raccontata da chi la fa',
  type: 'Podcast',
  abstract:
    'Tre voci, un triage, otto ore. Un episodio sulla paura di sbagliare e su come la si attraversa, con la trascrizione.',
  category: 'professione-e-lavoro',
  published: '2026-10-19',
  topics: ['Emergenza', 'Burnout'],
  professions: ['Medico chirurgo', 'Infermiera', 'Infermiere'],
  author: 'Redazione audio',
  body: `<p>Un’infermiera di triage, un medico al primo anno, una coordinatrice che va in pensione. Raccontano la stessa notte da tre punti diversi.</p>
<p>Non è un reportage: è una conversazione su quello che non si scrive in cartella. Qui sotto c’è la trascrizione dei passaggi principali, per chi preferisce leggere o non può ascoltare.</p>
<h2>Il codice che non si voleva assegnare</h2>
<p><strong>Infermiera.</strong> Un uomo di cinquant’anni, mal di stomaco. Parametri normali, scherzava. Ho messo un codice basso e l’ho guardato andare in sala d’attesa. Poi mi sono accorta che si teneva la mascella. L’ho richiamato e gli ho fatto un elettrocardiogramma lì, in piedi quasi. Il resto lo sapete.</p>
<p><strong>Medico.</strong> Io so che mi hai portato un tracciato in mano senza dire niente. E che in quel momento avevo altri due pazienti e la tentazione di posarlo sul tavolo.</p>
<p><strong>Infermiera.</strong> Per questo non sono uscita finché non l’hai guardato.</p>
<h2>La telefonata a casa, alle quattro</h2>
<p><strong>Medico.</strong> Ho chiamato la moglie. Nessuno me lo aveva insegnato. Ho detto chi ero, ho chiesto se era sola, e poi mi sono accorto che non sapevo quale parola usare.</p>
<p><strong>Coordinatrice.</strong> Ero dietro di te. Hai detto «infarto, è vivo, lo stanno operando». Era tutto quello che serviva.</p>
<h2>L’errore</h2>
<p><strong>Coordinatrice.</strong> In trentotto anni ne ho fatti. Uno lo ricordo ogni volta che vedo una fiala di quel colore. Quello che mi ha salvata non è stato il perdono: è stata una collega che il giorno dopo mi ha fatto rifare il turno accanto a lei.</p>
<p><strong>Medico.</strong> E tu che cosa hai cambiato?</p>
<p><strong>Coordinatrice.</strong> Lo scaffale. Le persone si stancano, gli scaffali no.</p>
<h2>Che cosa resta, la mattina</h2>
<p><strong>Infermiera.</strong> Il silenzio della macchina. Guido piano. Non accendo la radio.</p>
<p><strong>Coordinatrice.</strong> Fate una cosa prima di uscire: dite a qualcuno la cosa peggiore della notte. Anche solo una frase, anche nello spogliatoio. Se la portate a casa intera, dorme con voi.</p>`,
}
