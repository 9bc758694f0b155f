import type { WrittenResource } from '../reading/seed-item.ts'

export const sheet: WrittenResource = {
  slug: 'scheda-braden',
  title: 'Scheda di valutazione del rischio di lesioni da pressione (Braden)',
  abstract: 'Sei voci, il punteggio, la soglia e lo spazio per quattro rivalutazioni.',
  flag: 'isMODSCIENT',
  category: 'clinica-e-terapia',
  published: '2026-10-22',
  topics: ['Assistenza', 'Infermieristica', 'Modelli clinici'],
  professions: ['Infermiera', 'Infermiere', 'Fisioterapista', 'Medico chirurgo'],
  body: `<p>Paziente ______________________________ Nato/a il ____/____/________ Unità ____________________ Ingresso ____/____/________ ore ______</p>
<p><em>Prima valutazione entro otto ore dall’ingresso; poi a ogni cambiamento e secondo procedura. Fonte: Bergstrom N e altri, The Braden Scale for Predicting Pressure Sore Risk, Nursing Research 1987.</em></p>
<h2>Punteggi</h2>
<table><thead><tr><th scope="col">Voce</th><th scope="col">1</th><th scope="col">2</th><th scope="col">3</th><th scope="col">4</th></tr></thead><tbody><tr><td>Percezione sensoriale</td><td>Assente</td><td>Molto limitata</td><td>Poco limitata</td><td>Integra</td></tr>
<tr><td>Umidità</td><td>Costante</td><td>Spesso</td><td>Occasionale</td><td>Rara</td></tr>
<tr><td>Attività</td><td>Allettato</td><td>In poltrona</td><td>Cammina a volte</td><td>Cammina spesso</td></tr>
<tr><td>Mobilità</td><td>Immobile</td><td>Molto limitata</td><td>Poco limitata</td><td>Completa</td></tr>
<tr><td>Nutrizione</td><td>Molto povera</td><td>Probabilmente inadeguata</td><td>Adeguata</td><td>Eccellente</td></tr>
<tr><td>Frizione e scivolamento</td><td>Problema</td><td>Potenziale</td><td>Nessuno</td><td>Non previsto</td></tr></tbody></table>
<h2>Valutazioni</h2>
<table><thead><tr><th scope="col">Voce</th><th scope="col">Data ____</th><th scope="col">Data ____</th><th scope="col">Data ____</th><th scope="col">Data ____</th></tr></thead><tbody><tr><td>Percezione sensoriale</td><td>____</td><td>____</td><td>____</td><td>____</td></tr>
<tr><td>Umidità</td><td>____</td><td>____</td><td>____</td><td>____</td></tr>
<tr><td>Attività</td><td>____</td><td>____</td><td>____</td><td>____</td></tr>
<tr><td>Mobilità</td><td>____</td><td>____</td><td>____</td><td>____</td></tr>
<tr><td>Nutrizione</td><td>____</td><td>____</td><td>____</td><td>____</td></tr>
<tr><td>Frizione e scivolamento</td><td>____</td><td>____</td><td>____</td><td>____</td></tr>
<tr><td>Totale, da 6 a 23</td><td>____</td><td>____</td><td>____</td><td>____</td></tr>
<tr><td>Firma</td><td>____</td><td>____</td><td>____</td><td>____</td></tr></tbody></table>
<h2>Lettura</h2>
<p>Da 19 in su: nessun rischio particolare, rivalutare. Da 15 a 18: rischio lieve. 13 e 14: moderato. Da 10 a 12: elevato. 9 o meno: molto elevato. Si agisce comunque sulle voci con 1 o 2.</p>
<h2>Piano</h2>
<p>☐ Cambi di posizione ogni ____ ore ☐ superficie ____________________ ☐ talloni sospesi ☐ medicazione preventiva ☐ barriera per l’incontinenza ☐ dietista ☐ persona e famiglia informate</p>
<p>Pelle all’ingresso: ____________________________________________</p>`,
}
