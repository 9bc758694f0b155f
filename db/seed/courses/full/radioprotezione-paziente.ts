import type { FullCourse } from '../full-course.ts'
import { radiationProtectionQuestions } from '../questions/radioprotezione-paziente.ts'

export const radiationProtection: FullCourse = {
  title: 'Radioprotezione del paziente',
  lessons: [
    {
      kind: 'ebook',
      title: 'Dosi e rischi',
      durationSeconds: 59,
      paragraphs: [
        'La dose assorbita si misura in gray; la dose efficace, che tiene conto della sensibilità degli organi, in sievert. Nella vita di ogni giorno riceviamo dal fondo naturale circa 2-3 millisievert all’anno, in Italia poco più di 3 con il radon.',
        'Qualche ordine di grandezza: radiografia del torace 0,02 mSv; endorale dentale circa 0,005; ortopanoramica 0,01-0,02; TAC cone beam dentale da 0,05 a 0,2; mammografia circa 0,4; TAC del torace 5-7; TAC dell’addome 8-10. Una TAC dell’addome vale quindi centinaia di radiografie del torace. Ecografia e risonanza non usano radiazioni ionizzanti.',
        'Gli effetti sono di due tipi. Le reazioni tissutali, come l’eritema della pelle e la cataratta, compaiono sopra una soglia e peggiorano con la dose: riguardano soprattutto le procedure interventistiche lunghe. Gli effetti stocastici, come i tumori, per prudenza si considerano senza soglia: con la dose cresce la probabilità, non la gravità. La stima usata è circa il 5 per cento di tumori mortali in più per sievert: a 10 millisievert, circa uno su duemila.',
        'Bambini e giovani sono più sensibili, e hanno più anni davanti.',
      ],
    },
    {
      kind: 'ebook',
      title: 'Giustificare e ottimizzare',
      durationSeconds: 68,
      paragraphs: [
        'Il decreto legislativo 101 del 2020 recepisce la direttiva 2013/59/Euratom. I principi per il paziente sono due: giustificazione e ottimizzazione. Il limite di dose, che vale per lavoratori e popolazione, non si applica al paziente: non avrebbe senso negare una TAC che salva la vita.',
        'Giustificare vuol dire che il beneficio atteso supera il danno e che la domanda non ha risposta con un esame senza radiazioni o già fatto. Il prescrivente scrive il quesito clinico e le notizie utili; lo specialista ne è responsabile e può rifiutare o proporre altro. Prima di chiedere si pongono tre domande: è già stato fatto? Cambierà la cura? Serve adesso?',
        'Ottimizzare è ottenere l’immagine utile con la dose più bassa ragionevolmente ottenibile: il principio ALARA. Si usano i livelli diagnostici di riferimento: non sono limiti per il singolo, sono valori che, se superati di regola, chiedono di rivedere apparecchi e tecnica. Collimare sulla zona di interesse riduce la dose e migliora l’immagine.',
        'La dose è parte del referto: il decreto chiede che l’informazione sull’esposizione vi compaia. Le schermature piombate sulle gonadi, un tempo di regola, oggi sono sconsigliate da molte società scientifiche in molti esami, perché la dose è già minima e possono disturbare l’esposizione automatica.',
      ],
    },
    {
      kind: 'ebook',
      title: 'Gravidanza, bambini, studi privati',
      durationSeconds: 82,
      paragraphs: [
        'A ogni persona in età fertile si chiede se può essere in gravidanza, e la risposta si scrive; cartelli in sala d’attesa invitano a dirlo. Sotto 100 mGy al feto non si sono dimostrate malformazioni: quasi ogni esame diagnostico resta molto al di sotto. Un esame fatto senza sapere della gravidanza non è, da solo, motivo di interruzione: si calcola la dose con l’esperto di fisica medica e si spiega. Un esame urgente in gravidanza, se serve davvero, si fa.',
        'In medicina nucleare si danno istruzioni scritte per proteggere i familiari; l’allattamento può dover essere sospeso per un tempo che dipende dal radiofarmaco.',
        'Nel bambino si usano protocolli dedicati: la TAC da adulto è un eccesso di dose.',
        'L’odontoiatra può usare le radiazioni come attività complementare: contestuale, integrata e indilazionabile rispetto alla prestazione. Non fa esami per altri. Le immagini tridimensionali cone beam non sono di routine, né prima di ogni ortodonzia. Gli apparecchi hanno controlli di qualità periodici, e la responsabilità di esperto di fisica medica e di radioprotezione è distinta: il primo guarda il paziente, il secondo i lavoratori.',
        'Il veterinario protegge le persone: l’animale si sospende con sedazione o con mezzi di contenimento, e chi lo tiene, quando è inevitabile, è adulto, non in gravidanza, protetto, a rotazione. Le tre difese sono sempre tempo, distanza, schermo: raddoppiando la distanza l’intensità diventa un quarto.',
        'La formazione in radioprotezione del paziente fa parte dell’ECM per chi ne è tenuto, con una quota dei crediti del triennio.',
      ],
    },
  ],
  questions: radiationProtectionQuestions,
}
