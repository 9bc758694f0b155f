import type { ObjectName } from './draw-object.ts'

/** What is drawn of a subject: the first object leads, the others keep it company. `isThing`: something that can be had, shown as itself. */
export type Subject = { readonly objects: readonly ObjectName[]; readonly isThing?: boolean }

const of = (...objects: ObjectName[]): Subject => ({ objects })
const thing = (...objects: ObjectName[]): Subject => ({ objects, isThing: true })

/** Looked for in the address of an item, which its title made, the first that is there; words are stems, so that inflections meet. */
const BY_WORD: readonly (readonly [RegExp, Subject])[] = [
  [/sepsi|setticem/, of('stopwatch', 'thermometer', 'syringe')],
  [/fibrillazion|anticoagul/, of('anatomical-heart', 'pill', 'running-shoe', 'drop-of-blood')],
  [/scompens|cardiac|cardi|endocard/, of('anatomical-heart', 'pill', 'stethoscope')],
  [/elettrocardio/, thing('books', 'beating-heart')],
  [/pressione(?!-prev)|ipertens|bracciale/, of('bp-monitor', 'anatomical-heart', 'clipboard')],
  [/lesioni-da-press|medicazion/, of('adhesive-bandage', 'bed', 'clipboard')],
  [/antibiotic|penicillin/, of('pill', 'microbe', 'petri-dish')],
  [/allerg|anafilass/, of('syringe', 'warning', 'stopwatch')],
  [/veterin/, of('dog-face', 'cat-face', 'stethoscope')],
  [/cefale|emicran/, of('brain', 'alarm-clock', 'pill')],
  [/ictus|riabilitaz/, of('brain', 'running-shoe', 'crutch')],
  [/depress|lutto|psicolog|burnout|mente/, of('person-in-lotus-position', 'brain', 'speech-balloon')],
  [/insonnia|sonno|notte|turni|guardia/, of('hot-beverage', 'crescent-moon', 'bed')],
  [/asma|bpco|polmon|respir|inalator|ventilaz|spirometr/, of('lungs', 'stethoscope', 'oximeter')],
  [/covid|virus|epidemi|influenz|west-nile|zanzar|sincizial/, of('microbe', 'lungs', 'mosquito')],
  [/pandemi|emergenz|antincend|incend/, of('fire-extinguisher', 'warning', 'ambulance')],
  [/vaccin|mrna/, of('syringe', 'shield', 'dna')],
  [/celiachia|glutin/, of('bread', 'clipboard', 'baguette-bread')],
  [/dieta|nutriz|porzion|disfagia|tavola/, of('red-apple', 'fish', 'broccoli', 'bread', 'avocado', 'carrot')],
  [/diabet|insulin/, of('drop-of-blood', 'syringe', 'red-apple')],
  [/frattur|osteopor|lombalg|ortoped/, of('bone', 'crutch', 'running-shoe')],
  [/anzian|cadut|residenz|fragil/, of('crutch', 'house-with-garden', 'glasses')],
  [/gravidanz|allattam|neonat|pediatr|infanz|perinatal/, of('baby-bottle', 'teddy-bear', 'thermometer')],
  [/dent|orale|odonto/, of('tooth', 'toothbrush', 'magnifying-glass-tilted-left')],
  [/retin|ottica|vista|occhi/, of('eye', 'glasses')],
  [/renal|emogas|laborator|prelievo|test-diag|specificit/, of('test-tube', 'microscope', 'petri-dish')],
  [/ecograf|radioprot|radiolog/, of('desktop-computer', 'bone', 'shield')],
  [/mani|igiene/, of('soap', 'lotion-bottle', 'drop-of-blood')],
  [/puntura|biologic|protezione-resp|dispositivi/, of('syringe', 'shield', 'warning')],
  [/chirurg|sala-operator|checklist/, of('clipboard', 'check-mark-button', 'stopwatch')],
  [/rianimaz|posizione-later|pronto-socc/, of('ambulance', 'beating-heart', 'stopwatch')],
  [/attivita-fis|movimento/, of('running-shoe', 'stopwatch', 'water-wave')],
  [/fumare|fumo/, of('lungs', 'check-mark-button', 'spiral-calendar')],
  [/screening|prevenz/, of('magnifying-glass-tilted-left', 'spiral-calendar', 'clipboard')],
  [/caldo|estate/, of('sun', 'thermometer', 'drop-of-blood')],
  [/scheda-unica|terapia|farmac|fiala|errori|deprescriv/, of('pill', 'clipboard', 'lotion-bottle')],
  [/dolore/, of('pill', 'hammer-and-wrench', 'adhesive-bandage')],
  [/privacy|dpo|garante|fascicolo/, of('locked', 'key', 'page-facing-up')],
  [/segreto|referto/, of('locked-with-key', 'hospital', 'envelope')],
  [/consenso|firma|disposizioni-ant/, of('fountain-pen', 'page-facing-up', 'handshake')],
  [/cartella|documenta|scriverla/, of('clipboard', 'fountain-pen', 'page-facing-up')],
  [/responsabil|gelli|processo|tutela-leg|sentenz|legge-(?!132)|congedo/, of('balance-scale', 'scroll', 'briefcase')],
  [/aggress|violenza/, of('megaphone', 'shield', 'bell')],
  [/fattura|precompilat|spese/, of('receipt', 'coin', 'laptop')],
  [/forfett|fisco|tass|autonom|iva/, of('coin', 'receipt', 'bar-chart')],
  [/polizz|assicur|colpa-grave/, of('shield', 'page-facing-up', 'money-bag')],
  [/intelligenza-art|legge-132/, of('robot', 'laptop', 'stethoscope')],
  [/telemedic|distanza/, of('laptop', 'stethoscope', 'house-with-garden')],
  [/domicil|casa/, of('house-with-garden', 'hospital', 'automobile')],
  [/consegne|sbar|comunicar|notizia|stampa|social|pubblicit|familiare/, of('speech-balloon', 'megaphone', 'newspaper')],
  [/gruppo|guidare|colleg/, of('busts-in-silhouette', 'puzzle-piece', 'trophy')],
  [/indicator|audit|numeri|dati|liste/, of('bar-chart', 'chart-increasing', 'magnifying-glass-tilted-left')],
  [/tempo|attesa|agenda/, of('hourglass-done', 'spiral-calendar', 'alarm-clock')],
  [/genere|equi/, of('busts-in-silhouette', 'balance-scale')],
  [/ecm|triennio|crediti|formazion/, of('graduation-cap', 'open-book', 'trophy')],
  [/studio-clinic|leggere|ricerc/, of('books', 'magnifying-glass-tilted-left', 'dna')],
  [/aprire|studio/, of('key', 'briefcase', 'potted-plant')],
  [/ammala|chi-cura/, of('woman-health-worker', 'thermometer', 'hot-beverage')],
]

/** Rewards and goods, by the words of their name. */
const THINGS: readonly (readonly [RegExp, Subject])[] = [
  [/libri|libro|manuale|atlante|semeiot/, thing('books')],
  [/rivista|abbonamento/, thing('newspaper')],
  [/taccuin/, thing('notebook')],
  [/spesa/, thing('shopping-cart')],
  [/carburante/, thing('fuel-pump')],
  [/calzatur|scarp/, thing('running-shoe')],
  [/termometr/, thing('thermometer')],
  [/cuffie/, thing('headphone')],
  [/lampada/, thing('light-bulb')],
  [/batteria/, thing('battery')],
  [/tastiera/, thing('keyboard')],
  [/lettore/, thing('mobile-phone')],
  [/saturimetr/, thing('oximeter')],
  [/misurator/, thing('bp-monitor')],
  [/inglese|corso-di/, thing('speech-balloon')],
  [/terme/, thing('hot-springs')],
  [/massagg|tappetin|cuscino/, thing('person-in-lotus-position')],
  [/palestra/, thing('running-shirt')],
  [/bottiglia/, thing('lotion-bottle')],
  [/agriturism|alberg|notte-in/, thing('hotel')],
  [/museo/, thing('classical-building')],
  [/cena|ristorant|pasto/, thing('fork-and-knife-with-plate')],
  [/cinema/, thing('clapper-board')],
  [/zaino/, thing('backpack')],
  [/valigia/, thing('luggage')],
  [/mongolfiera/, thing('balloon')],
  [/moka/, thing('moka')],
  [/caffe/, thing('coffee-machine')],
  [/radio/, thing('radio')],
  [/coltelli/, thing('kitchen-knife')],
  [/pianta/, thing('potted-plant')],
  [/asciugaman/, thing('bathtub')],
  [/primo-socc/, thing('adhesive-bandage')],
  [/alberi/, thing('deciduous-tree')],
  [/borsa-di-studio/, thing('graduation-cap')],
  [/ambulatorio-di/, thing('stethoscope')],
]

/** Professions, each by what it is known by. */
const OCCUPATIONS: readonly (readonly [RegExp, Subject])[] = [
  [/infermier/, thing('adhesive-bandage')],
  [/medic/, thing('stethoscope')],
  [/farmac/, thing('pill')],
  [/odonto|dent/, thing('tooth')],
  [/ostetric/, thing('baby-bottle')],
  [/fisioterap/, thing('running-shoe')],
  [/psicolog/, thing('brain')],
]

/** Where no word says anything, the category does; each of its objects leads some of its items. */
const BY_CATEGORY: readonly (readonly [RegExp, readonly ObjectName[]])[] = [
  [/abbigliamento/, ['t-shirt', 'dress', 'handbag', 'running-shoe']],
  [/^salute/, ['glasses', 'soap', 'person-in-lotus-position', 'lotion-bottle']],
  [/^casa/, ['couch-and-lamp', 'potted-plant', 'bed', 'light-bulb']],
  [/elettronica/, ['laptop', 'headphone', 'camera', 'mobile-phone']],
  [/libri/, ['books', 'open-book', 'musical-note']],
  [/attrazioni/, ['ferris-wheel', 'castle', 'fountain', 'mountain-cableway']],
  [/bambini/, ['teddy-bear', 'baby-bottle', 'balloon']],
  [/alimentari/, ['fork-and-knife-with-plate', 'cheese-wedge', 'wine-glass', 'green-salad', 'pizza']],
  [/sport/, ['soccer-ball', 'tennis', 'bicycle', 'running-shirt']],
  [/convenzioni/, ['shopping-bags', 'wrapped-gift', 'handbag', 'ticket', 'sunrise-over-mountains']],
  [/^auto$/, ['automobile', 'sport-utility-vehicle', 'automobile']],
  [/mobilit/, ['bicycle', 'motor-scooter', 'electric-plug']],
  [/mare/, ['umbrella-on-ground', 'sailboat', 'desert-island']],
  [/montagna/, ['mountain-cableway', 'snow-capped-mountain', 'camping']],
  [/crociera/, ['passenger-ship', 'water-wave', 'compass']],
  [/citt/, ['classical-building', 'fountain', 'performing-arts']],
  [/viagg/, ['airplane', 'luggage', 'world-map', 'camera']],
  [/cardiolog/, ['anatomical-heart', 'bp-monitor', 'beating-heart']],
  [/farmac/, ['pill', 'lotion-bottle', 'thermometer']],
  [/legale|diritto|norme/, ['balance-scale', 'scroll', 'fountain-pen', 'classical-building']],
  [/fisc|tass/, ['coin', 'receipt', 'bar-chart', 'bank']],
  [/assicuraz|tutel/, ['shield', 'key', 'handshake']],
  [/sicurezza/, ['shield', 'fire-extinguisher', 'warning']],
  [/ricerc/, ['microscope', 'dna', 'test-tube']],
  [/psicolog|benessere/, ['person-in-lotus-position', 'brain', 'seedling']],
  [/nutriz|prevenz/, ['red-apple', 'broccoli', 'running-shoe', 'avocado']],
  [/profession|lavoro|servizi/, ['briefcase', 'busts-in-silhouette', 'handshake', 'alarm-clock']],
  [/corsi|formazion/, ['graduation-cap', 'open-book', 'books', 'trophy']],
  [/infermier/, ['syringe', 'woman-health-worker', 'adhesive-bandage']],
  [/odonto/, ['tooth', 'toothbrush']],
  [/pediatr/, ['teddy-bear', 'baby-bottle', 'thermometer']],
]
const ANYTHING: readonly ObjectName[] = [
  'stethoscope',
  'hospital',
  'clipboard',
  'thermometer',
  'open-book',
  'microscope',
]

/** Goods, cars and journeys are shown as themselves; a lesson or an article tells a story. */
const GOODS =
  /^(?:auto|mare|montagna|crociera|citt.*|viagg.*|convenzioni|abbigliamento|salute|casa|elettronica|libri|attrazioni|sport|bambini|alimentari)\b/

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** What to draw for an item: by the words it is called with, else by its category; `luck` from 0 to 1 chooses among equals. */
export function subjectOf(seed: string, category: string, luck: number): Subject {
  const [key, kind] = [plain(seed).replace(/[^a-z0-9]+/g, '-'), plain(category).trim()]
  const said = wordsOf(kind).find(([word]) => word.test(key))
  if (said) return said[1]
  const among = BY_CATEGORY.find(([word]) => word.test(kind))?.[1] ?? ANYTHING
  const first = Math.floor(luck * among.length) % among.length
  const objects = [...among.slice(first), ...among.slice(0, first)]
  return GOODS.test(kind) || isReward(kind) ? { objects: objects.slice(0, 1), isThing: true } : { objects }
}

const wordsOf = (kind: string) => {
  if (kind === 'mestieri') return OCCUPATIONS
  return GOODS.test(kind) || kind === '' || isReward(kind) ? THINGS : BY_WORD
}

/** The categories of the catalogue of rewards. */
const isReward = (kind: string) =>
  /^(?:buoni-acquisto|tecnologia|libri-e-formazione|benessere$|viaggi-e-tempo-libero|solidarieta)/.test(kind)
