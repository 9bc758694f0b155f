/** LOY-006. The rules of the programme, as they are downloaded. */
export const REGULATION: readonly string[] = [
  '1. Chi partecipa. Il Programma Fedeltà è compreso nell’abbonamento Premium e si attiva da solo il giorno in cui l’abbonamento comincia.',
  '2. Come si guadagnano i punti. Con l’abbonamento; completando il profilo (100 punti, una volta); pubblicando la scheda professionale (80 punti, una volta); superando un corso ECM (50 punti per ciascun corso); leggendo un articolo fino in fondo (5 punti, fino a venti articoli al mese); quando un collega si iscrive con il proprio invito (200 punti, fino a dieci colleghi per anno). Ogni cosa conta una volta sola.',
  '3. Quanto durano. I punti si possono usare per ventiquattro mesi dal giorno in cui sono guadagnati. Si usano sempre per primi quelli che scadono prima.',
  '4. Come si usano. Nel catalogo dei premi. I punti non sono denaro, non si convertono in denaro e non si cedono.',
  '5. Se un premio non è disponibile, o l’ordine viene annullato prima della spedizione, i punti tornano per intero. Quelli che nel frattempo fossero scaduti tornano con altri trenta giorni di validità.',
  '6. Se l’abbonamento scade. I punti si possono ancora usare per il periodo indicato nella propria pagina; poi il programma si chiude. Con il rinnovo si riprendono i punti non ancora scaduti.',
  '7. Modifiche. Le modifiche al regolamento sono comunicate ai soci almeno trenta giorni prima e non riducono il valore dei punti già guadagnati.',
]
