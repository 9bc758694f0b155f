import type { FullCourse } from '../full-course.ts'
import { pregnancyDrugsQuestions } from '../questions/farmaci-gravidanza-allattamento.ts'

export const pregnancyDrugs: FullCourse = {
  title: 'Farmaci in gravidanza e allattamento',
  lessons: [
    {
      kind: 'ebook',
      title: 'Leggere il rischio',
      durationSeconds: 64,
      paragraphs: [
        'Ogni gravidanza ha un rischio di base: circa 2 o 3 neonati su cento hanno una malformazione maggiore, senza alcun farmaco. Il rischio di un farmaco si racconta sempre accanto a questo numero. Dire «raddoppia» spaventa; dire «da 3 a 6 su cento» o «da 1 a 2 su mille» fa capire, e sono cose molto diverse.',
        'Il tempo conta quanto la sostanza. Nelle prime due settimane dal concepimento vale di solito il tutto o nulla. Dalla terza all’ottava settimana si formano gli organi: è il periodo di maggior rischio di malformazioni. Dopo, il danno riguarda crescita e funzione: gli antinfiammatori si evitano dalla 20ª settimana per il rene e il liquido amniotico, e vicino al termine per la chiusura del dotto arterioso.',
        'La malattia non curata ha un rischio suo: epilessia, asma, depressione e ipertensione lasciate a sé fanno male a madre e bambino. La domanda giusta non è «è sicuro?», ma «che cosa succede con e che cosa succede senza?».',
        'Dopo la talidomide le agenzie hanno abbandonato le lettere A, B, C, D, X: oggi il foglio tecnico racconta i dati a parole, e va letto fino in fondo.',
      ],
    },
    {
      kind: 'ebook',
      title: 'Da ricordare',
      durationSeconds: 52,
      paragraphs: [
        '## Da evitare',
        '- Acido valproico: malformazioni e disturbi dello sviluppo. In chi può avere una gravidanza si usa solo se non c’è alternativa, con un programma di prevenzione.',
        '- Isotretinoina e acitretina: contraccezione prima, durante e dopo.',
        '- ACE-inibitori e sartani: danno renale fetale nel secondo e terzo trimestre.',
        '- Warfarin: embriopatia tra la 6ª e la 12ª settimana; al suo posto eparina a basso peso molecolare, che non passa la placenta.',
        '- Metotrexato, micofenolato, tetracicline dopo il primo trimestre.',
        '## Con più esperienza',
        'Paracetamolo per dolore e febbre, alla dose minima e per il tempo che serve; amoxicillina e cefalosporine; metildopa, labetalolo e nifedipina per la pressione; salbutamolo e cortisone inalato per l’asma, da non sospendere; levotiroxina, la cui dose di solito va aumentata; insulina.',
        'L’acido folico, 0,4 mg al giorno, si comincia almeno un mese prima del concepimento; la dose è più alta in chi ha un rischio aumentato di difetti del tubo neurale.',
      ],
    },
    {
      kind: 'ebook',
      title: 'Allattare, cercare, comunicare',
      durationSeconds: 54,
      paragraphs: [
        'Quasi ogni farmaco passa nel latte, ma quasi sempre in quantità piccola. La misura è la dose relativa del lattante: sotto il 10 per cento della dose materna per chilo si considera di solito accettabile. Passano meno i farmaci molto legati alle proteine, grandi, o che si assorbono poco per bocca. Il neonato prematuro è più esposto.',
        'Paracetamolo e ibuprofene sono di prima scelta. La codeina si evita: in chi la trasforma rapidamente in morfina può sedare il bambino in modo pericoloso. Sertralina e paroxetina hanno livelli bassi nel latte. Sospendere l’allattamento «per prudenza» ha un costo, e raramente è necessario.',
        'Si cerca in fonti dedicate: la scheda tecnica, la banca dati LactMed, i centri di informazione teratologica. Si scrive in cartella che cosa si è cercato e che cosa si è detto.',
        'Nel colloquio si evita «non si preoccupi» e si evita «nessuno può saperlo». Si dice il rischio di base, quello aggiunto, quello della malattia, e che cosa si controllerà.',
      ],
    },
  ],
  questions: pregnancyDrugsQuestions,
}
