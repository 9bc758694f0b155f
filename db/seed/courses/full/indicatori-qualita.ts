import type { FullCourse } from '../full-course.ts'
import { qualityIndicatorsQuestions } from '../questions/indicatori-qualita.ts'

export const qualityIndicators: FullCourse = {
  title: 'Indicatori di qualità: sceglierli e usarli',
  lessons: [
    {
      kind: 'ebook',
      title: 'Struttura, processo, esito',
      durationSeconds: 52,
      paragraphs: [
        'Avedis Donabedian propose nel 1966 tre sguardi sulla qualità. Struttura: che cosa c’è (infermieri per letto, un ecografo, una procedura). Processo: che cosa si fa (profilassi antibiotica nell’ora giusta). Esito: che cosa succede al paziente (infezioni, mortalità, qualità di vita).',
        'Nessuno basta da solo. La struttura è facile da misurare e dice poco. L’esito è ciò che conta, ma arriva tardi, è raro e dipende anche da quanto è malato chi arriva: per confrontare serve l’aggiustamento per il rischio, che tiene conto di età e gravità. Il processo è vicino alle nostre mani, purché sia legato all’esito da buone prove.',
        'A questi si aggiungono gli indicatori di bilanciamento: misurano il danno possibile di un miglioramento. Se si riduce la degenza, si guardano i ricoveri ripetuti.',
        'Gli esiti e le esperienze riferiti dal paziente (PROM e PREM) chiedono a chi è stato curato se ora cammina, dorme, ha capito. Sono ancora i più rari, e i più onesti.',
      ],
    },
    {
      kind: 'ebook',
      title: 'Costruire un indicatore',
      durationSeconds: 51,
      paragraphs: [
        'Un indicatore è una frazione con una scheda. Numeratore: chi ha avuto la cosa giusta. Denominatore: chi avrebbe dovuto averla. Esclusioni, fonte, periodo, responsabile, soglia. Esempio: pazienti oltre 65 anni con frattura di femore operati entro 48 ore, diviso tutti i pazienti oltre 65 anni con frattura di femore.',
        'Le qualità di un buon indicatore: valido (misura ciò che dice), affidabile (due persone trovano lo stesso numero), sensibile al cambiamento, fattibile, comprensibile, utile a decidere. Se nessuno saprebbe che cosa fare con un valore cattivo, non serve.',
        'Pochi: da cinque a dieci per un servizio. In Italia il Programma nazionale esiti, curato da AGENAS, pubblica ogni anno indicatori per ospedale; il Nuovo sistema di garanzia misura l’erogazione dei livelli essenziali nelle Regioni. Sono un punto di partenza, e non sono pagelle.',
        'Un dato che non costa nulla raccogliere, perché nasce già dal lavoro, vale più di uno perfetto che dura tre mesi.',
      ],
    },
    {
      kind: 'ebook',
      title: 'Leggere l’andamento',
      durationSeconds: 54,
      paragraphs: [
        'Ogni numero oscilla. Il 12 per cento di aprile e il 15 di maggio possono essere lo stesso sistema che respira. La carta di controllo mette i valori in fila con una linea centrale e due limiti, a circa tre deviazioni standard. Dentro i limiti la variazione è comune, cioè propria del processo; un punto fuori, o otto punti consecutivi dallo stesso lato, indica una causa speciale da cercare.',
        'Reagire a ogni oscillazione peggiora le cose: Deming lo chiamava manomissione. Se il sistema è stabile e non ci piace si cambia il sistema, non si rimprovera chi ha lavorato a maggio.',
        'Con numeri piccoli l’intervallo di confidenza è largo: 1 infezione su 20 interventi è il 5 per cento, ma la verità può stare da quasi zero a circa il 25. La classifica tra ospedali piccoli è in gran parte caso.',
        'Il grafico a imbuto lo mostra: i piccoli oscillano molto, i grandi poco, e ciò che interessa è chi sta fuori dall’imbuto.',
      ],
    },
    {
      kind: 'ebook',
      title: 'Quando un numero distorce',
      durationSeconds: 48,
      paragraphs: [
        'Legge di Goodhart: quando una misura diventa un obiettivo, smette di essere una buona misura. Se si premia l’attesa sotto le quattro ore, a tre ore e cinquanta si ricovera. Se si pubblica la mortalità per chirurgo qualcuno non opera più i gravi.',
        'Le difese. Più indicatori insieme, con quello di bilanciamento. Misurare per imparare, prima che per giudicare: i dati del gruppo al gruppo. Verificare le cartelle a campione. Parlare con chi lavora: quasi sempre sa dove il numero mente.',
        'Attenzione a ciò che non si misura: la gentilezza, la continuità, il tempo. Ciò che è facile da contare tende a occupare tutto lo spazio.',
        'Il ritorno ai professionisti è tempestivo, comprensibile, con un confronto e un’azione possibile. Un cruscotto che nessuno apre è arredamento. La prova di un indicatore è una domanda: che cosa abbiamo fatto di diverso, l’ultima volta che è cambiato?',
      ],
    },
  ],
  questions: qualityIndicatorsQuestions,
}
