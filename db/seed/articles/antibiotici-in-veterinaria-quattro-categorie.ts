import type { Written } from '../reading/seed-item.ts'

export const article: Written = {
  slug: 'antibiotici-in-veterinaria-quattro-categorie',
  title: 'Antibiotici in veterinaria: le quattro categorie e la ricetta',
  abstract:
    'Evitare, limitare, cautela, prudenza. La classificazione europea tradotta in scelte di ogni giorno, dal gatto con la cistite al gruppo di vitelli.',
  category: 'clinica-e-terapia',
  published: '2026-05-25',
  access: 'registered',
  topics: ['Antibiotici', 'Antimicrobico-resistenza', 'Veterinaria'],
  professions: ['Veterinaria', 'Veterinario', 'Farmacista'],
  author: 'Nadia Ferri, medico veterinario',
  sources: [
    {
      label:
        'European Medicines Agency, Categorisation of antibiotics for use in animals for prudent and responsible use, 2019',
    },
    { label: 'Regolamento (UE) 2019/6 relativo ai medicinali veterinari' },
    { label: 'Decreto legislativo 7 dicembre 2023, n. 218' },
  ],
  body: `<p>Due terzi dei principi attivi che usiamo negli animali si usano anche nell’uomo. Un batterio che impara a resistere in una stalla non ha bisogno del passaporto per arrivare in un reparto. Per questo l’Europa ha diviso gli antibiotici veterinari in quattro gruppi, con un nome che dice che cosa farne.</p>
<p>La classificazione è dell’Agenzia europea dei medicinali. Non è un divieto da imparare a memoria, è una domanda da farsi prima di scrivere: posso risolvere con un gruppo più in basso?</p>
<h2>Le quattro categorie</h2>
<table><thead><tr><th scope="col">Categoria</th><th scope="col">Nome</th><th scope="col">Esempi</th><th scope="col">Come si usa</th></tr></thead><tbody><tr><td>A</td><td>Evitare</td><td>Carbapenemi, glicopeptidi, linezolid</td><td>Non autorizzati negli animali; eccezioni solo nei non produttori di alimenti, nei limiti di legge</td></tr><tr><td>B</td><td>Limitare</td><td>Cefalosporine di terza e quarta generazione, fluorochinoloni, colistina</td><td>Quando C e D non funzionerebbero, e con l’antibiogramma</td></tr><tr><td>C</td><td>Cautela</td><td>Macrolidi, lincosamidi, aminoglicosidi, amoxicillina e clavulanico, cefalosporine di prima</td><td>Se non c’è un’alternativa efficace nella D</td></tr><tr><td>D</td><td>Prudenza</td><td>Amoxicillina, ampicillina, penicillina, tetracicline, sulfamidici con trimetoprim</td><td>Prima scelta, per il tempo necessario</td></tr></tbody></table>
<p>Prudenza non vuol dire libertà: anche la categoria D si usa solo quando serve.</p>
<h2>La regola europea</h2>
<p>Dal gennaio 2022 il Regolamento 2019/6 vieta l’uso di routine, quello per compensare scarsa igiene o cattivo allevamento e quello per favorire la crescita. La profilassi è ammessa in casi eccezionali, su un singolo animale o pochi. La metafilassi, cioè il trattamento del gruppo quando alcuni sono malati, richiede un rischio alto e nessuna alternativa. Il decreto legislativo 218 del 2023 ha adeguato le norme italiane.</p>
<p>La ricetta elettronica veterinaria è obbligatoria dal 2019. Per gli antibiotici contiene diagnosi, animale o gruppo, dose, durata; per il gruppo il veterinario deve poter giustificare la scelta. La durata scritta è quella necessaria, non quella della confezione.</p>
<h2>Casi di ogni giorno</h2>
<h3>Il gatto con sangue nelle urine</h3>
<p>Giovane, stressato, urine sterili: nella maggior parte dei casi è una cistite idiopatica, e l’antibiotico non serve. Si tratta il dolore, l’ambiente, l’acqua. L’urinocoltura prima di tutto se l’animale è anziano, diabetico o nefropatico.</p>
<h3>La diarrea acuta del cane</h3>
<p>Anche con sangue, se non c’è febbre né segni di sepsi, l’antibiotico non accorcia la malattia e disturba l’intestino per settimane. Dieta, liquidi, rivalutazione.</p>
<h3>La ferita da morso</h3>
<p>Lavare, aprire, drenare. L’antibiotico, se serve, dalla categoria C o D, secondo profondità e sede.</p>
<h3>La mastite</h3>
<p>Trattare in lattazione dopo l’esame del latte: molte forme lievi da Gram negativi guariscono da sole. L’asciutta selettiva, con sigillante per le bovine a rischio basso, ha ridotto i consumi senza peggiorare la sanità delle mandrie.</p>
<h2>L’antibiogramma si legge</h2>
<p>Una «S» non è un ordine. Tra più farmaci sensibili si sceglie quello della categoria più bassa, che arriva nel tessuto, che il proprietario riuscirà a dare. Una «R» alla colistina in un suino è una notizia per tutta la filiera.</p>
<h2>Il proprietario</h2>
<p>Chiede l’iniezione che ha funzionato l’altra volta. Funziona dirgli che cosa aspettarsi, quando richiamare, che cosa non fare: non usare gli avanzi, non dividere con l’altro cane, non sospendere alla prima leccata di pappa se è stata data una durata. La farmacia è un alleato, perché vede la stessa ricetta presentata due volte.</p>
<h2>Misurare</h2>
<p>I sistemi informativi calcolano il consumo per allevamento in dosi giornaliere. Guardare il proprio numero accanto alla mediana, una volta l’anno, con l’allevatore, cambia più di un corso.</p>`,
}
