import type { Written } from '../reading/seed-item.ts'

export const article: Written = {
  slug: 'ebook-venti-domande-sul-consenso',
  title: 'Venti domande sul consenso informato',
  type: 'E-book',
  abstract:
    'Un libro breve da tenere in studio: minori, urgenza, rifiuto, amministratore di sostegno, disposizioni anticipate.',
  category: 'norme-e-diritto',
  published: '2026-05-11',
  access: 'premium',
  topics: ['Consenso informato', 'Responsabilità sanitaria'],
  professions: ['Medico chirurgo', 'Infermiera', 'Infermiere', 'Odontoiatra', 'Psicologa'],
  tags: ['Norme e diritto'],
  series: 'I libri del Club',
  hasContinueReading: true,
  author: 'Avv. Silvia Marconi',
  sources: [{ label: 'Legge 22 dicembre 2017, n. 219' }],
  body: `<p>Le domande sono quelle che i nostri lettori fanno più spesso. Le risposte sono brevi, con l’articolo di legge accanto.</p>
<p>Si legge a salti: parti dal caso che hai davanti.</p>
<h2>Le basi</h2>
<h3>1. Il consenso deve essere scritto?</h3>
<p>Deve essere documentato: per iscritto, in video o con i mezzi adatti alla persona. Lo scritto è imposto solo per alcuni atti. Articolo 1, comma 4.</p>
<h3>2. Chi lo raccoglie?</h3>
<p>Chi propone ed esegue, o un professionista dell’équipe che conosca ogni aspetto.</p>
<h3>3. Quanto vale un modulo prestampato?</h3>
<p>Poco, se è generico. Molto, se contiene ciò che riguarda quella persona.</p>
<h3>4. Si può revocare?</h3>
<p>Sempre, anche a trattamento iniziato. Articolo 1, comma 5.</p>
<h3>5. E se il paziente non vuole sapere?</h3>
<p>È un suo diritto. Si registra, e si indica chi riceve le informazioni. Articolo 1, comma 3.</p>
<h2>I minori</h2>
<h3>6. Servono entrambi i genitori?</h3>
<p>Per gli atti non ordinari sì. Per quelli ordinari basta uno.</p>
<h3>7. Sono in disaccordo tra loro.</h3>
<p>Decide il giudice; nell’urgenza si cura.</p>
<h3>8. Rifiutano una cura necessaria.</h3>
<p>Ricorso al giudice tutelare, anche da parte del medico. Articolo 3, comma 5.</p>
<h3>9. Il ragazzo di sedici anni non vuole.</h3>
<p>Si ascolta e si tiene conto della sua maturità; la sua volontà pesa, soprattutto per gli atti rinviabili.</p>
<h3>10. Il genitore è in viaggio.</h3>
<p>Basta un consenso documentato a distanza; se c’è urgenza non si aspetta.</p>
<h2>Incapacità e urgenza</h2>
<h3>11. Il coniuge può firmare?</h3>
<p>No, a meno che sia stato nominato rappresentante. È una fonte di notizie.</p>
<h3>12. L’amministratore di sostegno?</h3>
<p>Si legge il decreto: deve nominare le decisioni sanitarie. Articolo 3, commi 4 e 5.</p>
<h3>13. La persona confusa per la febbre?</h3>
<p>Se il trattamento può attendere si aspetta che torni lucida; altrimenti si procede nel suo interesse.</p>
<h3>14. Paziente incosciente con un biglietto in tasca.</h3>
<p>Vale come indizio della volontà; le disposizioni anticipate, se esistono, vincolano.</p>
<h3>15. Testimone di Geova adulto e capace che rifiuta la trasfusione.</h3>
<p>Il rifiuto si rispetta, si documenta, si offrono le alternative.</p>
<h2>Il futuro</h2>
<h3>16. Che forma hanno le disposizioni anticipate?</h3>
<p>Atto pubblico, scrittura autenticata o consegnata di persona al Comune. Articolo 4, comma 6.</p>
<h3>17. Quando si possono disattendere?</h3>
<p>Se sono palesemente incongrue, non corrispondono alla condizione, o esistono terapie non prevedibili, d’accordo con il fiduciario. Articolo 4, comma 5.</p>
<h3>18. Che cosa fa il fiduciario?</h3>
<p>Rappresenta la persona nelle relazioni con chi cura. Può rinunciare, per iscritto.</p>
<h3>19. Che differenza c’è con la pianificazione condivisa?</h3>
<p>Quella riguarda una malattia in corso, si fa con il medico e sta in cartella. Articolo 5.</p>
<h3>20. Il medico può opporre obiezione di coscienza?</h3>
<p>La legge 219 non la prevede: il medico non è tenuto ad atti contrari alla legge, alla deontologia o alle buone pratiche, e la struttura garantisce comunque il rispetto della volontà.</p>`,
}
